import Vocabulary

extension UnguessableCheck {
  // How a value was drawn is for the app to know: no server can refuse a value for it.

  /// Nobody can guess the state, so nobody can forge an answer.
  static let state = UnguessableCheck(
    .state, Requirement(.rfc6749("10.12"), .must), at: .authorizationRequest, enforcedAt: [])

  /// Nobody can guess the nonce, so nobody has an ID token ready that carries it.
  static let nonce = UnguessableCheck(
    .nonce, Requirement(.oidcCore("3.1.2.1"), .must), at: .authorizationRequest, enforcedAt: [])
}
