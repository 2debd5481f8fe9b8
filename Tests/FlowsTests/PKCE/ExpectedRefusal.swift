import Testing

/// How an attack ends while all defences are on: where it is refused, by whom, and with which error on
/// the wire.
struct ExpectedRefusal: Sendable, CustomTestStringConvertible {
  var attack: String
  var step: String
  var by: String
  var error: String?

  var testDescription: String { attack }
}

extension ExpectedRefusal {
  static let all: [ExpectedRefusal] = [
    .server("code-interception", at: "token-request", "invalid_grant"),
    .server("verifier-omitted", at: "token-request", "invalid_grant"),
    .server("verifier-constant", at: "token-request", "invalid_grant"),
    .server("static-secret", at: "token-request", "invalid_grant"),
    .server("plain-downgrade", at: "authorization-request", "invalid_request"),
    .server("code-retry", at: "token-request#2", "invalid_grant"),
    .server("challenge-stripped", at: "token-request", "invalid_grant"),
    .server("challenge-encoding", at: "token-request", "invalid_grant"),
    .server("redirect-unregistered", at: "authorization-request", "invalid_request"),
    .server("scheme-not-reverse-domain", at: "authorization-request", "invalid_request"),
    .server("loopback-port", at: "authorization-request", "invalid_request"),
    .server("embedded-webview", at: "authorization-request"),
    .app("state-mismatch", at: "callback"),
    .app("callback-stray", at: "callback#2"),
    .app("mix-up", at: "callback"),
    .server("verifier-format", at: "token-request", "invalid_grant"),
    .server("code-injection", at: "token-request", "invalid_grant"),
    .server("code-replay", at: "token-request#2", "invalid_grant"),
    .server("code-stolen-first", at: "refresh-request", "invalid_grant"),
    .server("code-expired", at: "token-request#2", "invalid_grant"),
    .server("code-of-another-client", at: "token-request#2", "invalid_grant"),
    .server("redirect-differs-at-token", at: "token-request", "invalid_grant"),
    .server("parameter-repeated", at: "token-request", "invalid_request"),
    .server("body-not-form", at: "token-request", "invalid_request"),
    .server("code-race", at: "token-request#3", "invalid_grant"),
    .server("refresh-race", at: "refresh-request#3", "invalid_grant"),
    .app("callback-race", at: "callback#3"),
    .app("id-token-forged", at: "token-response"),
    .app("id-token-of-another-issuer", at: "token-response"),
    .app("id-token-of-another-client", at: "token-response#2"),
    .app("id-token-expired", at: "token-response"),
    .app("id-token-issued-ahead", at: "token-response"),
    .app("nonce-mismatch", at: "token-response"),
    .app("access-token-swapped", at: "token-response"),
    .server("refresh-replay", at: "refresh-request#2", "invalid_grant"),
    .api("token-absent", at: "resource-request"),
    .api("header-malformed", at: "resource-request", "invalid_request"),
    .api("token-invalid", at: "resource-request#3", "invalid_token"),
    .api("token-forged", at: "resource-request#3", "invalid_token"),
    .api("token-of-another-issuer", at: "resource-request", "invalid_token"),
    .api("scope-insufficient", at: "resource-request", "insufficient_scope"),
    .api("token-in-query", at: "resource-request"),
    .api("audience-other-api", at: "resource-request", "invalid_token"),
    .api("id-token-as-access-token", at: "resource-request", "invalid_token"),
    .api("keys-unreachable", at: "resource-request", "temporarily_unavailable"),
  ]

  private static func server(_ attack: String, at step: String, _ error: String? = nil) -> Self {
    Self(attack: attack, step: step, by: "authorization-server", error: error)
  }

  private static func app(_ attack: String, at step: String) -> Self {
    Self(attack: attack, step: step, by: "app")
  }

  private static func api(_ attack: String, at step: String, _ error: String? = nil) -> Self {
    Self(attack: attack, step: step, by: "resource-server", error: error)
  }
}
