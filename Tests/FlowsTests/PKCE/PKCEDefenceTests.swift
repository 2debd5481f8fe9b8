import Flows
import Simulation
import Testing
import TranscriptModel

extension DefenceCase {
  static let pkce: [DefenceCase] =
    authorization + callback + token + idToken + resource

  private static let authorization: [DefenceCase] = [
    DefenceCase(
      defence: "embedded-user-agent-refused",
      edits: ["authorization-request:header.User-Agent=PhotoApp/1.0 WebView"],
      step: "authorization-request", by: "authorization-server"),
    DefenceCase(
      defence: "parameter-once",
      edits: ["token-request:form.scope+=photos", "token-request:form.scope+=photos"],
      step: "token-request", by: "authorization-server", error: "invalid_request"),
    DefenceCase(
      defence: "redirect-uri-registered",
      settings: ["authorization-server.redirect_uri": "com.example.app:/other"],
      step: "authorization-request", by: "authorization-server"),
    DefenceCase(
      defence: "scheme-reverse-domain", settings: ["app.redirect_uri": "myapp:/auth"],
      step: "authorization-request", by: "authorization-server"),
    DefenceCase(
      defence: "http-loopback-only",
      settings: ["app.redirect_uri": "http://app.example.com/auth"],
      step: "authorization-request", by: "authorization-server"),
    DefenceCase(
      defence: "loopback-literal",
      settings: [
        "app.redirect_uri": "http://localhost:51004/auth",
        "authorization-server.redirect_uri": "http://localhost/auth",
      ], step: "authorization-request", by: "authorization-server"),
    DefenceCase(
      defence: "challenge-required", edits: ["authorization-request:query.code_challenge="],
      without: ["verifier-expected"],
      step: "authorization-request", by: "authorization-server", error: "invalid_request"),
    DefenceCase(
      defence: "challenge-method-s256",
      edits: ["authorization-request:query.code_challenge_method="],
      without: ["verifier-matches"],
      step: "authorization-request", by: "authorization-server", error: "invalid_request"),
  ]

  private static let callback: [DefenceCase] = [
    DefenceCase(
      defence: "redirect-uri-of-request",
      edits: ["authorization-request:query.redirect_uri=com.example.app:/other"],
      settings: ["authorization-server.redirect_uri": "com.example.app:/other"],
      step: "callback", by: "app"),
    DefenceCase(
      defence: "callback-expected", edits: ["callback:twice", "token-response:drop"],
      without: ["code-single-use"], step: "callback#2", by: "app"),
    DefenceCase(
      defence: "state-matches", edits: ["redirect:query.state=x"], step: "callback", by: "app"),
    DefenceCase(
      defence: "issuer-matches", edits: ["redirect:query.iss=https://attacker.example"],
      step: "callback", by: "app"),
  ]

  private static let token: [DefenceCase] = [
    DefenceCase(
      defence: "code-unexpired", edits: ["token-request:wait=600"], step: "token-request",
      by: "authorization-server", error: "invalid_grant"),
    DefenceCase(
      defence: "redirect-uri-same", edits: ["token-request:form.redirect_uri=com.example.app:/x"],
      step: "token-request", by: "authorization-server", error: "invalid_grant"),
    DefenceCase(
      defence: "verifier-required", edits: ["token-request:form.code_verifier="],
      step: "token-request", by: "authorization-server", error: "invalid_grant"),
    DefenceCase(
      defence: "verifier-expected",
      edits: [
        "authorization-request:query.code_challenge=",
        "authorization-request:query.code_challenge_method=",
      ], without: ["challenge-required"], step: "token-request", by: "authorization-server",
      error: "invalid_grant"),
    DefenceCase(
      defence: "verifier-format", settings: ["app.code_verifier": "too-short"],
      step: "token-request", by: "authorization-server", error: "invalid_grant"),
    DefenceCase(
      defence: "verifier-matches",
      edits: ["token-request:form.code_verifier=\(String(repeating: "a", count: 43))"],
      step: "token-request", by: "authorization-server", error: "invalid_grant"),
    DefenceCase(
      defence: "code-single-use", edits: ["token-request:twice", "token-response:drop"],
      step: "token-request#2", by: "authorization-server", error: "invalid_grant"),
    DefenceCase(
      defence: "refresh-rotation", edits: ["refresh-request:twice", "refresh-response:drop"],
      step: "refresh-request#2", by: "authorization-server", error: "invalid_grant"),
  ]

  private static let idToken: [DefenceCase] = [
    DefenceCase(
      defence: "id-token-signature",
      edits: ["token-response:json.id_token.claims.sub=somebody-else"],
      step: "token-response", by: "app"),
    DefenceCase(
      defence: "id-token-issuer",
      edits: ["token-response:json.id_token.claims.iss=https://attacker.example"],
      without: ["id-token-signature"], step: "token-response", by: "app"),
    DefenceCase(
      defence: "id-token-audience", edits: ["token-response:json.id_token.claims.aud=other-app"],
      without: ["id-token-signature"], step: "token-response", by: "app"),
    DefenceCase(
      defence: "id-token-unexpired", edits: ["token-response:json.id_token.claims.exp=1"],
      without: ["id-token-signature"], step: "token-response", by: "app"),
    DefenceCase(
      defence: "id-token-issued-at",
      edits: ["token-response:json.id_token.claims.iat=9999999999"],
      without: ["id-token-signature"], step: "token-response", by: "app"),
    DefenceCase(
      defence: "id-token-nonce", edits: ["authorization-request:query.nonce=another"],
      step: "token-response", by: "app"),
    DefenceCase(
      defence: "id-token-at-hash", edits: ["token-response:json.id_token.claims.at_hash=x"],
      without: ["id-token-signature"], step: "token-response", by: "app"),
  ]

  private static let resource: [DefenceCase] = [
    DefenceCase(
      defence: "keys-required", edits: ["keys-request#2:drop"],
      step: "resource-request", by: "resource-server"),
    DefenceCase(
      defence: "access-token-signature",
      edits: ["resource-request:header.Authorization.claims.sub=somebody-else"],
      step: "resource-request", by: "resource-server", error: "invalid_token"),
    DefenceCase(
      defence: "access-token-type",
      edits: ["resource-request:header.Authorization.header.typ=JWT"],
      without: ["access-token-signature"],
      step: "resource-request", by: "resource-server", error: "invalid_token"),
    DefenceCase(
      defence: "access-token-issuer",
      edits: ["resource-request:header.Authorization.claims.iss=https://attacker.example"],
      without: ["access-token-signature"],
      step: "resource-request", by: "resource-server", error: "invalid_token"),
    DefenceCase(
      defence: "access-token-audience",
      edits: ["resource-request:header.Authorization.claims.aud=https://other-api.example"],
      without: ["access-token-signature"],
      step: "resource-request", by: "resource-server", error: "invalid_token"),
    DefenceCase(
      defence: "access-token-unexpired", edits: ["resource-request:wait=3660"],
      step: "resource-request", by: "resource-server", error: "invalid_token"),
    DefenceCase(
      defence: "scope-sufficient", settings: ["app.scope": "openid"],
      step: "resource-request", by: "resource-server", error: "insufficient_scope"),
  ]
}

@Suite("each defence of the PKCE flow")
struct PKCEDefenceTests {
  @Test("refuses while it is on", arguments: DefenceCase.pkce)
  func on(_ defenceCase: DefenceCase) async throws {
    try await defenceCase.expectRefusal(in: "pkce")
  }

  @Test("does not when it is off", arguments: DefenceCase.pkce)
  func off(_ defenceCase: DefenceCase) async throws {
    let outcome = try await defenceCase.expectNoRefusal(in: "pkce")
    #expect(outcome.step?.description != defenceCase.step)
  }

  @Test("has a case here, or stands in the list of those that an edit cannot reach")
  func isCovered() throws {
    let flow = try FlowCatalogue.flow(named: "pkce")
    let covered = Set(DefenceCase.pkce.map(\.defence))
    let missing = flow.defences.map(\.name).filter { !covered.contains($0) }
    #expect(
      missing == [
        "verifier-fresh", "see-other-after-password", "form-body", "code-taken-atomically",
        "replay-revokes-tokens",
        "failure-burns-code", "code-bound-to-client", "secret-proves-nothing",
        "header-well-formed", "token-in-header-only", "token-required",
      ])
  }
}
