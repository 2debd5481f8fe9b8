import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// What brought a participant to send something, and who had a secret before it sends it.
extension Check {
  /// A message follows another one, which reached its sender, and tells no secret that did not.
  ///
  /// An attacker needs no reason, and may know by other ways what it sends.
  static let messageCaused = Check(
    "message-caused", atEvery: StepForm.allCases, Requirement(.ownChoice),
    "what makes the sender send it reached the sender before, and so did every secret in it"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let kind = evidence.kinds[step.id.name], step.sender != .attacker, !step.isDoubled
    else { return nil }
    if let fault = try evidence.faultOfValues(in: step) { return fault }
    let names = evidence.causes(of: kind)
    let cause = evidence.cause(of: step, kind, among: names)
    if let early = evidence.consequence(of: step, kind, after: cause) {
      try evidence.requireAllSteps(before: step)
      return .fail("\(early.id.quoted), which rests on it, was sent before")
    }
    // To refuse, nobody needs a reason that one sees.
    guard !kind.causes.isEmpty, step.response.map({ $0.status < 400 }) ?? true else { return nil }
    if let cause {
      // No text forbids to go on after a refusal, and nothing good can come of it.
      if let status = cause.response?.status, status >= 400 {
        return .warn("it follows \(cause.id.quoted), which is a refusal with status \(status)")
      }
      if let question = evidence.question(of: step, kind, after: cause) {
        return .warn("\(question.id.quoted) is not answered yet")
      }
      return .pass("it follows \(cause.id.quoted), which reached '\(step.sender)'")
    }
    let causes = names.quotedAlternatives
    if kind.causation == .onceIfAny, !evidence.hasStep(named: names) { return nil }
    try evidence.requireAllSteps(before: step)
    guard evidence.hasStep(named: names), evidence.reading(GivenValues.self).hasHandoffs,
      !evidence.isSomethingStrange(to: step.sender, before: step)
    else {
      throw MissingEvidence("no \(causes) that reached '\(step.sender)' is in the transcript")
    }
    return .fail("it follows no \(causes) of its own that reached '\(step.sender)'")
  }
}

extension Evidence {
  /// A value that its sender cannot have from this conversation: it went to others, or there is none yet.
  fileprivate func faultOfValues(in step: Step) throws(MissingEvidence) -> Judgement? {
    let given = reading(GivenValues.self)
    if let foreign = given.foreign(in: step.number) {
      try requireAllSteps(before: step)
      guard given.hasHandoffs else {
        throw MissingEvidence(
          "how '\(foreign.name)' reached '\(step.sender)' is not in the transcript")
      }
      return .fail(
        "'\(foreign.name)' in it is that of \(foreign.first.quoted), and it never reached "
          + "'\(step.sender)'")
    }
    guard let issued = given.issue(behind: step.number) else { return nil }
    try requireAllSteps(before: step)
    return .fail("the token in it is issued only later, in \(issued.quoted)")
  }

  /// What messages of a kind follow in this conversation.
  fileprivate func causes(of kind: MessageKind) -> [MessageName] {
    guard let nearer = kind.nearerCause, hasStep(named: [nearer.name]) else { return kind.causes }
    return kind.causes.map { $0 == nearer.other ? nearer.name : $0 }
  }

  /// The last step before a step that can have been its cause; a refusal only where there is nothing better.
  fileprivate func cause(
    of step: Step, _ kind: MessageKind, among names: [MessageName]
  ) -> Step? {
    let sides = reading(Sides.self)
    let end = position(of: step)
    let earlier = sides.sent(step.id.name, by: step.sender, in: 0..<end).count
    let least = kind.causation == .eachTime ? earlier : 0
    var count = 0
    for isRefusal in [false, true] {
      let causes = names.map {
        sides.arrivals(of: $0, at: step.sender, before: end, areRefusals: isRefusal)
      }
      count += causes.map(\.count).reduce(0, +)
      if count > least, let last = causes.compactMap(\.last).max() { return transcript.steps[last] }
    }
    return nil
  }

  /// A message that its sender sent before a step, though it rests on the step: more of them came since the
  /// cause than steps of this kind.
  fileprivate func consequence(of step: Step, _ kind: MessageKind, after cause: Step?) -> Step? {
    guard !kind.consequences.isEmpty else { return nil }
    let sides = reading(Sides.self)
    let range = (cause.map { position(of: $0) } ?? -1) + 1..<position(of: step)
    let sent = kind.consequences.map { sides.sent($0, by: step.sender, in: range) }
    let done = sides.sent(step.id.name, by: step.sender, in: range).count
    guard sent.map(\.count).reduce(0, +) > done else { return nil }
    return sent.compactMap(\.last).max().map { transcript.steps[$0] }
  }

  /// A question that the sender of a step asked after what the step follows, and which so has no answer.
  fileprivate func question(of step: Step, _ kind: MessageKind, after cause: Step) -> Step? {
    guard let name = kind.question else { return nil }
    let range = position(of: cause) + 1..<position(of: step)
    return reading(Sides.self).sent(name, by: step.sender, in: range).last
      .map { transcript.steps[$0] }
  }

  fileprivate func hasStep(named names: [MessageName]) -> Bool {
    names.contains {
      !index.positions(of: $0, with: nil, before: transcript.steps.endIndex).isEmpty
    }
  }
}

/// What came to whom, and what each did, by name, in order.
private struct Sides: TranscriptReading {
  private struct Side: Hashable {
    var name: MessageName
    var participant: ParticipantName
    var isRefusal = false
  }

  private var arrivals: [Side: [Int]] = [:]
  private var sent: [Side: [Int]] = [:]

  init(_ transcript: Transcript) {
    for (position, step) in transcript.steps.enumerated() {
      sent[Side(name: step.id.name, participant: step.sender), default: []].append(position)
      guard step.isDelivered, let receiver = step.receiver else { continue }
      let isRefusal = step.response.map { $0.status >= 400 } ?? false
      let side = Side(name: step.id.name, participant: receiver, isRefusal: isRefusal)
      arrivals[side, default: []].append(position)
    }
  }

  /// The positions of what reached a participant before a position: of refusals, or of all else.
  func arrivals(
    of name: MessageName, at participant: ParticipantName, before end: Int, areRefusals: Bool
  ) -> ArraySlice<Int> {
    let side = Side(name: name, participant: participant, isRefusal: areRefusals)
    let all = arrivals[side] ?? []
    return all.prefix(whereInOrder: { $0 < end })
  }

  /// The positions of what a participant sent or calculated in some range.
  func sent(
    _ name: MessageName, by participant: ParticipantName, in range: Range<Int>
  ) -> ArraySlice<Int> {
    let all = sent[Side(name: name, participant: participant)] ?? []
    let earlier = all.prefix(whereInOrder: { $0 < range.lowerBound }).count
    return all.prefix(whereInOrder: { $0 < range.upperBound }).dropFirst(earlier)
  }
}
