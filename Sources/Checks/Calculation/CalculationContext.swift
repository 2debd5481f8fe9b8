import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// What a calculation takes from the steps around it.
extension JudgedCalculation {
  /// The time that a participant must have taken for the present.
  func now(_ value: Value) -> WireText {
    "\(evidence.now(noted: self[value].flatMap { Int($0.string) }, at: step))"
  }

  /// A fact with which whoever calculated was set up.
  func fact(_ name: FactName) throws(MissingEvidence) -> WireText {
    try evidence.fact(name, at: step.sender)
  }

  /// What whoever calculated must have found of the signature of a token that a step brought.
  func verdict(
    on token: JWT, broughtBy carrier: Step, withKeysOf keyRequest: MessageName,
    looksAtAlgorithmFirst: Bool = false
  ) throws(MissingEvidence) -> SignatureVerdict {
    try evidence.verdict(
      on: token, broughtBy: carrier, judgedIn: step,
      algorithms: try evidence.facts(.algorithm, at: step.sender), withKeysOf: keyRequest,
      looksAtAlgorithmFirst: looksAtAlgorithmFirst)
  }

  /// The request whose token a server judges, and the token: of several that it has not answered, the
  /// one whose token has most of these values, in one of the forms in which the calculation writes them.
  func openRequest(
    _ names: [MessageName], withToken text: (Step) -> WireText?, of values: [Value],
    writtenAs forms: (TokenMember) -> [ValueOrigin]
  ) throws(MissingEvidence) -> (request: Step, token: JWT) {
    let request = try evidence.openRequest(names, at: step) { request in
      guard let token = evidence.jwt(text(request)) else { return 0 }
      return values.count { value in
        forms(TokenMember(token.claims[value.name])).contains { $0.text == self[value] }
      }
    }
    guard let token = evidence.jwt(text(request)) else {
      throw MissingEvidence("the token of \(request.id.quoted) is no JWT")
    }
    return (request, token)
  }
}

extension Evidence {
  /// The time that whoever calculated in a step must have taken for the present.
  ///
  /// It is that of the step, without what somebody let pass before the step was written down. A live
  /// clock may tick between the decision and its record: then any time is right since a message last
  /// reached the participant, or left it.
  func now(noted: Int?, at step: Step) -> Int {
    let latest = step.waits.reduce(step.time, &-)
    guard transcript.seed == nil, let noted,
      let earliest = reading(LastContacts.self).time(before: step), noted >= earliest,
      noted < latest
    else { return latest }
    return noted
  }
}

/// When a message last reached a participant, or left it, before each of its calculations.
private struct LastContacts: TranscriptReading {
  private var times: [Int: Int] = [:]

  init(_ transcript: Transcript) {
    var contacts: [ParticipantName: Int] = [:]
    for step in transcript.steps {
      if step.calculation != nil { times[step.number] = contacts[step.sender] }
      contacts[step.sender] = step.time
      if let receiver = step.receiver { contacts[receiver] = step.time }
    }
  }

  func time(before step: Step) -> Int? { times[step.number] }
}

extension Step {
  fileprivate var waits: [Int] {
    tampering.compactMap { deed in
      deed.change.hasPrefix("wait=") ? Int(deed.change.dropFirst("wait=".utf8.count).string) : nil
    }
  }
}

extension Step {
  /// A value of a message that a participant sent.
  ///
  /// - Throws: `MissingEvidence` where the participant says otherwise and the message was changed on
  ///   its way, so that it does not show what was sent.
  func unchanged(
    _ value: WireText, claimed: WireText, as name: WireText
  ) throws(MissingEvidence) -> WireText {
    guard tampering.isEmpty || value == claimed else {
      throw MissingEvidence(
        "'\(name)' is '\(claimed)'; \(id.quoted) was changed on its way, and does not show what was "
          + "sent")
    }
    return value
  }
}
