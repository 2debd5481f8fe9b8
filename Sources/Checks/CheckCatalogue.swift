/// Every check, in the order in which the messages that they judge come.
public enum CheckCatalogue {
  /// All checks.
  public static let all: [any Check] =
    authorizationRequest + tokenRequest

  /// The check of this id.
  public static func check(_ id: String) -> (any Check)? { all.first { $0.id == id } }

  private static let authorizationRequest: [any Check] = [CodeChallengeFormatCheck()]
  private static let tokenRequest: [any Check] = [VerifierMatchesChallengeCheck()]
}
