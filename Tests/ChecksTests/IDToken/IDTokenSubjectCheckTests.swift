import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-subject")
struct IDTokenSubjectCheckTests {
  private let check = TokenCheck.idTokenSubject

  private func signIn(_ change: Change) throws -> SignIn {
    try SignIn(changing: "token-response", "json.id_token.claims.sub", change)
  }

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'sub' is 'O00RJmfCt0CL_Zb0', 16 characters", of: check, at: "token-response")
  }

  @Test("fails for a subject that is missing, empty, too long or no string")
  func fails() throws {
    try signIn(.remove).expect(
      .fail, "'sub' is missing; it names the user", of: check, at: "token-response")
    try signIn(.set("7")).expect(
      .fail, "'sub' is a number; it must be a string", of: check, at: "token-response")
    try signIn(.set("")).expect(
      .fail, "'sub' has 0 bytes; it must be 1 to 255 ASCII characters", of: check,
      at: "token-response")
    try signIn(.set(String(repeating: "a", count: 256))).expect(
      .fail, "'sub' has 256 bytes; it must be 1 to 255 ASCII characters", of: check,
      at: "token-response")
  }

  @Test("fails for another subject after a refresh")
  func failsAfterRefresh() throws {
    var signIn = try SignIn()
    let token = try signIn.token("token-response", "json.id_token")
    try signIn.change("refresh-response", "json.id_token", .add(token))
    try signIn.expect(
      .pass, "'sub' is 'O00RJmfCt0CL_Zb0'", of: check, at: "refresh-response")
    try signIn.change("refresh-response", "json.id_token.claims.sub", .set("A00RJmfCt0CL_Zb0"))
    try signIn.expect(
      .fail,
      "'sub' is 'A00RJmfCt0CL_Zb0', not 'O00RJmfCt0CL_Zb0'; "
        + "1 of 16 characters differ: character 1 is 'A' and should be 'O'",
      expected: "O00RJmfCt0CL_Zb0", actual: "A00RJmfCt0CL_Zb0", of: check, at: "refresh-response")
  }

  @Test("is unknown after a refresh whose first token response is gone")
  func unknown() throws {
    var signIn = try SignIn()
    let token = try signIn.token("token-response", "json.id_token")
    try signIn.change("refresh-response", "json.id_token", .add(token))
    try signIn.delete("token-response")
    try signIn.expect(
      .unknown, "no token response before 'refresh-request' issues its refresh token", of: check,
      at: "refresh-response")
  }

  @Test("does not apply where no ID token is")
  func notApplicable() throws {
    try SignIn().expectNothing(of: check, at: "refresh-response")
  }
}
