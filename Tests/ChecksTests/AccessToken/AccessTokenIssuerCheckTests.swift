import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-issuer")
struct AccessTokenIssuerCheckTests {
  private let check = TokenCheck.accessTokenIssuer

  private let other = "https://authorization-server.exbmple"

  @Test(
    "passes the recorded sign-in, where the token is issued and where it is used",
    arguments: ["token-response", "resource-request", "refresh-response", "resource-request#2"])
  func passes(id: String) throws {
    try SignIn().expect(.pass, "'iss' is '\(Recorded.issuer)'", of: check, at: id)
  }

  @Test(
    "fails for one other character",
    arguments: [
      ("token-response", "json.access_token"), ("resource-request", "header.Authorization"),
    ])
  func fails(id: String, place: String) throws {
    try SignIn(changing: id, "\(place).claims.iss", .set(other)).expect(
      .fail,
      "'iss' is '\(other)', not '\(Recorded.issuer)'; "
        + "1 of 36 characters differ: character 32 is 'b' and should be 'a'",
      expected: Recorded.issuer, actual: other, of: check, at: id)
  }

  @Test("is unknown when the metadata is gone")
  func unknown() throws {
    try SignIn(without: "metadata-response").expect(
      .unknown, "no authorization server metadata in the transcript", of: check,
      at: "resource-request")
  }

  @Test("does not apply to a token that is no JWT")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("opaque")).expectNothing(
      of: check, at: "token-response")
  }
}
