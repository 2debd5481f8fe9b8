import Vocabulary
import Testing
import TranscriptModel

@testable import Checks

@Suite("external-user-agent")
struct ExternalUserAgentCheckTests {
  private let check = MessageCheck.externalUserAgent

  @Test("passes the recorded sign-in")
  func passes() throws {
    for id in ["authorization-request", "login-submit"] {
      try SignIn().expect(
        .pass, "'User-Agent' is 'SystemBrowser/1.0', which names no web view", of: check, at: id)
    }
  }

  @Test("passes browsers of phones")
  func passesBrowsers() throws {
    for userAgent in [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
        + "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
        + "Chrome/126.0.0.0 Mobile Safari/537.36",
    ] {
      var signIn = try SignIn()
      try signIn.change("authorization-request", "header.User-Agent", .set(userAgent))
      try signIn.expect(
        .pass, "'User-Agent' is '\(userAgent)', which names no web view", of: check,
        at: "authorization-request")
    }
  }

  @Test("fails for web views")
  func fails() throws {
    for userAgent in [
      "PhotoApp/2.0 WebView",
      "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) "
        + "Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
        + "(KHTML, like Gecko) Mobile/15E148",
    ] {
      var signIn = try SignIn()
      try signIn.change("authorization-request", "header.User-Agent", .set(userAgent))
      try signIn.expect(
        .fail,
        "'User-Agent' is '\(userAgent)', a web view inside an app; use the system's browser",
        of: check, at: "authorization-request")
    }
  }

  @Test("is unknown without the field")
  func isUnknown() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "header.User-Agent", .remove)
    try signIn.expect(
      .unknown, "'User-Agent' is missing, so nothing says which program asks",
      of: check, at: "authorization-request")
  }
}
