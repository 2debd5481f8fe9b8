import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("mobile-token-kid")
struct MobileTokenKIDCheckTests {
  private let check = TokenCheck.customTokenKeyID

  @Test("passes the recorded tokens")
  func passes() throws {
    try SignIn("custom-token").expect(
      .pass, "'kid' is the text \"0\"", of: check, at: "table-request")
  }

  @Test("fails for the number of version 1, for another text and for none")
  func fails() throws {
    try SignIn(mobileToken: "header.kid", .set("0")).expect(
      .fail, "'kid' is the number 0, the form of version 1; since version 2 it is the text \"0\"",
      expected: "\"0\"", actual: "0", of: check, at: "table-request")
    try SignIn(mobileToken: "header.kid", .set("one")).expect(
      .fail, "'kid' is \"one\"; it must be the text \"0\"", expected: "\"0\"",
      actual: "\"one\"", of: check, at: "table-request")
    try SignIn(mobileToken: "header.kid", .remove).expect(
      .fail, "'kid' is missing; it must be the text \"0\"", expected: "\"0\"", of: check,
      at: "table-request")
  }

  @Test("does not apply to a request without token")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
