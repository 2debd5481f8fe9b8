import Testing
import TranscriptModel

@testable import Checks

@Suite("mobile-token-algorithm")
struct MobileTokenAlgorithmCheckTests {
  private let check = TokenCheck.customTokenAlgorithm

  @Test("passes the recorded tokens")
  func passes() throws {
    let run = try SignIn("custom-token")
    try run.expect(.pass, "'alg' is HS256", of: check, at: "create-user-response")
    try run.expect(.pass, "'alg' is HS256", of: check, at: "table-request")
  }

  @Test(
    "fails for every other algorithm",
    arguments: [("none", "is \"none\""), ("HS512", "is \"HS512\""), ("1", "is 1")])
  func fails(value: String, words: String) throws {
    try SignIn(mobileToken: "header.alg", .set(value)).expect(
      .fail,
      "'alg' \(words); a service has one algorithm for its key, HS256, and does not ask the token",
      expected: "HS256", actual: String(words.dropFirst(3)), of: check, at: "table-request")
  }

  @Test("does not apply to a request without token")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
