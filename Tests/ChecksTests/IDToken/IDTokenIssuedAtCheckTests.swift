import Testing
import TranscriptModel

@testable import Checks

@Suite("id-token-issued-at")
struct IDTokenIssuedAtCheckTests {
  private let check = TokenCheck.idTokenIssuedAt

  private func signIn(iat: String) throws -> SignIn {
    try SignIn(changing: "token-response", "json.id_token.claims.iat", .set(iat))
  }

  @Test("passes the recorded sign-in, and a time that lies ahead within the leeway")
  func passes() throws {
    try SignIn().expect(
      .pass, "'iat' is 1767225600, 0 seconds ago", of: check, at: "token-response")
    try signIn(iat: "1767225660").expect(
      .pass, "'iat' is 1767225660, 60 seconds ahead, within the leeway", of: check,
      at: "token-response")
  }

  @Test("fails for a time that lies further ahead")
  func fails() throws {
    try signIn(iat: "1767225661").expect(
      .fail, "'iat' is 1767225661, 61 seconds after this step; clocks may differ by 60 seconds",
      of: check, at: "token-response")
  }

  @Test("fails for a time that is missing")
  func failsForAbsence() throws {
    try SignIn(changing: "token-response", "json.id_token.claims.iat", .remove).expect(
      .fail, "'iat' is missing", of: check, at: "token-response")
  }

  @Test("does not apply where no ID token is")
  func notApplicable() throws {
    try SignIn().expectNothing(of: check, at: "refresh-response")
  }
}
