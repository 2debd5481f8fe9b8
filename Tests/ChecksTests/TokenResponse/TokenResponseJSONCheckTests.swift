import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("token-response-json")
struct TokenResponseJSONCheckTests {
  private let check = MessageCheck.tokenResponseJSON

  @Test("passes the recorded sign-in, and a refusal")
  func passes() throws {
    try SignIn().expect(.pass, "a JSON object with 6 members", of: check, at: "token-response")
    try SignIn().expect(.pass, "a JSON object with 5 members", of: check, at: "refresh-response")
    try SignIn("refused").expect(
      .pass, "a JSON object with 2 members", of: check, at: "token-response")
  }

  @Test("fails for another media type")
  func fails() throws {
    try SignIn(changing: "token-response", "header.Content-Type", .set("text/html")).expect(
      .fail, "'Content-Type' is 'text/html', not 'application/json'",
      expected: "application/json", actual: "text/html", of: check, at: "token-response")
    try SignIn(changing: "token-response", "header.Content-Type", .remove).expect(
      .fail, "'Content-Type' is missing, not 'application/json'", expected: "application/json",
      of: check, at: "token-response")
  }

  @Test("fails for a body that is no JSON object, or has a name twice")
  func failsForBody() throws {
    try SignIn(changing: "token-response", "body", .set("access_token=1")).expect(
      .fail, "the body is not JSON", of: check, at: "token-response")
    try SignIn(changing: "token-response", "body", .remove).expect(
      .fail, "the body is not JSON", of: check, at: "token-response")
    try SignIn(changing: "token-response", "body", .set("[]")).expect(
      .fail, "the body is an array, not an object", of: check, at: "token-response")
    try SignIn(changing: "token-response", "json.access_token", .add("other")).expect(
      .fail, "'access_token' occurs more than once", of: check, at: "token-response")
  }

  @Test("does not apply to a server that is down")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "status", .set("503")).expectNothing(
      of: check, at: "token-response")
  }
}
