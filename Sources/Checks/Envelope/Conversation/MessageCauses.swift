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
    if let foreign = evidence.reading(ForeignSecrets.self)[step.number] {
      try evidence.requireAllSteps(before: step)
      return .fail(
        "'\(foreign.name)' in it is that of \(foreign.first.quoted), and it never reached "
          + "'\(step.sender)'")
    }
    if let issued = evidence.reading(ForeignSecrets.self).issue(behind: step.number) {
      try evidence.requireAllSteps(before: step)
      return .fail("the token in it is issued only later, in \(issued.quoted)")
    }
    let cause = evidence.cause(of: step, kind)
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
      return .pass("it follows \(cause.id.quoted), which reached '\(step.sender)'")
    }
    let causes = kind.causes.quotedAlternatives
    if kind.causation == .onceIfAny, !evidence.hasStep(named: kind.causes) { return nil }
    try evidence.requireAllSteps(before: step)
    guard evidence.hasStep(named: kind.causes),
      !evidence.isSomethingStrange(to: step.sender, before: step)
    else {
      throw MissingEvidence("no \(causes) that reached '\(step.sender)' is in the transcript")
    }
    return .fail("it follows no \(causes) of its own that reached '\(step.sender)'")
  }
}

extension Evidence {
  /// The last step before a step that can have been its cause.
  ///
  fileprivate func cause(of step: Step, _ kind: MessageKind) -> Step? {
    let sides = reading(Sides.self)
    let end = position(of: step)
    let causes = kind.causes.map { sides.arrivals(of: $0, at: step.sender, before: end) }
    guard let last = causes.compactMap(\.last).max() else { return nil }
    if kind.causation == .eachTime {
      let earlier = sides.sent(step.id.name, by: step.sender, in: 0..<end)
      guard causes.map(\.count).reduce(0, +) > earlier.count else { return nil }
    }
    return transcript.steps[last]
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
  }

  private var arrivals: [Side: [Int]] = [:]
  private var sent: [Side: [Int]] = [:]

  init(_ transcript: Transcript) {
    for (position, step) in transcript.steps.enumerated() {
      sent[Side(name: step.id.name, participant: step.sender), default: []].append(position)
      guard step.isDelivered, let receiver = step.receiver else { continue }
      arrivals[Side(name: step.id.name, participant: receiver), default: []].append(position)
    }
  }

  /// The positions of what reached a participant before a position.
  func arrivals(
    of name: MessageName, at participant: ParticipantName, before end: Int
  ) -> ArraySlice<Int> {
    let all = arrivals[Side(name: name, participant: participant)] ?? []
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

/// The secrets that somebody sends or uses who never got them, though others had them before.
private struct ForeignSecrets: TranscriptReading {
  /// A secret, and the step in which it was first.
  struct Foreign {
    var name: WireText
    var first: StepID
  }

  private var byNumber: [Int: Foreign] = [:]
  private var issues: [Int: StepID] = [:]

  init(_ transcript: Transcript) {
    let registered = Set(transcript.registered.map(\.value))
    let acquisitions = Knowledge(after: transcript.steps, in: transcript.flow).acquisitions
    let names = Dictionary(
      acquisitions.map { ($0.secret.value.behindHex, $0.secret.name) },
      uniquingKeysWith: { first, _ in first })
    let byStep = Dictionary(grouping: acquisitions, by: \.stepNumber)
    var first: [WireText: StepID] = [:]
    var known: [WireText: Set<ParticipantName>] = [:]
    var shownFirst: [WireText: Step] = [:]
    for step in transcript.steps {
      let learned = (byStep[step.number] ?? []).map { ($0.secret.value.behindHex, $0.learner) }
      let words = step.secretWords(in: names)
      if step.request != nil {
        for value in words where first[value] == nil { shownFirst[value] = step }
      }
      let sides = [step.sender] + (step.handoff != nil && step.isDelivered ? [step.receiver] : [])
      let shown = sides.compactMap(\.self).flatMap { side in words.map { ($0, side) } }
      for (value, learner) in shown + learned {
        let isNew = known[value, default: []].insert(learner).inserted
        if isNew, learner == step.sender, let first = first[value], first != step.id,
          !registered.contains(value), let name = names[value]
        {
          byNumber[step.number] = Foreign(name: name, first: first)
        }
        if first[value] == nil { first[value] = step.id }
      }
    }
    if !shownFirst.isEmpty { findIssues(of: shownFirst, in: transcript) }
  }

  /// Finds the steps in which somebody else issues what was shown before: in an answer, or as the outcome of a
  /// calculation.
  private mutating func findIssues(of shown: [WireText: Step], in transcript: Transcript) {
    for step in transcript.steps where step.response != nil || step.calculation != nil {
      let values =
        step.calculation?.outputs.map(\.value) ?? step.message?.values.map(\.value) ?? []
      for value in values {
        guard let request = shown[value], request.number < step.number,
          request.sender != step.sender
        else { continue }
        issues[request.number] = issues[request.number] ?? step.id
      }
    }
  }

  /// The step in which a token is issued that a request shows already.
  func issue(behind number: Int) -> StepID? { issues[number] }

  subscript(number: Int) -> Foreign? { byNumber[number] }
}

extension WireText {
  /// The text that is written in hex, as bytes are in a transcript; the text itself where it is none.
  fileprivate var behindHex: WireText {
    Hex.decode(self).flatMap { WireText(validating: $0) } ?? self
  }
}

extension Step {
  /// The secrets where no record of a word looks for them: behind the last blank of a field, and in what is
  /// handed on, perhaps in hex.
  ///
  /// Cookies are left out: a server may set again what came.
  fileprivate func secretWords(in secrets: [WireText: WireText]) -> [WireText] {
    let fields = request?.fields.all.filter { $0.name.asciiLowercased != "cookie" } ?? []
    let words =
      fields.compactMap { $0.value.words.last }
      + (handoff?.parameters.map(\.value.behindHex) ?? [])
    return words.filter { secrets[$0] != nil }
  }
}
