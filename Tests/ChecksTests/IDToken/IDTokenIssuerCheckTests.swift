import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-issuer")
struct IDTokenIssuerCheckTests {
  private let check = TokenCheck.idTokenIssuer
  private let issuer = "https://authorization-server.example"

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'iss' is '\(issuer)'", of: check, at: "token-response")
  }

  @Test("fails for one other character in the claim or in the metadata")
  func fails() throws {
    let other = "https://authorization-server.exbmple"
    try SignIn(changing: "token-response", "json.id_token.claims.iss", .set(other)).expect(
      .fail,
      "'iss' is '\(other)', not '\(issuer)'; "
        + "1 of 36 characters differ: character 32 is 'b' and should be 'a'",
      expected: issuer, actual: other, of: check, at: "token-response")
    try SignIn(changing: "metadata-response", "json.issuer", .set(other)).expect(
      .fail,
      "'iss' is '\(issuer)', not '\(other)'; "
        + "1 of 36 characters differ: character 32 is 'a' and should be 'b'",
      expected: other, actual: issuer, of: check, at: "token-response")
  }

  @Test("fails for a claim that is missing or no string")
  func failsForOtherKinds() throws {
    try SignIn(changing: "token-response", "json.id_token.claims.iss", .remove).expect(
      .fail, "'iss' is missing; it must be '\(issuer)'",
      expected: issuer, of: check, at: "token-response")
    try SignIn(changing: "token-response", "json.id_token.claims.iss", .set("[1]")).expect(
      .fail, "'iss' is an array; it must be the string '\(issuer)'",
      expected: issuer, actual: "[1]", of: check, at: "token-response")
  }

  @Test("is unknown when the metadata or the token request is gone")
  func unknown() throws {
    try SignIn(without: "metadata-response").expect(
      .unknown, "no authorization server metadata in the transcript", of: check,
      at: "token-response")
    try SignIn(without: "token-request").expect(
      .unknown, "the request that 'token-response' answers is not in the transcript", of: check,
      at: "token-response")
  }
}
