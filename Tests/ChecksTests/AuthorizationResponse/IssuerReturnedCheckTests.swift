import Vocabulary
import Testing
import TranscriptModel

@testable import Checks

@Suite("issuer-returned")
struct IssuerReturnedCheckTests {
  private let check = MessageCheck.issuerReturned

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'iss' equals the 'issuer' of the metadata, 36 characters",
      of: check, at: "authorization-response")
  }

  @Test("passes an error")
  func passesError() throws {
    try SignIn("denied").expect(
      .pass, "'iss' equals the 'issuer' of the metadata, 36 characters", of: check,
      at: "authorization-response")
  }

  @Test("fails for another issuer, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "location.query.iss", .set(Recorded.issuer.spoiled))
    try signIn.expect(
      .fail,
      "'iss' differs from the 'issuer' of the metadata; 1 of 36 characters differ: "
        + "character 1 is 'X' and should be 'h'", expected: Recorded.issuer,
      actual: Recorded.issuer.spoiled,
      of: check, at: "authorization-response")
  }

  @Test("fails without an issuer that was promised")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "location.query.iss", .remove)
    try signIn.expect(
      .fail, "'iss' is missing; it has to equal the 'issuer' of the metadata",
      expected: Recorded.issuer,
      of: check, at: "authorization-response")
  }

  @Test("is unknown when 'metadata-response' is gone")
  func isUnknownWithoutMetadataResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("metadata-response")
    try signIn.expect(
      .unknown, "no metadata of 'authorization-server' is in the transcript",
      of: check, at: "authorization-response")
  }

  @Test("is unknown for metadata without issuer")
  func isUnknownWithoutMember() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "json.issuer", .remove)
    try signIn.expect(
      .unknown, "the metadata has no 'issuer' to compare with", of: check,
      at: "authorization-response")
  }

  @Test("does not apply to a server that does not send it")
  func notApplicableWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "location.query.iss", .remove)
    try signIn.change(
      "metadata-response", "json.authorization_response_iss_parameter_supported", .remove)
    try signIn.expectNothing(of: check, at: "authorization-response")
  }

  @Test("does not apply to a page")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "header.Location", .remove)
    try signIn.expectNothing(of: check, at: "authorization-response")
  }
}
