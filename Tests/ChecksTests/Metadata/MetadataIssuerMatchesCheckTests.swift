import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("metadata-issuer-matches")
struct MetadataIssuerMatchesCheckTests {
  private let check = MessageCheck.metadataIssuerMatches

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'https://authorization-server.example' was asked, and it is the 'issuer'",
      of: check, at: "metadata-response")
  }

  @Test("fails for another issuer, and names the character")
  func failsForAnotherIssuer() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "json.issuer", .set(Recorded.issuer.spoiled))
    try signIn.expect(
      .fail,
      "'issuer' is not the one that was asked; "
        + "1 of 36 characters differ: character 1 is 'X' and should be 'h'",
      expected: Recorded.issuer, actual: Recorded.issuer.spoiled,
      of: check, at: "metadata-response")
  }

  @Test("fails without an issuer")
  func failsWithoutIssuer() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "json.issuer", .remove)
    try signIn.expect(
      .fail, "the metadata has no 'issuer'", expected: Recorded.issuer,
      of: check, at: "metadata-response")
  }

  @Test("fails when no issuer was asked")
  func failsForOtherPlace() throws {
    var signIn = try SignIn()
    try signIn.change(
      "metadata-request", "url", .set("https://authorization-server.example/metadata"))
    try signIn.expect(
      .fail,
      "'https://authorization-server.example/metadata' has no "
        + "'/.well-known/oauth-authorization-server': no issuer was asked",
      of: check, at: "metadata-response")
  }

  @Test("passes an issuer with a path, and the address of OpenID")
  func passesOtherAddresses() throws {
    for url in [
      "https://authorization-server.example/.well-known/oauth-authorization-server/tenant",
      "https://authorization-server.example/tenant/.well-known/openid-configuration",
    ] {
      var signIn = try SignIn()
      try signIn.change("metadata-request", "url", .set(url))
      try signIn.change("metadata-response", "json.issuer", .set(Recorded.issuer + "/tenant"))
      try signIn.expect(
        .pass,
        "'https://authorization-server.example/tenant' was asked, and it is the 'issuer'",
        of: check, at: "metadata-response")
    }
  }

  @Test("is unknown when 'metadata-request' is gone")
  func isUnknownWithoutMetadataRequest() throws {
    var signIn = try SignIn()
    try signIn.delete("metadata-request")
    try signIn.expect(
      .unknown, "the request that 'metadata-response' answers is not in the transcript",
      of: check, at: "metadata-response")
  }

  @Test("does not apply to a refusal")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "status", .set("404"))
    try signIn.expectNothing(of: check, at: "metadata-response")
  }
}
