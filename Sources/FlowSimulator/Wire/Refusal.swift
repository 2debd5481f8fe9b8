public import OAuthModel

/// Why a participant does not go on.
public struct Refusal: Error, Hashable, Sendable {
  /// The error code on the wire; nil when nothing is sent.
  public var error: ErrorCode?
  /// The named defence that decided; nil when the message was simply not usable.
  public var defence: Defence?
  /// What was wrong, as the answer says it too: lower case, with what came and what was expected.
  public var reason: String

  /// A refusal.
  public init(_ error: ErrorCode?, _ reason: String, defence: Defence? = nil) {
    self.error = error
    self.reason = reason
    self.defence = defence
  }
}
