import Vocabulary

extension UnguessableCheck {
  /// Nobody can guess a code.
  static let code = UnguessableCheck(
    .code, Requirement(.rfc6749("10.10"), .must), at: .authorizationResponse,
    enforcedAt: [.authorizationResponse])
}
