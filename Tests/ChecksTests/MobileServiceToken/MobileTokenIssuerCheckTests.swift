import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("mobile-token-issuer")
struct MobileTokenIssuerCheckTests {
  private let check = TokenCheck.customTokenIssuer

  private let issuer = "urn:microsoft:windows-azure:zumo"

  @Test("passes the recorded tokens")
  func passes() throws {
    try SignIn("custom-token").expect(
      .pass, "'iss' is '\(issuer)'", of: check, at: "table-request")
  }

  @Test("fails for another kind of token, and for none")
  func fails() throws {
    try SignIn(mobileToken: "claims.iss", .set("urn:mail")).expect(
      .fail,
      "'iss' is 'urn:mail', not '\(issuer)'; 8 characters came, 32 were expected",
      expected: issuer, actual: "urn:mail", of: check, at: "table-request")
    try SignIn(mobileToken: "claims.iss", .remove).expect(
      .fail, "'iss' is missing; it must be '\(issuer)'", expected: issuer, of: check,
      at: "table-request")
  }

  @Test("does not apply to a request without token")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
