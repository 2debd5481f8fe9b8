import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("mobile-token-audience")
struct MobileTokenAudienceCheckTests {
  private let check = CustomTokenAudienceCheck()

  private let known =
    "'Custom', 'Facebook', 'Google', 'Twitter', 'MicrosoftAccount', 'Aad'"

  @Test("passes both kinds of user, and an array of one")
  func passes() throws {
    let run = try SignIn("custom-token")
    try run.expect(.pass, "'aud' is 'Facebook'", of: check, at: "table-request")
    try run.expect(.pass, "'aud' is 'Custom'", of: check, at: "table-request#2")
    try SignIn(mobileToken: "claims.aud", .set("[\"Custom\"]")).expect(
      .pass, "'aud' is 'Custom'", of: check, at: "table-request")
  }

  @Test("fails for another service, for several and for none")
  func fails() throws {
    let rest =
      "; it must name one of \(known), else a token for another service with the same key "
      + "passes here"
    try SignIn(mobileToken: "claims.aud", .set("scorekeeper")).expect(
      .fail, "'aud' names 'scorekeeper'" + rest, of: check, at: "table-request")
    try SignIn(mobileToken: "claims.aud", .set("[\"Custom\",\"x\"]")).expect(
      .fail, "'aud' names 'Custom', 'x'" + rest, of: check, at: "table-request")
    try SignIn(mobileToken: "claims.aud", .remove).expect(
      .fail, "'aud' is missing; it must be one of \(known)", of: check, at: "table-request")
  }

  @Test("does not apply to a request without token")
  func notApplicable() throws {
    var run = try SignIn("custom-token")
    try run.change("table-request", "header.X-ZUMO-AUTH", .remove)
    try run.expectNothing(of: check, at: "table-request")
  }
}
