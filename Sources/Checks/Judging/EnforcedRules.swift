package import Vocabulary

extension Check {
  /// The rules that a case breaks so that this check finds it: for most checks their own rule.
  package var enforcedRules: [Requirement] {
    guard let rules = Self.unusualRules.first(where: { $0.key == id })?.value else {
      return [requirement]
    }
    return rules.compactMap { Requirement(parsing: $0) }
  }

  /// The checks that enforce more than their own rule, or only others.
  ///
  /// A test measures this list by the tables of cases, and tells how it has to be.
  static let unusualRules: KeyValuePairs<String, [String]> = [
    "issuer-url": ["RFC 8414 §2", "RFC 9207 §2 (MUST)"],
    "redirect-uri-absolute": ["RFC 6749 §3.1.2 (MUST NOT)", "RFC 6749 §3.1.2 (MUST)"],
    "redirect-uri-http": ["RFC 8252 §8.3 (NOT RECOMMENDED)", "RFC 9700 §2.6 (MUST NOT)"],
    "nonce-unguessable": ["RFC 6749 §10.10"],
    "parameters-once": ["RFC 6749 §3.1 (MUST NOT)", "RFC 6749 §3.2 (MUST NOT)"],
    "parameters-have-values": ["RFC 6749 §3.1", "RFC 6749 §3.2"],
    "session-cookie-protected": ["RFC 6265 §4.1.2.6", "RFC 6265 §8.3 (SHOULD)"],
    "page-not-framed": ["RFC 9700 §4.16 (MUST)", "RFC 9700 §4.16 (SHOULD)"],
    "password-redirect-status": ["RFC 9700 §4.12 (MUST NOT)", "RFC 9700 §4.12 (SHOULD)"],
    "authorization-error-code": ["RFC 6749 §8.5"],
    "error-characters": [
      "RFC 6749 §4.1.2.1 (MUST NOT)", "RFC 6749 §5.2 (MUST NOT)", "RFC 6750 §3 (MUST NOT)",
    ],
    "callback-state-matches": [
      "OIDC Core §3.1.2.7 (MUST)", "RFC 8252 §8.9 (RECOMMENDED)", "RFC 9700 §2.1 (MUST)",
    ],
    "token-request-form": ["RFC 6749 §3.2 (MUST)", "RFC 6749 §4.1.3"],
    "token-response-members": [
      "OIDC Core §3.1.3.3 (MUST)", "RFC 6749 §5.1", "RFC 6749 §5.1 (MUST)", "RFC 6749 §A.14",
    ],
    "scope-granted": ["RFC 6749 §3.3", "RFC 6749 §5.1 (MUST)"],
    "token-error-form": ["RFC 6749 §5.2", "RFC 6749 §8.5"],
    "key-ids-unique": ["OIDC Core §10.1", "RFC 7517 §4.5 (SHOULD)"],
    "id-token-algorithm": [
      "OIDC Core §10.1 (MUST NOT)", "OIDC Core §2 (MUST NOT)", "OIDC Core §2 (MUST)",
    ],
    "id-token-issued-at": ["OIDC Core §2 (MUST)", "OIDC Core §3.1.3.7"],
    "id-token-subject": ["OIDC Core §12.2 (MUST)", "OIDC Core §2 (MUST)"],
    "access-token-algorithm": [
      "RFC 9068 §2.1 (MUST NOT)", "RFC 9068 §2.1 (MUST)", "RFC 9068 §2.1 (RECOMMENDED)",
    ],
    "access-token-expiry": ["RFC 6749 §5.1", "RFC 9068 §4 (MUST)"],
    "access-token-issued-at": ["RFC 7519 §4.1.6", "RFC 9068 §2.2 (MUST)"],
    "access-token-scope": ["RFC 6749 §7 (MUST)", "RFC 9068 §2.2.3 (SHOULD)"],
    "bearer-in-header": [
      "RFC 6750 §2 (MUST NOT)", "RFC 6750 §2.1", "RFC 6750 §2.2 (SHOULD NOT)",
      "RFC 9110 §5.3 (MUST NOT)", "RFC 9700 §4.3.2 (MUST NOT)",
    ],
    "bearer-challenge": ["RFC 6750 §3 (MUST NOT)", "RFC 6750 §3 (MUST)"],
    "refresh-token-used-once": ["RFC 6749 §6 (MUST)", "RFC 9700 §4.14.2 (MUST)"],
    "raw-nonce-format": ["OIDC Core §3.1.2.1 (MUST)", "RFC 6749 §10.10"],
    "identity-token-key-id": ["OIDC Core §2 (SHOULD NOT)", "OIDC Core §3.1.3.7 (MUST)"],
    "identity-token-issued-at": ["OIDC Core §2 (MUST)", "OIDC Core §3.1.3.7"],
    "credential-nonce": ["Apple REST API", "OIDC Core §3.1.3.7 (MUST)"],
    "nonce-matches": ["Firebase Auth", "OIDC Core §3.1.3.7 (MUST)", "fireemu"],
    "mobile-token-kid": [
      "RFC 7515 §4.1.4 (MUST)", "azure-mobile-services-node: runtime/request/loginhandler.js",
    ],
    "mobile-token-expiry": [
      "RFC 7519 §2", "RFC 7519 §4.1.4 (MUST)",
      "azure-mobile-services-node: runtime/jsonwebtoken.js",
      "azure-mobile-services-node: runtime/request/loginhandler.js",
    ],
    "mobile-token-begun": [
      "RFC 7519 §4.1.5 (MUST)", "azure-mobile-services-node: runtime/jsonwebtoken.js",
    ],
  ]
}
