import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("redirect-unchanged")
struct RedirectUnchangedCheckTests {
  private let check = MessageCheck.redirectUnchanged

  @Test("passes the recorded sign-in, with a code and with an error")
  func passes() throws {
    for (recording, length) in [("pkce", 146), ("denied", 168)] {
      for id in ["redirect", "callback"] {
        try SignIn(recording).expect(
          .pass, "the URL equals that of 'authorization-response', \(length) characters", of: check,
          at: id)
      }
    }
  }

  @Test("fails for a code, a state or an issuer that was changed on the way")
  func fails() throws {
    for (name, value) in [
      ("code", Recorded.code), ("state", Recorded.state), ("iss", Recorded.issuer),
    ] {
      for id in ["redirect", "callback"] {
        var signIn = try SignIn()
        let sent = try signIn.url(id)
        try signIn.change(id, "query.\(name)", .set(value.spoiled))
        try signIn.expect(
          .fail,
          "the URL differs from that of 'authorization-response'; '\(name)': 1 of \(value.characterCount) characters differ: "
            + "character 1 is 'X' and should be '\(value.string.prefix(1))'",
          expected: sent, actual: try signIn.url(id), of: check, at: id)
      }
    }
  }

  @Test("fails for another place")
  func failsForPlace() throws {
    var signIn = try SignIn()
    let sent = try signIn.url("callback")
    try signIn.change("callback", "url", .set(sent.spoiled))
    try signIn.expect(
      .fail,
      "the URL differs from that of 'authorization-response'; 1 of 146 characters differ: "
        + "character 1 is 'X' and should be 'c'",
      expected: sent, actual: sent.spoiled, of: check, at: "callback")
  }

  @Test("fails for an answer that no server gave")
  func failsForForged() throws {
    var signIn = try SignIn()
    try signIn.change("callback", "url", .set("com.example.app:/auth?code=a&state=b"))
    try signIn.expect(
      .fail, "no authorization response sent this URL on its way",
      of: check, at: "callback")
  }

  @Test("is unknown when 'authorization-response' is gone")
  func isUnknownWithoutAuthorizationResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("authorization-response")
    try signIn.expect(
      .unknown, "step 11 is not in the transcript",
      of: check, at: "callback")
  }

  @Test("takes no other sign-in's answer for one that is gone")
  func isUnknownBesideAnother() throws {
    var signIn = try SignIn.two(isOtherPerson: true)
    try signIn.delete("authorization-response")
    try signIn.expect(.unknown, "step 21 is not in the transcript", of: check, at: "callback")
  }
}
