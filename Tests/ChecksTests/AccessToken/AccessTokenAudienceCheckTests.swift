import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-audience")
struct AccessTokenAudienceCheckTests {
  private let check = AccessTokenAudienceCheck()

  private let api = "https://resource-server.example"

  private func signIn(aud: String) throws -> SignIn {
    try SignIn(changing: "resource-request", "header.Authorization.claims.aud", .set(aud))
  }

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(.pass, "'aud' names '\(api)'", of: check, at: "token-response")
    try SignIn().expect(
      .pass, "'aud' names '\(api)', where the token is sent to", of: check,
      at: "resource-request")
  }

  @Test("passes an audience among others, and one with a path")
  func passesSeveral() throws {
    try signIn(aud: #"["urn:other","\#(api)/photos"]"#).expect(
      .pass, "'aud' names '\(api)', where the token is sent to", of: check,
      at: "resource-request")
  }

  @Test("fails for the token of another API, and for one sent elsewhere")
  func fails() throws {
    let other = "https://resource-server.exbmple"
    try signIn(aud: other).expect(
      .fail, "'aud' names '\(other)', but the token is sent to '\(api)'", expected: api,
      actual: other, of: check, at: "resource-request")
    try SignIn(changing: "resource-request", "url", .set("\(other)/photos")).expect(
      .fail, "'aud' names '\(api)', but the token is sent to '\(other)'", expected: other,
      actual: api, of: check, at: "resource-request")
  }

  @Test("fails for an audience that is missing, empty or of another kind")
  func failsForOtherKinds() throws {
    let message = "'aud' names nobody; it must name an API"
    try SignIn(changing: "token-response", "json.access_token.claims.aud", .remove).expect(
      .fail, message, of: check, at: "token-response")
    try signIn(aud: "[]").expect(.fail, message, expected: api, of: check, at: "resource-request")
    try signIn(aud: "[7]").expect(
      .fail, "'aud' is [7]; it must be a string or an array of strings", expected: api,
      actual: "[7]", of: check, at: "resource-request")
  }

  @Test("is unknown for a name that is no URL")
  func unknown() throws {
    try signIn(aud: "urn:photos").expect(
      .unknown, "'aud' is 'urn:photos'; which API bears that name is not in the transcript",
      of: check, at: "resource-request")
  }

  @Test("does not apply to a token that is no JWT")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("opaque")).expectNothing(
      of: check, at: "token-response")
  }
}
