package import TranscriptModel
import Vocabulary

/// Finds where the participants of a run decided otherwise than the checks.
package enum Disagreements {
  /// The disagreements of a transcript that was judged, in the order of its steps.
  ///
  /// An attacker is no judge: it takes what it can use. The verdicts `unknown` and `warning` support
  /// neither side: a participant may insist on what should be so, and may let it pass.
  /// Only those checks speak against a participant whose rule it could see broken.
  package static func find(
    in judged: Transcript, checks: [any Check] = CheckCatalogue.all
  ) -> [Disagreement] {
    var enforcedAt: [String: [MessageName]] = [:]
    for check in checks { enforcedAt[check.id] = check.enforcedAt }
    let evidence = Evidence(judged)
    var alerted: Set<ParticipantName> = []
    return judged.steps.compactMap { step in
      guard let participant = step.receiver, participant != .attacker else { return nil }
      let failures = step.findings.filter { $0.verdict == .fail }.map(\.check)
      let visible = failures.filter { check in
        enforcedAt[check]?.contains(step.id.name) == true
          && (check != CodeUsedOnceCheck().id || evidence.isTakenByAnother(step))
      }
      defer { if !failures.isEmpty { alerted.insert(participant) } }
      switch evidence.reaction(to: step) {
      case .goesOn where !visible.isEmpty:
        return Disagreement(
          step: step.id, participant: participant, decision: .accepted, checks: visible)
      case .refuses:
        // A server remembers: what went wrong before may be why it refuses what is right now.
        let isFaultless = step.findings.allSatisfy { $0.verdict == .pass }
        guard isFaultless, !step.findings.isEmpty, !alerted.contains(participant),
          !evidence.isTakenByAnother(step)
        else { return nil }
        return Disagreement(step: step.id, participant: participant, decision: .refused)
      default: return nil
      }
    }
  }
}
