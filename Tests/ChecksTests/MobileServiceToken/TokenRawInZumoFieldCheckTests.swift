import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("token-raw-in-zumo-field")
struct TokenRawInZumoFieldCheckTests {
  private let check = MessageCheck.tokenRawInZumoField

  @Test("passes the recorded run")
  func passes() throws {
    try SignIn("custom-token").expect(
      .pass, "'X-ZUMO-AUTH' holds the token alone", of: check, at: "table-request")
  }

  @Test(
    "fails for everything but one token",
    arguments: [
      ("Bearer eyJhbGciOiJIUzI1NiJ9.e30.AA", "begins with 'Bearer'; the token stands there alone"),
      ("junk", "holds no JWT that can be read"), ("..", "holds no JWT that can be read"),
    ])
  func fails(value: String, words: String) throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .set(value))
    try run.expect(.fail, "'X-ZUMO-AUTH' \(words)", of: check, at: "table-request")
  }

  @Test("fails for an empty field and for two")
  func failsForCount() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .add("x"))
    try run.expect(
      .fail, "'X-ZUMO-AUTH' occurs 2 times; one token belongs there", of: check,
      at: "table-request")
    try run.change("table-request", "header.X-ZUMO-AUTH", .set(""))
    try run.expect(
      .fail, "'X-ZUMO-AUTH' is empty; a token belongs there", of: check, at: "table-request")
  }

  @Test("does not apply to a request without token")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
