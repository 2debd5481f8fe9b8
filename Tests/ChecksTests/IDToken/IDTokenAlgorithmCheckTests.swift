import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-algorithm")
struct IDTokenAlgorithmCheckTests {
  private let check = TokenCheck.idTokenAlgorithm

  private func signIn(_ change: Change) throws -> SignIn {
    try SignIn(changing: "token-response", "json.id_token.header.alg", change)
  }

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'alg' is 'RS256', a signature that a public key verifies", of: check,
      at: "token-response")
  }

  @Test("fails for other algorithms")
  func fails() throws {
    try signIn(.set("none")).expect(
      .fail, "'alg' is 'none'; a token without signature proves nothing", of: check,
      at: "token-response")
    try signIn(.set("HS256")).expect(
      .fail,
      "'alg' is 'HS256', which needs a shared secret; "
        + "a key from a public key set must never serve as one", of: check, at: "token-response")
    try signIn(.set("RS255")).expect(
      .fail, "'alg' is 'RS255', which names no signature with a public key, such as 'RS256'",
      of: check, at: "token-response")
    try signIn(.set("[1]")).expect(
      .fail, "'alg' is an array; it must be a string", of: check, at: "token-response")
    try signIn(.remove).expect(
      .fail, "the header has no 'alg'; a signed token names its algorithm", of: check,
      at: "token-response")
  }

  @Test("does not apply to what is no JWT, which the check of the signature names")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.id_token", .set("abc")).expectNothing(
      of: check, at: "token-response")
  }
}
