import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("parameters-once")
struct ParametersOnceCheckTests {
  private let check = MessageCheck.parametersOnce

  @Test("passes every request and answer of the recorded sign-in")
  func passes() throws {
    for (id, count) in [
      ("authorization-request", 8), ("authorization-response", 3), ("token-request", 5),
      ("refresh-request", 3),
    ] {
      try SignIn().expect(.pass, "\(count) parameters, each once", of: check, at: id)
    }
  }

  @Test("fails for a parameter that comes twice")
  func fails() throws {
    for (id, place, first) in [
      ("authorization-request", "query.client_id", Recorded.clientID),
      ("authorization-response", "location.query.code", Recorded.code),
      ("token-request", "form.code", Recorded.code),
      ("refresh-request", "form.client_id", Recorded.clientID),
    ] {
      var signIn = try SignIn()
      try signIn.change(id, place, .add("other"))
      let name = place.split(separator: ".").last ?? ""
      try signIn.expect(
        .fail, "'\(name)' occurs more than once: '\(first)', 'other'", of: check, at: id)
    }
  }

  @Test("does not count what stands between two '&'")
  func ignoresEmpty() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "body", .add("&&"))
    try signIn.expect(.pass, "5 parameters, each once", of: check, at: "token-request")
  }

  @Test("passes several resources: RFC 8707 section 2")
  func passesResources() throws {
    var signIn = try SignIn()
    for api in ["https://a.example", "https://b.example"] {
      try signIn.change("authorization-request", "query.resource", .add(api))
    }
    try signIn.expect(.pass, "8 parameters, each once", of: check, at: "authorization-request")
  }

  @Test("does not apply to a body that is no form")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Content-Type", .set("application/json"))
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
