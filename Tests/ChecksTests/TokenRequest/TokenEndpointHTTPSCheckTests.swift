import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("token-endpoint-https")
struct TokenEndpointHTTPSCheckTests {
  private let check = MessageCheck.tokenEndpointHTTPS

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "https to 'authorization-server.example'",
      of: check, at: "token-request")
  }

  @Test("fails for plain HTTP")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change(
      "token-request", "url", .set("http://authorization-server.example/oauth/token"))
    try signIn.expect(
      .fail,
      "the token request goes to 'http://authorization-server.example/oauth/token', "
        + "which is no https URL",
      of: check, at: "token-request")
  }

  @Test("fails without a host")
  func failsWithoutHost() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "url", .set("https:/oauth/token"))
    try signIn.expect(
      .fail, "the token request goes to 'https:/oauth/token', which is no https URL",
      of: check, at: "token-request")
  }
}
