import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-nonce")
struct IDTokenNonceCheckTests {
  private let check = TokenCheck.idTokenNonce
  private let nonce = "cN1HoIFyDUz_eWdB72I2pg"

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'nonce' is '\(nonce)'", of: check, at: "token-response")
  }

  @Test("fails for one other character")
  func fails() throws {
    let other = "cN1HoIFyDUz_eWdB72I2pA"
    try SignIn(changing: "token-response", "json.id_token.claims.nonce", .set(other)).expect(
      .fail,
      "'nonce' is '\(other)', not '\(nonce)'; "
        + "1 of 22 characters differ: character 22 is 'A' and should be 'g'",
      expected: nonce, actual: other, of: check, at: "token-response")
  }

  @Test("fails for a nonce that did not come back")
  func failsForAbsence() throws {
    try SignIn(changing: "token-response", "json.id_token.claims.nonce", .remove).expect(
      .fail, "'nonce' is missing; it must be '\(nonce)'",
      expected: nonce, of: check, at: "token-response")
  }

  @Test("fails for a code of another sign-in, though that one's nonce is in the token")
  func failsForInjectedCode() throws {
    // The app's own request, which the verifier names, had another nonce than the one for which the
    // code was issued.
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.code_challenge", .set("of-the-attacker"))
    for id in ["open-browser", "browser-launch"] {
      try signIn.change(id, "query.nonce", .set("own"))
    }
    try signIn.expect(
      .fail, "'nonce' is '\(nonce)', not 'own'; 22 characters came, 3 were expected",
      expected: "own", actual: nonce, of: check, at: "token-response")
  }

  @Test("measures by the app's own request, though the nonce was lost on the way")
  func failsForNonceThatWasLost() throws {
    var signIn = try SignIn(changing: "authorization-request", "query.nonce", .remove)
    try signIn.change("token-response", "json.id_token.claims.nonce", .remove)
    try signIn.expect(
      .fail, "'nonce' is missing; it must be '\(nonce)'", expected: nonce, of: check,
      at: "token-response")
  }

  @Test("is unknown when the requests are gone")
  func unknown() throws {
    try SignIn(without: "open-browser", "browser-launch", "authorization-request").expect(
      .unknown, "the authorization request behind 'login-submit' is not in the transcript",
      of: check,
      at: "token-response")
  }

  @Test("does not apply when no nonce was sent")
  func notApplicable() throws {
    try SignIn(changing: "open-browser", "query.nonce", .remove).expectNothing(
      of: check, at: "token-response")
  }
}
