import HTTPModel
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
    in judged: Transcript, checks: [Check] = CheckCatalogue.all
  ) -> [Disagreement] {
    let checks = Dictionary(checks.map { ($0.id, $0) }) { first, _ in first }
    let flow = try? CheckCatalogue.flow(named: judged.flow)
    let evidence = Evidence(judged, flowValues: flow?.sharedValues ?? { _ in [] })
    var alerted: Set<ParticipantName> = []
    return judged.steps.compactMap { step in
      guard let participant = step.receiver, participant != .attacker else { return nil }
      let failures = step.findings.filter { $0.verdict == .fail }.map(\.check)
      let visible = failures.filter { checks[$0]?.isVisible(at: step, in: evidence) == true }
      defer { if !failures.isEmpty { alerted.insert(participant) } }
      switch Reaction(to: step, in: evidence, of: flow) {
      case .goesOn where !visible.isEmpty:
        return Disagreement(
          step: step.id, participant: participant, decision: .accepted, checks: visible)
      case .refuses:
        // A server remembers: what went wrong before may be why it refuses what is right now.
        let isFaultless = step.findings.allSatisfy { $0.verdict == .pass }
        guard isFaultless, !step.findings.isEmpty, !alerted.contains(participant),
          flow?.isTakenByAnother(step, evidence) != true
        else { return nil }
        return Disagreement(step: step.id, participant: participant, decision: .refused)
      default: return nil
      }
    }
  }
}

/// What the receiver of a message did next, as far as the messages after it show.
private enum Reaction {
  /// It gave what was asked for, or used what it got.
  case goesOn
  /// It answered that the message is at fault.
  case refuses
  /// It did neither, or for another reason than the message.
  case silent

  init(to step: Step, in evidence: Evidence, of flow: FlowChecks?) {
    if step.request != nil {
      self = evidence.response(to: step)?.response.map { Reaction($0) } ?? .silent
    } else {
      self = flow?.isUsed(step, evidence) == true ? .goesOn : .silent
    }
  }

  private init(_ response: HTTPResponse) {
    let answer = response.location?.queryParameters
    if let error = answer?[.error] {
      self = Self.refusals.contains(error) ? .refuses : .silent
      return
    }
    switch response.status {
    case 200..<400: self = .goesOn
    case 400..<500: self = .refuses
    default: self = .silent
    }
  }

  /// The errors in a redirect that blame the request: neither the user who refused, nor a server that
  /// failed.
  private static let refusals = Set(
    ErrorSource.authorizationEndpoint.codes.map(\.rawValue)
  ).subtracting(
    [ErrorCode.accessDenied, .serverError, .temporarilyUnavailable].map(\.rawValue))
}
