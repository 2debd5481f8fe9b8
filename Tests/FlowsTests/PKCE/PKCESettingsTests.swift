import Testing
import TranscriptModel
import WireFormats

@testable import Flows
@testable import FlowsShared
@testable import PKCEFlow
@testable import Simulation

@Suite("the settings of the PKCE flow")
struct PKCESettingsTests {
  @Test(
    "refuse what they cannot be",
    arguments: [
      (
        "app.code_challenge_encoding",
        "'base64url' or 'padded-base64' or 'padded-base64url' or 'hex' or 'hex-then-base64url' or "
          + "'hash-of-decoded'"
      ),
      ("app.login_page_in", "'browser' or 'web-view'"),
      ("app.token_request_body", "'form' or 'json'"),
      ("app.access_token_in", "'header' or 'url'"),
      ("app.api_token", "'access_token' or 'id_token'"),
      ("authorization-server.pkce", "'required' or 'supported'"),
      ("authorization-server.redirect_status", "'302' or '307'"),
      ("user.decision", "'approve' or 'deny' or 'leave'"),
    ])
  func refused(_ name: String, _ expected: String) async throws {
    let error = await #expect(throws: ConfigurationError.self) {
      try await playPKCE(settings: [name: "x"])
    }
    #expect(error?.description == "the setting '\(name)' is 'x'; it must be \(expected)")
  }

  @Test("register for the app what it sends, unless something else is set")
  func registered() {
    func uri(_ settings: NamedValue...) -> WireText {
      RunSettings<PKCESettings>(settings).registeredRedirectURI
    }
    #expect(uri() == "com.example.app:/auth")
    #expect(uri(PKCESettings.set(\.redirectURI, to: "a:/b")) == "a:/b")
    #expect(
      uri(
        PKCESettings.set(\.redirectURI, to: "a:/b"),
        PKCESettings.set(\.redirectURIAtServer, to: "c:/d")) == "c:/d")
  }
}
