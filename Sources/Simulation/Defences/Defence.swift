import TranscriptModel
package import Vocabulary

/// One decision by which a participant protects itself.
///
/// `--without` switches it off by its name.
package struct Defence: Hashable, Sendable {
  /// What is done, in lower case with hyphens: `verifier-matches`.
  package let name: String
  /// Who decides.
  package let owner: ParticipantName
  /// Where the decision is called for.
  package let reference: SourceReference
  /// What is decided, in one sentence.
  package let summary: String

  /// A defence, its owner, the section that calls for it, and what it decides.
  package init(
    _ name: String, _ owner: ParticipantName, _ reference: SourceReference, _ summary: String
  ) {
    self.name = name
    self.owner = owner
    self.reference = reference
    self.summary = summary
  }
}

/// The defences of one run: all of them, but for those that were switched off.
package struct DefenceSet: Sendable {
  private let off: Set<Defence>

  /// All defences but these.
  package init(without off: some Sequence<Defence> = []) { self.off = Set(off) }

  /// Whether a defence stands.
  package func isOn(_ defence: Defence) -> Bool { !off.contains(defence) }

  /// Refuses when a defence stands and what it asks for does not hold.
  ///
  /// - Throws: the refusal, with the defence that decided.
  package func require(
    _ defence: Defence, _ condition: @autoclosure () -> Bool, otherwise error: ErrorCode?,
    _ reason: @autoclosure () -> String
  ) throws(Refusal) {
    guard isOn(defence), !condition() else { return }
    throw Refusal(error, reason(), defence: defence)
  }
}

/// Why a participant does not go on.
package struct Refusal: Error, Hashable, Sendable {
  /// The error code on the wire; nil when nothing is sent.
  package var error: ErrorCode?
  /// The named defence that decided; nil when the message was simply not usable.
  package var defence: Defence?
  /// Whether the participant only stops because another one refused.
  var isPassedOn: Bool
  /// Whether the participant does not refuse at all, but ends: the app crashed.
  package var isCrash: Bool
  /// What was wrong, as the answer says it too: lower case, with what came and what was expected.
  package var reason: String
  /// What was wrong more exactly, for the participant's own record; the answer does not say it.
  package var detail: String?
  /// What the participant writes down: the reason, and what it did not say.
  package var record: String { reason + (detail.map { " (\($0))" } ?? "") }

  /// A refusal.
  package init(
    _ error: ErrorCode?, _ reason: String, detail: String? = nil, defence: Defence? = nil,
    isPassedOn: Bool = false, isCrash: Bool = false
  ) {
    self.error = error
    self.reason = reason
    self.detail = detail
    self.defence = defence
    self.isPassedOn = isPassedOn
    self.isCrash = isCrash
  }

  /// The participant ends, because its author did not think of what came.
  package static func crash(_ reason: String) -> Refusal {
    Refusal(nil, reason, isCrash: true)
  }

  /// The participant stops, because another one refused it.
  package static func passedOn(_ error: ErrorCode?, _ reason: String) -> Refusal {
    Refusal(error, reason, isPassedOn: true)
  }
}
