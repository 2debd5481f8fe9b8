package import TranscriptModel
package import Vocabulary

/// A participant that decided otherwise than the checks do.
package struct Disagreement: Hashable, Sendable {
  /// What a participant decided.
  package enum Decision: String, Hashable, Sendable, CaseIterable {
    /// It went on, though the message breaks a rule for which it has a defence.
    case accepted
    /// It answered with an error, though a check passes for each rule that it defends there, and no other
    /// check finds fault with the message.
    case refused
  }

  /// The message that was decided on.
  package var step: StepID
  /// Who decided.
  package var participant: ParticipantName
  /// The decision.
  package var decision: Decision
  /// The checks that have such a defence and that the message fails, in the order of its findings; none
  /// for `refused`.
  package var checks: [String]

  /// A disagreement.
  package init(
    step: StepID, participant: ParticipantName, decision: Decision, checks: [String] = []
  ) {
    self.step = step
    self.participant = participant
    self.decision = decision
    self.checks = checks
  }
}

extension Disagreement: CustomStringConvertible {
  /// `authorization-server accepted 'token-request', which fails verifier-matches-challenge`.
  package var description: String {
    switch decision {
    case .accepted:
      "\(participant) accepted '\(step)', which fails \(checks.joined(separator: ", "))"
    case .refused: "\(participant) refused '\(step)', though every check on it passes"
    }
  }
}
