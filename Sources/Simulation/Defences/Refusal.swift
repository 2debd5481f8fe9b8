package import Vocabulary

/// Why a participant does not go on.
package struct Refusal: Error, Hashable, Sendable {
  /// The error code on the wire; nil when nothing is sent.
  package var error: ErrorCode?
  /// The named defence that decided; nil when the message was simply not usable.
  package var defence: Defence?
  /// Whether the participant only stops because another one refused.
  package var isPassedOn = false
  /// Whether the participant does not refuse at all, but ends: the app crashed.
  package var isCrash = false
  /// What was wrong, as the answer says it too: lower case, with what came and what was expected.
  package var reason: String
  /// What was wrong more exactly, for the participant's own record; the answer does not say it.
  package var detail: String?
  /// What the participant writes down: the reason, and what it did not say.
  package var record: String { reason + (detail.map { " (\($0))" } ?? "") }

  /// A refusal.
  package init(_ error: ErrorCode?, _ reason: String, defence: Defence? = nil) {
    self.error = error
    self.reason = reason
    self.defence = defence
  }

  /// The participant ends, because its author did not think of what came.
  package static func crash(_ reason: String) -> Refusal {
    var refusal = Refusal(nil, reason)
    refusal.isCrash = true
    return refusal
  }

  /// The participant stops, because another one refused it.
  package static func passedOn(_ error: ErrorCode?, _ reason: String) -> Refusal {
    var refusal = Refusal(error, reason)
    refusal.isPassedOn = true
    return refusal
  }
}
