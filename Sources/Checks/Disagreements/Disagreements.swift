import HTTPModel
package import TranscriptModel
import Vocabulary
import WireFormats

/// Finds where the participants of a run decided otherwise than the checks.
package enum Disagreements {
  /// The disagreements of a transcript that was judged, in the order of its steps.
  ///
  /// They differ where a check and a defence speak of one rule: a `RulePair`. An attacker is no judge: it
  /// takes what it can use. The verdicts `unknown` and `warning` support neither side: a participant may
  /// insist on what should be so, and may let it pass. What was changed on its way tells nothing of its
  /// sender: neither how it decided, nor whether it had issued what comes back to it.
  package static func find(in judged: Transcript) -> [Disagreement] {
    let flow = try? CheckCatalogue.flow(named: judged.flow)
    let evidence = Evidence(judged, of: flow)
    let pairs = Dictionary(grouping: RulePair.all(in: judged.flow), by: \.message)
    var alerted: Set<ParticipantName> = []
    let changes = ChangedValues(judged)
    return judged.steps.compactMap { step in
      guard let participant = step.receiver, participant != .attacker else { return nil }
      // Nobody sees of a message who else has to do with it, or what came before it elsewhere.
      let findings = step.findings.filter { !EnvelopeChecks.unseen.contains($0.check) }
      let failed = findings.filter { $0.verdict == .fail }.map(\.check)
      defer { if !failed.isEmpty { alerted.insert(participant) } }
      guard let pairs = pairs[step.id.name] else { return nil }
      let isSpent = flow?.isSpent(step, evidence) == true
      switch Reaction(to: step, in: evidence, of: flow) {
      case .goesOn:
        let seen = Set(pairs.filter { isSpent || !$0.isSeenWhenSpent }.map(\.check))
        let checks = failed.filter(seen.contains)
        return checks.isEmpty
          ? nil
          : Disagreement(
            step: step.id, participant: participant, decision: .accepted, checks: checks)
      case .refuses:
        // A server remembers: what went wrong before may be why it refuses what is right now. And what
        // another check finds wrong may be the reason too.
        let paired = Set(pairs.map(\.check))
        guard evidence.hasAllSteps(before: step), !evidence.hasMarks(before: step),
          findings.contains(where: { paired.contains($0.check) }),
          findings.allSatisfy({ $0.verdict == .pass }), !alerted.contains(participant),
          !isSpent, !changes.areCarried(by: step)
        else { return nil }
        return Disagreement(step: step.id, participant: participant, decision: .refused)
      case .silent: return nil
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
      let answer = evidence.response(to: step).flatMap { $0.isChanged ? nil : $0.response }
      self = answer.map { Reaction($0) } ?? .silent
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
    // Other statuses of the kind tell of the time or of the thing that was asked for.
    case 400, 401, 403: self = Self.namesOtherReason(response) ? .silent : .refuses
    default: self = .silent
    }
  }

  /// Whether the answer names a reason that no check looks at, such as a scope, or an account that is closed.
  private static func namesOtherReason(_ response: HTTPResponse) -> Bool {
    let challenge = response.fields["WWW-Authenticate"].flatMap { BearerChallenge(parsing: $0) }
    let member = response.json?["error"]
    if let message = member?["message"]?.stringValue {
      return !["INVALID_", "MISSING_", "TOKEN_"].contains { message.hasPrefix($0) }
    }
    guard let error = member?.stringValue ?? challenge?["error"] else { return false }
    return reasons.contains(error)
      || !ErrorSource.allCases.contains { $0.codes.map(\.rawValue).contains(error) }
  }

  /// The errors that speak of what is registered, and not of what was sent.
  private static let reasons = Set(
    [
      ErrorCode.invalidScope, .insufficientScope, .unauthorizedClient, .unsupportedGrantType,
      .invalidClient,
    ].map(\.rawValue))

  /// The errors in a redirect that blame the request: neither the user who refused, nor a server that
  /// failed.
  private static let refusals = Set(
    ErrorSource.authorizationEndpoint.codes.map(\.rawValue)
  ).subtracting(
    [ErrorCode.accessDenied, .serverError, .temporarilyUnavailable].map(\.rawValue))
}
