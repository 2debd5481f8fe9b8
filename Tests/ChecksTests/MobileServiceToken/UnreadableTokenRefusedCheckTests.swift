import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("unreadable-token-refused")
struct UnreadableTokenRefusedCheckTests {
  private let check = MessageCheck.unreadableTokenRefused

  @Test("passes the recorded refusal")
  func passes() throws {
    try SignIn("custom-token-junk").expect(
      .pass, "what stood in 'X-ZUMO-AUTH' was no token, and the answer is 401", of: check,
      at: "table-response")
  }

  @Test("fails for an answer with rows")
  func fails() throws {
    var run = try SignIn("custom-token-junk")
    try run.change("table-response", "status", .set("200"))
    try run.expect(
      .fail,
      "what stood in 'X-ZUMO-AUTH' was no token, and the answer is 200: it was taken for nothing "
        + "at all", expected: "401", actual: "200", of: check, at: "table-response")
  }

  @Test("is unknown without the request, and does not apply to a token that can be read")
  func notApplicable() throws {
    var run = try SignIn("custom-token-junk")
    try run.delete("table-request")
    try run.expect(
      .unknown, "the request that 'table-response' answers is not in the transcript", of: check,
      at: "table-response")
    try SignIn("custom-token").expectNothing(of: check, at: "table-response")
  }
}
