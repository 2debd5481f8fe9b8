import Vocabulary
import WireFormats

/// What the documents say of a secret: why nobody else may know it, and when it is worth nothing any more.
struct SecretRule: Sendable {
  /// The clause that is broken when somebody else learns it.
  let confidentiality: Requirement
  /// The requests that use it up once they are answered with success, each with what the answer does.
  let spending: [MessageName: String]
  /// Whether it may stand nowhere but at its own places, even where everybody may know it.
  let isBoundToItsPlaces: Bool

  /// The name of the session that a browser has at a server.
  static let cookie: WireText = "cookie"

  /// How much depends on it: of several secrets that leak at once the one with the most is told.
  private(set) var weight = 0

  private init(
    _ confidentiality: Requirement, spending: [MessageName: String] = [:], isBound: Bool = false
  ) {
    self.confidentiality = confidentiality
    self.spending = spending
    isBoundToItsPlaces = isBound
  }

  /// The rule about a secret, by the name under which the vocabulary lists it.
  static func of(_ name: WireText) -> SecretRule { weighed[name] ?? other }

  private static let weighed = Dictionary(
    uniqueKeysWithValues: rules.enumerated().map { offset, entry in
      var rule = entry.value
      rule.weight = rules.count - offset
      return (entry.key, rule)
    })

  /// Whoever holds a token can use it.
  private static let other = SecretRule(Requirement(.rfc6749("10.3"), .must))

  /// The rules, the heaviest first.
  private static let rules: KeyValuePairs<WireText, SecretRule> = [
    "master_key": SecretRule(Requirement(.rfc8252("8.5")), isBound: true),
    "key": SecretRule(Requirement(.rfc8252("8.5")), isBound: true),
    "password": SecretRule(Requirement(.rfc8252("8.12"), .mustNot), isBound: true),
    // A native app is to be registered as a client without a secret.
    "client_secret": SecretRule(Requirement(.rfc8252("8.5")), isBound: true),
    "code_verifier": SecretRule(
      Requirement(.rfc7636("7.1")), spending: [.tokenRequest: "its code was redeemed"]),
    "code": SecretRule(
      Requirement(.rfc6749("10.5")), spending: [.tokenRequest: "it was redeemed"]),
    "refresh_token": SecretRule(
      Requirement(.rfc6749("10.4"), .must),
      spending: [
        .refreshRequest: "it was exchanged for another one",
        .firebaseRefreshRequest: "it was exchanged for another one",
      ]),
    "access_token": other,
    "token": SecretRule(Requirement(.rfc6750("5.3"))),
    "firebase_token": SecretRule(Requirement(.rfc6750("5.3"))),
    "raw_nonce": SecretRule(
      Requirement(.oidcCore("15.5.2")),
      spending: [.firebaseSignInRequest: "the sign-in is over, and Firebase has seen it"]),
    "identity_token": SecretRule(Requirement(.oidcCore("3.1.3.3"))),
    "id_token": SecretRule(Requirement(.oidcCore("3.1.3.3"))),
    cookie: SecretRule(Requirement(.rfc8252("8.12"), .mustNot)),
    "csrf_token": SecretRule(Requirement(.rfc6749("10.12"), .must)),
    "state": SecretRule(Requirement(.rfc6749("10.12"), .must)),
    "nonce": SecretRule(Requirement(.oidcCore("15.5.2"))),
  ]
}
