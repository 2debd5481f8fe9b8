import Testing
import TranscriptModel

/// A strict party refuses what is wrong.
///
/// It must not refuse what is only unusual.
@Suite("the participants of the PKCE flow still accept")
struct StrictnessTests {
  struct Unusual: Sendable, CustomTestStringConvertible {
    var what: String
    var edits: [String] = []
    var settings: [String: String] = [:]
    var without: [String] = []

    var testDescription: String { what }
  }

  private static let cases = [
    Unusual(
      what: "unknown parameters",
      edits: [
        "authorization-request:query.ui_locales+=en", "redirect:query.session_state+=x",
        "token-request:form.colour+=green", "token-response:json.colour+=green",
        "refresh-request:form.colour+=green", "resource-request:query.page+=1",
      ]),
    Unusual(
      what: "another order of parameters",
      edits: [
        "authorization-request:query.state=", "authorization-request:query.state+=reordered",
        "redirect:query.state=", "redirect:query.state+=reordered",
      ], without: ["state-matches"]),
    Unusual(
      what: "'token_type' in another case", edits: ["token-response:json.token_type=bEARER"]),
    Unusual(what: "a refresh without 'client_id'", edits: ["refresh-request:form.client_id="]),
    Unusual(what: "no 'expires_in'", edits: ["token-response:json.expires_in="]),
    Unusual(
      what: "'kid' left out where there is a single key",
      edits: ["token-response:json.id_token.header.kid="], without: ["id-token-signature"]),
    Unusual(
      what: "'aud' as an array of one",
      edits: [#"token-response:json.id_token.claims.aud=["eKNjzFFjH9A1ysYd"]"#],
      without: ["id-token-signature"]),
    Unusual(what: "a clock that is slow inside the leeway", edits: ["token-response:wait=3655"]),
    Unusual(
      what: "a verifier of 43 characters",
      settings: ["app.code_verifier": String(repeating: "-._~", count: 10) + "abc"]),
    Unusual(
      what: "a verifier of 128 characters",
      settings: ["app.code_verifier": String(repeating: "-._~AZ09", count: 16)]),
    Unusual(
      what: "another port of the loopback address",
      settings: [
        "app.redirect_uri": "http://127.0.0.1:51004/auth",
        "authorization-server.redirect_uri": "http://127.0.0.1:49152/auth",
      ]),
    Unusual(
      what: "another port of the IPv6 loopback address",
      settings: [
        "app.redirect_uri": "http://[::1]:51004/auth",
        "authorization-server.redirect_uri": "http://[::1]/auth",
      ]),
    Unusual(
      what: "a claimed link", settings: ["app.redirect_uri": "https://app.example.com/auth"]),
  ]

  @Test("what is only unusual", arguments: cases)
  func accepted(_ unusual: Unusual) async throws {
    let transcript = try await playPKCE(
      settings: unusual.settings, without: unusual.without, edits: unusual.edits)
    #expect(transcript.outcome?.defence == nil)
    #expect(transcript.outcome?.result == .completed)
  }
}
