package import Vocabulary

/// A defence and a check that speak of one rule: the receiver of a message has to refuse what fails the
/// check, and the defence is what refuses it.
///
/// Only on such a pair can two judges differ. A check has none where its rule binds the sender alone: no
/// server can see whether a verifier was drawn afresh, and none has to refuse a web view, or count the
/// characters of a verifier. Nor has a rule one that the receiver should enforce and need not, such as PKCE
/// itself or the name of a scheme, or that may be broken for a reason: a warning blames nobody for letting
/// it pass.
package struct RulePair: Hashable, Sendable {
  /// The name of the defence, which the simulation has; a test holds that it does.
  package let defence: String
  /// The id of the check.
  package let check: String
  /// The message that both judge.
  package let message: MessageName
  /// Whether the receiver sees the fault only where it knows that what counts once has counted.
  let isSeenWhenSpent: Bool

  private init(
    _ defence: String, _ check: String, at message: MessageName, seenWhenSpent: Bool = false
  ) {
    self.defence = defence
    self.check = check
    self.message = message
    isSeenWhenSpent = seenWhenSpent
  }

  /// The pairs of a flow, by the flow's name.
  package static func all(in flow: String) -> [RulePair] { byFlow[flow] ?? [] }

  private static let byFlow: [String: [RulePair]] = [
    "pkce": authorization + tokenEndpoint + idToken + resource,
    "nonce": apple + firebase + firebaseToken,
    "custom-token": mobileService,
  ]
}

/// The pairs of the authorization code flow with PKCE.
extension RulePair {
  private static let authorization = [
    RulePair("parameter-once", "parameters-once", at: .authorizationRequest),
    RulePair("redirect-uri-registered", "redirect-uri-registered", at: .authorizationRequest),
    RulePair("http-loopback-only", "redirect-uri-http", at: .authorizationRequest),
    RulePair("state-matches", "callback-state-matches", at: .callback),
    RulePair("redirect-uri-of-request", "callback-redirect-uri", at: .callback),
    RulePair("issuer-matches", "callback-issuer-matches", at: .callback),
  ]

  private static let tokenEndpoint = [
    RulePair("parameter-once", "parameters-once", at: .tokenRequest),
    RulePair("parameter-once", "parameters-once", at: .refreshRequest),
    RulePair("form-body", "token-request-form", at: .tokenRequest),
    RulePair("code-single-use", "code-used-once", at: .tokenRequest, seenWhenSpent: true),
    RulePair("failure-burns-code", "code-used-once", at: .tokenRequest, seenWhenSpent: true),
    RulePair("code-bound-to-client", "code-by-right-client", at: .tokenRequest),
    RulePair("redirect-uri-same", "redirect-uri-repeated", at: .tokenRequest),
    RulePair("verifier-required", "code-verifier-present", at: .tokenRequest),
    RulePair("verifier-expected", "code-verifier-expected", at: .tokenRequest),
    RulePair("verifier-matches", "verifier-matches-challenge", at: .tokenRequest),
    RulePair("refresh-rotation", "refresh-token-used-once", at: .refreshRequest),
  ]

  private static let idToken = [
    RulePair("id-token-issuer", "id-token-issuer", at: .tokenResponse),
    RulePair("id-token-audience", "id-token-audience", at: .tokenResponse),
    RulePair("id-token-unexpired", "id-token-expiry", at: .tokenResponse),
    RulePair("id-token-nonce", "id-token-nonce", at: .tokenResponse),
  ]

  private static let resource = [
    RulePair("access-token-signature", "access-token-signature", at: .resourceRequest),
    RulePair("access-token-type", "access-token-type", at: .resourceRequest),
    RulePair("access-token-issuer", "access-token-issuer", at: .resourceRequest),
    RulePair("access-token-audience", "access-token-audience", at: .resourceRequest),
    RulePair("access-token-unexpired", "access-token-expiry", at: .resourceRequest),
    RulePair("scope-sufficient", "access-token-scope", at: .resourceRequest),
    RulePair("header-well-formed", "bearer-in-header", at: .resourceRequest),
  ]
}

/// The pairs of Sign in with Apple into Firebase.
extension RulePair {
  private static let apple = [
    RulePair("nonce-required", "credential-nonce", at: .appleCredential)
  ]

  private static let firebase = [
    RulePair("identity-token-algorithm", "identity-token-algorithm", at: .firebaseSignInRequest),
    RulePair("identity-token-signature", "identity-token-signature", at: .firebaseSignInRequest),
    RulePair("identity-token-issuer", "identity-token-issuer", at: .firebaseSignInRequest),
    RulePair("identity-token-audience", "identity-token-audience", at: .firebaseSignInRequest),
    RulePair("identity-token-claims", "identity-token-subject", at: .firebaseSignInRequest),
    RulePair("identity-token-unexpired", "identity-token-expiry", at: .firebaseSignInRequest),
    RulePair("nonce-matches", "nonce-matches", at: .firebaseSignInRequest),
    RulePair("same-subject", "firebase-subject-kept", at: .firebaseRefreshResponse),
  ]

  private static let firebaseToken = [
    RulePair("firebase-token-signature", "firebase-token-signature", at: .resourceRequest),
    RulePair("firebase-token-issuer", "firebase-token-issuer", at: .resourceRequest),
    RulePair("firebase-token-audience", "firebase-token-audience", at: .resourceRequest),
    RulePair("firebase-token-subject", "firebase-token-subject", at: .resourceRequest),
    RulePair("firebase-token-unexpired", "firebase-token-expiry", at: .resourceRequest),
    RulePair("firebase-token-issued-at", "firebase-token-issued-at", at: .resourceRequest),
  ]
}

/// The pairs of the mobile service that mints its own tokens.
extension RulePair {
  private static let mobileService =
    [
      RulePair("state-matches", "social-state-matches", at: .callback),
      RulePair("token-raw", "token-raw-in-zumo-field", at: .insertRequest),
    ]
    + [MessageName.insertRequest, .tableRequest].flatMap { token(at: $0) }

  private static func token(at message: MessageName) -> [RulePair] {
    [
      RulePair("algorithm-pinned", "mobile-token-algorithm", at: message),
      RulePair("token-signature", "mobile-token-signature", at: message),
      RulePair("kid-text", "mobile-token-kid", at: message),
      RulePair("token-issuer", "mobile-token-issuer", at: message),
      RulePair("token-audience", "mobile-token-audience", at: message),
      RulePair("expiry-whole-seconds", "mobile-token-expiry", at: message),
      RulePair("expiry-present", "mobile-token-expiry", at: message),
      RulePair("token-unexpired", "mobile-token-expiry", at: message),
      RulePair("token-begun", "mobile-token-begun", at: message),
    ]
  }
}
