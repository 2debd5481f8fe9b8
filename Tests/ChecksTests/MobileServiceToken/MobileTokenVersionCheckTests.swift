import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("mobile-token-version")
struct MobileTokenVersionCheckTests {
  private let check = TokenCheck.customTokenVersion

  @Test("passes the recorded tokens")
  func passes() throws {
    try SignIn("custom-token").expect(
      .pass, "'ver' is the number 2", of: check, at: "table-request")
  }

  @Test(
    "fails for another version, and for the number as a text", arguments: ["1", "\"2\"", "2.0"])
  func fails(value: String) throws {
    try SignIn(mobileToken: "claims.ver", .set(value)).expect(
      .fail, "'ver' is \(value); since March 2014 it is the number 2", expected: "2",
      actual: value, of: check, at: "table-request")
  }

  @Test("fails for no version")
  func failsForNone() throws {
    try SignIn(mobileToken: "claims.ver", .remove).expect(
      .fail, "'ver' is missing; since March 2014 it is the number 2", expected: "2", of: check,
      at: "table-request")
  }

  @Test("does not apply to a request without token")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
