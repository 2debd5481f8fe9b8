import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("callback-issuer-matches")
struct CallbackIssuerMatchesCheckTests {
  private let check = MessageCheck.callbackIssuerMatches

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'iss' equals the 'issuer' of the metadata that the app read, 36 characters",
      of: check, at: "callback")
  }

  @Test("fails for another issuer, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("callback", "query.iss", .set(Recorded.issuer.spoiled))
    try signIn.expect(
      .fail,
      "'iss' differs from the 'issuer' of the metadata that the app read; "
        + "1 of 36 characters differ: character 1 is 'X' and should be 'h'",
      expected: Recorded.issuer, actual: Recorded.issuer.spoiled,
      of: check, at: "callback")
  }

  @Test("fails without an issuer that was promised")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("callback", "query.iss", .remove)
    try signIn.expect(
      .fail, "'iss' is missing; it has to equal the 'issuer' of the metadata that the app read",
      expected: Recorded.issuer,
      of: check, at: "callback")
  }

  @Test("does not apply to a server that does not send it")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("callback", "query.iss", .remove)
    try signIn.change(
      "metadata-response", "json.authorization_response_iss_parameter_supported", .set("false"))
    try signIn.expectNothing(of: check, at: "callback")
  }

  @Test("does not apply to an app that started no sign-in")
  func notApplicableToOther() throws {
    var signIn = try SignIn()
    try signIn.changeReceiver("callback", ParticipantName(rawValue: "attacker"))
    try signIn.expectNothing(of: check, at: "callback")
  }

  @Test("is unknown when 'metadata-response' is gone")
  func isUnknownWithoutMetadataResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("metadata-response")
    try signIn.expect(
      .unknown, "step 2 is not in the transcript",
      of: check, at: "callback")
  }
}
