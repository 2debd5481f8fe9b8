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
    "mobile-token-audience": [
      "RFC 8725 §3.9 (MUST)", "azure-mobile-services-node: runtime/request/loginhandler.js",
    ],
    "metadata-form": ["RFC 8414 §2 (MUST)", "RFC 8414 §3.2", "RFC 8414 §3.2 (MUST)"],
    "metadata-endpoints": ["RFC 6749 §3.1 (MUST NOT)", "RFC 6749 §3.2 (MUST NOT)"],
    "issuer-url": ["RFC 8414 §2", "RFC 9207 §2 (MUST)"],
    "metadata-offers-s256": ["RFC 7636 §4.2 (MUST)", "RFC 9700 §2.1.1 (RECOMMENDED)"],
    "redirect-uri-absolute": ["RFC 6749 §3.1.2 (MUST NOT)", "RFC 6749 §3.1.2 (MUST)"],
    "redirect-uri-http": ["RFC 8252 §8.3 (NOT RECOMMENDED)", "RFC 9700 §2.6 (MUST NOT)"],
    "nonce-unguessable": ["OIDC Core §3.1.2.1 (MUST)", "RFC 6749 §10.10"],
    "issuer-returned": ["RFC 9207 §2 (MUST)", "RFC 9207 §2.3 (MUST)"],
    "parameters-once": ["RFC 6749 §3.1 (MUST NOT)", "RFC 6749 §3.2 (MUST NOT)"],
    "parameters-have-values": ["RFC 6749 §3.1", "RFC 6749 §3.2"],
    "session-cookie-protected": [
      "RFC 6265 §4.1.2.3", "RFC 6265 §4.1.2.6", "RFC 6265 §8.3 (SHOULD)", "RFC 6749 §10.12",
    ],
    "page-not-framed": ["RFC 9700 §4.16 (MUST)", "RFC 9700 §4.16 (SHOULD)"],
    "password-redirect-status": ["RFC 9700 §4.12 (MUST NOT)", "RFC 9700 §4.12 (SHOULD)"],
    "authorization-error-code": ["RFC 6749 §4.1.2.1", "RFC 6749 §8.5 (SHOULD)"],
    "error-characters": [
      "RFC 6749 §4.1.2.1 (MUST NOT)", "RFC 6749 §5.2 (MUST NOT)", "RFC 6750 §3 (MUST NOT)",
    ],
    "callback-state-matches": [
      "OIDC Core §3.1.2.7 (MUST)", "RFC 8252 §8.9 (RECOMMENDED)", "RFC 9700 §2.1 (MUST)",
    ],
    "token-request-form": ["RFC 6749 §3.2 (MUST)", "RFC 6749 §4.1.3"],
    "token-endpoint-from-metadata": ["RFC 6749 §3.2", "RFC 8414 §2"],
    "client-id-in-body": ["RFC 6749 §10.4", "RFC 6749 §3.2.1 (MUST)"],
    "token-response-members": [
      "OIDC Core §3.1.3.3 (MUST)", "RFC 6749 §5.1", "RFC 6749 §5.1 (MUST)",
      "RFC 6749 §5.1 (RECOMMENDED)", "RFC 6749 §7.1", "RFC 6749 §A.13", "RFC 6749 §A.14",
    ],
    "scope-granted": ["RFC 6749 §3.3", "RFC 6749 §5.1 (MUST)"],
    "key-set-form": [
      "RFC 7517 §4 (MUST)", "RFC 7517 §4.1 (MUST)", "RFC 7517 §4.3 (MUST NOT)", "RFC 7517 §4.3",
      "RFC 7517 §4.5", "RFC 7517 §5", "RFC 7517 §5 (MUST)", "RFC 7518 §6.2.1.2 (MUST)",
      "RFC 7518 §6.3.1.1 (MUST)",
    ],
    "key-ids-unique": ["OIDC Core §10.1", "RFC 7517 §4.5 (SHOULD)"],
    "id-token-algorithm": [
      "OIDC Core §10.1 (MUST NOT)", "OIDC Core §2 (MUST NOT)", "OIDC Core §2 (MUST)",
      "OIDC Core §2 (SHOULD NOT)",
    ],
    "id-token-issued-at": ["OIDC Core §2 (MUST)", "OIDC Core §3.1.3.7"],
    "id-token-subject": [
      "OIDC Core §12.2 (MUST)", "OIDC Core §2 (MUST)", "OIDC Core §3.1.2.2 (MUST NOT)",
    ],
    "id-token-auth-time": [
      "OIDC Core §12.2 (MUST)", "OIDC Core §2", "OIDC Core §2 (MUST)",
      "OIDC Core §3.1.3.7 (SHOULD)",
    ],
    "id-token-claim-types": ["OIDC Core §2", "RFC 7519 §4.1.3", "RFC 7519 §4.1.5 (MUST)"],
    "access-token-algorithm": [
      "RFC 9068 §2.1 (MUST NOT)", "RFC 9068 §2.1 (MUST)", "RFC 9068 §2.1 (RECOMMENDED)",
    ],
    "access-token-expiry": ["RFC 6749 §5.1", "RFC 9068 §4 (MUST)"],
    "access-token-issued-at": [
      "RFC 7519 §4.1.5 (MUST)", "RFC 7519 §4.1.6", "RFC 9068 §2.2 (MUST)",
    ],
    "access-token-scope": ["RFC 6749 §7 (MUST)", "RFC 9068 §2.2.3 (SHOULD)"],
    "access-token-claim-types": ["RFC 7519 §4.1.7"],
    "bearer-in-header": [
      "RFC 6750 §2 (MUST NOT)", "RFC 6750 §2.1", "RFC 6750 §2.2 (SHOULD NOT)",
      "RFC 9110 §5.3 (MUST NOT)", "RFC 9700 §4.3.2 (MUST NOT)",
    ],
    "bearer-challenge": ["RFC 6750 §3 (MUST NOT)", "RFC 6750 §3 (MUST)"],
    "verdict-followed": [
      "Mobile Services tokens", "OIDC Core §3.1.3.7 (SHOULD)", "RFC 8725 §3.3 (MUST)",
    ],
    "refresh-token-used-once": ["RFC 6749 §6 (MUST)", "RFC 9700 §4.14.2 (MUST)"],
    "code-flow-message-complete": ["RFC 9110 §15.5 (SHOULD)"],
    "apple-message-complete": [
      "Firebase Auth", "Identity Toolkit", "RFC 6749 §4.1.1 (MUST)", "RFC 6749 §6 (MUST)",
      "RFC 9110 §15.5 (SHOULD)", "RFC 9110 §15.6 (SHOULD)",
    ],
    "names-once": ["RFC 6749 §3.1 (MUST NOT)", "RFC 8259 §4"],
    "raw-nonce-format": ["OIDC Core §3.1.2.1 (MUST)", "RFC 6749 §10.10"],
    "identity-token-key-id": [
      "Apple REST API", "OIDC Core §2 (SHOULD NOT)", "OIDC Core §3.1.3.7 (MUST)",
    ],
    "identity-token-issued-at": ["OIDC Core §2 (MUST)", "OIDC Core §3.1.3.7"],
    "identity-token-claim-types": ["RFC 7519 §4.1.6 (MUST)"],
    "credential-nonce": ["Apple REST API", "OIDC Core §3.1.3.7 (MUST)"],
    "nonce-matches": ["Firebase Auth", "OIDC Core §3.1.3.7 (MUST)", "fireemu"],
    "firebase-token-claim-types": ["RFC 7519 §4.1.2"],
    "firebase-session-kept": ["Firebase Auth", "RFC 6749 §5.1 (MUST)"],
    "mobile-message-complete": [
      "Mobile Services tokens", "RFC 9110 §15.5 (SHOULD)",
      "azure-mobile-services-node: runtime/request/loginhandler.js",
      "azure-mobile-services-node: runtime/request/middleware/authorize.js",
    ],
    "social-dialog-registered": ["RFC 6749 §3.1.2.3 (MUST)", "RFC 6749 §4.2.1 (MUST)"],
    "provider-token-for-app": [
      "Facebook debug_token",
      "azure-mobile-services-node: runtime/request/authentication/facebook.js",
    ],
    "mobile-token-signature": ["RFC 7515 §4.1.11 (MUST)", "RFC 7515 §5.2 (MUST)"],
    "mobile-token-kid": [
      "Mobile Services version 2", "RFC 7515 §4.1.4 (MUST)",
      "azure-mobile-services-node: runtime/request/loginhandler.js",
    ],
    "mobile-token-issuer": [
      "RFC 8725 §3.12 (MUST)", "azure-mobile-services-node: runtime/request/loginhandler.js",
    ],
    "mobile-token-expiry": [
      "RFC 7519 §2", "RFC 7519 §4.1.4 (MUST)",
      "azure-mobile-services-node: runtime/jsonwebtoken.js",
      "azure-mobile-services-node: runtime/request/loginhandler.js",
    ],
    "mobile-token-begun": [
      "RFC 7519 §4.1.5 (MUST)", "azure-mobile-services-node: runtime/jsonwebtoken.js",
    ],
    "mobile-token-claim-types": ["RFC 7519 §4.1.6 (MUST)"],
    "token-in-zumo-field": ["Mobile Services REST", "RFC 9700 §4.3.2"],
    "id-token-audience": ["OIDC Core §3.1.3.7 (MUST)", "OIDC Core §3.1.3.7 (SHOULD)"],
    "id-token-at-hash": ["OIDC Core §3.1.3.6", "OIDC Core §3.3.2.10 (SHOULD)"],
    "access-token-subject": ["RFC 6749 §6", "RFC 9068 §2.2 (SHOULD)"],
    "message-parties": [
      "RFC 6749 §4.1.3", "RFC 6749 §4.1.4", "RFC 8252 §4.1", "RFC 8414 §3.2", "authwalk's choice",
    ],
    "request-method": [
      "Identity Toolkit", "RFC 6749 §3.1 (MUST)", "RFC 9110 §9.1", "RFC 9110 §9.3.1",
    ],
    "request-https": [
      "RFC 6749 §3.1 (MUST)", "RFC 6749 §3.2 (MUST)", "RFC 6749 §10.8 (MUST NOT)",
      "RFC 6750 §5.3 (MUST)", "RFC 8414 §6.1 (MUST)",
    ],
    "request-destination": ["Apple REST API", "RFC 6750 §5.2"],
    "response-status": [
      "Mobile Services REST", "RFC 6749 §5.1", "RFC 9110 §10.2.2", "RFC 9110 §15",
    ],
    "message-content": ["Identity Toolkit", "Mobile Services REST"],
    "answer-not-stored": ["RFC 6749 §5.1 (MUST)", "RFC 9111 §3.5"],
    "code-verifier-unguessable": ["RFC 7636 §7.1", "RFC 7636 §7.1 (SHOULD)"],
    "session-cookie-unguessable": [],
    "form-token-unguessable": ["RFC 6749 §10.10"],
    "secrets-kept": [
      "RFC 6749 §10.5", "RFC 6750 §2.3 (SHOULD NOT)", "RFC 7636 §7.1", "RFC 8252 §8.12 (MUST NOT)",
      "RFC 8252 §8.5", "RFC 9700 §2.1.2 (SHOULD NOT)",
    ],
    "apple-state-unguessable": ["RFC 6749 §10.10"],
    "social-state-unguessable": ["RFC 6749 §10.10 (MUST)"],
    "master-key-unguessable": ["RFC 6749 §10.10"],
  ]
}
