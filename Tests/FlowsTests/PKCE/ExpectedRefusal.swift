import Testing

/// How an attack ends while all defences are on: where it is refused, by whom, and with which error on
/// the wire; and what the checks say against it.
struct ExpectedRefusal: Sendable, CustomTestStringConvertible {
  var attack: String
  var step: String
  /// Nil where nobody refuses anything, and the attacker does not get what it wants.
  var by: String?
  var error: String?
  /// The checks that fail or warn at messages that no attacker sent, got or changed, each behind its step: the
  /// mistake itself, or the answer that an attacker put into the app's way.
  var failing: [String] = []

  var testDescription: String { attack }
}

extension ExpectedRefusal {
  static let all: [ExpectedRefusal] = [
    .server("code-interception", at: "token-request", "invalid_grant"),
    .server("verifier-omitted", at: "token-request", "invalid_grant"),
    .server("verifier-constant", at: "token-request", "invalid_grant"),
    .server("static-secret", at: "token-request", "invalid_grant"),
    .server("plain-downgrade", at: "authorization-request", "invalid_request"),
    .server(
      "code-retry", at: "token-request#2", "invalid_grant",
      failing: [
        "code-challenge: code-verifier-fresh", "code-challenge: code-verifier-unguessable",
      ]),
    .server("challenge-stripped", at: "authorization-request", "invalid_request"),
    .server(
      "challenge-downgrade", at: "token-request", "invalid_grant",
      failing: ["token-request: code-verifier-expected"]),
    .server(
      "challenge-encoding", at: "token-request", "invalid_grant",
      failing: [
        "code-challenge: code-challenge-recomputed", "authorization-request: code-challenge-format",
        "token-request: verifier-matches-challenge",
      ]),
    .server(
      "redirect-unregistered", at: "authorization-request",
      failing: ["authorization-request: redirect-uri-registered"]),
    .server(
      "scheme-not-reverse-domain", at: "authorization-request",
      failing: ["authorization-request: redirect-uri-scheme"]),
    .server(
      "redirect-not-encrypted", at: "authorization-request",
      failing: ["authorization-request: redirect-uri-http"]),
    .server(
      "loopback-port", at: "authorization-request",
      failing: ["authorization-request: redirect-uri-http"]),
    .server(
      "embedded-webview", at: "authorization-request",
      failing: ["authorization-request: external-user-agent"]),
    Self(attack: "password-sent-on", step: "redirect-response"),
    .app(
      "state-mismatch", at: "callback",
      failing: ["callback: callback-state-matches", "callback: callback-expected"]),
    .app(
      "callback-stray", at: "callback#2",
      failing: ["callback#2: callback-expected"]),
    .app(
      "mix-up", at: "callback",
      failing: ["callback: callback-issuer-matches"]),
    .app("mix-up-without-issuer", at: "callback", failing: ["callback: callback-redirect-uri"]),
    .server(
      "verifier-format", at: "token-request", "invalid_grant",
      failing: [
        "code-challenge: code-verifier-fresh", "code-challenge: code-verifier-format",
        "code-challenge: code-verifier-unguessable", "token-request: code-verifier-format",
        "token-request: code-verifier-unguessable",
      ]),
    .server("code-injection", at: "token-request", "invalid_grant"),
    .server("code-replay", at: "token-request#2", "invalid_grant"),
    .server("code-stolen-first", at: "refresh-request", "invalid_grant"),
    .server("code-expired", at: "token-request#2", "invalid_grant"),
    .server("code-of-another-client", at: "token-request#2", "invalid_grant"),
    .server("redirect-differs-at-token", at: "token-request", "invalid_grant"),
    .server("parameter-repeated", at: "token-request", "invalid_request"),
    .server(
      "body-not-form", at: "token-request", "invalid_request",
      failing: ["token-request: token-request-form"]),
    .server("code-race", at: "token-request#3", "invalid_grant"),
    .server("refresh-race", at: "refresh-request#3", "invalid_grant"),
    .app("callback-race", at: "callback#3"),
    .app("id-token-forged", at: "token-response"),
    .app("id-token-of-another-issuer", at: "token-response"),
    .app("id-token-of-another-client", at: "token-response#2"),
    .app("id-token-expired", at: "token-response"),
    .app("id-token-issued-ahead", at: "token-response"),
    .app(
      "nonce-mismatch", at: "token-response",
      failing: ["token-response: id-token-nonce"]),
    .app("access-token-swapped", at: "token-response"),
    .server("refresh-replay", at: "refresh-request#2", "invalid_grant"),
    .api("token-absent", at: "resource-request"),
    .api("header-malformed", at: "resource-request", "invalid_request"),
    .api("token-invalid", at: "resource-request#3", "invalid_token"),
    .api("token-forged", at: "resource-request#3", "invalid_token"),
    .api("token-of-another-issuer", at: "resource-request", "invalid_token"),
    .api(
      "scope-insufficient", at: "resource-request", "insufficient_scope",
      failing: ["resource-request: access-token-scope"]),
    .api(
      "token-in-query", at: "resource-request",
      failing: ["resource-request: bearer-in-header"]),
    .api(
      "audience-other-api", at: "resource-request", "invalid_token",
      failing: ["resource-request: access-token-audience"]),
    .api(
      "id-token-as-access-token", at: "resource-request", "invalid_token",
      failing: [
        "resource-request: access-token-type", "resource-request: access-token-audience",
        "resource-request: access-token-scope", "resource-request: access-token-claims",
        "resource-request: access-token-issued", "resource-request: secrets-kept",
      ]),
    .api("keys-unreachable", at: "resource-request"),
  ]

  private static func server(
    _ attack: String, at step: String, _ error: String? = nil, failing: [String] = []
  ) -> Self {
    Self(attack: attack, step: step, by: "authorization-server", error: error, failing: failing)
  }

  private static func app(_ attack: String, at step: String, failing: [String] = []) -> Self {
    Self(attack: attack, step: step, by: "app", failing: failing)
  }

  private static func api(
    _ attack: String, at step: String, _ error: String? = nil, failing: [String] = []
  ) -> Self {
    Self(attack: attack, step: step, by: "resource-server", error: error, failing: failing)
  }
}
