/// Every check, in the order in which the messages that they judge come.
///
/// The lists stand in one file for each folder of checks.
public enum CheckCatalogue {
  /// All checks.
  public static let all: [any Check] =
    metadata + calculation + authorizationRequest + login + authorizationResponse + redirect
    + tokenRequest

  /// The check of this id.
  public static func check(_ id: String) -> (any Check)? { all.first { $0.id == id } }
}
