package import TranscriptModel
import Vocabulary

/// A transcript, arranged for checks: which response answers which request, and which steps share a
/// value.
///
/// Everything is found by the values in the messages, since that is all that captured traffic has.
package struct Evidence: Sendable {
  /// What is judged.
  package let transcript: Transcript
  /// The numbers that are missing among the steps: steps that were taken out, or lost at the end.
  package let gaps: [ClosedRange<Int>]
  /// The steps by name and by the values that they share.
  let index: StepIndex
  /// What is known of the messages of the flow before one is seen.
  let kinds: MessageKinds
  private let readings = Cache<ObjectIdentifier, any TranscriptReading>()
  private let positionByNumber: [Int: Int]
  private let responsePositionByRequest: [Int: Int]
  /// Where a step of a name that the flow does not know first reached a participant.
  private let strangePositions: [ParticipantName: Int]

  /// Arranges a transcript, whose steps share the values that they have in every flow, and those that
  /// they have in this one; the cost is in proportion to its length.
  init(
    _ transcript: Transcript, kinds: MessageKinds = MessageKinds(),
    flowValues: (Step) -> [SharedValue]
  ) {
    self.transcript = transcript
    self.kinds = kinds
    var byNumber: [Int: Int] = [:]
    var responses: [Int: Int] = [:]
    var strange: [ParticipantName: Int] = [:]
    for (position, step) in transcript.steps.enumerated() {
      byNumber[step.number] = byNumber[step.number] ?? position
      if let request = step.answers { responses[request] = responses[request] ?? position }
      if let receiver = step.receiver, step.isDelivered, kinds[step.id.name] == nil {
        strange[receiver] = strange[receiver] ?? position
      }
    }
    positionByNumber = byNumber
    responsePositionByRequest = responses
    strangePositions = strange
    index = StepIndex(transcript.steps) { SharedValue.values(of: $0) + flowValues($0) }
    gaps = Self.gaps(in: transcript, kinds)
  }

  /// What a type reads out of the whole transcript; it is read once.
  func reading<Reading: TranscriptReading>(_ type: Reading.Type) -> Reading {
    let reading = readings.value(for: ObjectIdentifier(type)) { Reading(transcript) }
    return reading as? Reading ?? Reading(transcript)
  }

  /// Where a step stands in the transcript.
  func position(of step: Step) -> Int {
    positionByNumber[step.number] ?? transcript.steps.endIndex
  }

  /// The step of a number.
  func step(_ number: Int) -> Step? { positionByNumber[number].map { transcript.steps[$0] } }

  /// The request that a response answers.
  func request(answeredBy response: Step) throws(MissingEvidence) -> Step {
    guard let number = response.answers, let request = step(number) else {
      throw MissingEvidence("the request that '\(response.id)' answers is not in the transcript")
    }
    return request
  }

  /// The response to a request; nil when there is none.
  func response(to request: Step) -> Step? {
    responsePositionByRequest[request.number].map { transcript.steps[$0] }
  }

  /// Whether a message of a name that the flow does not know reached a participant before a step: it may be
  /// what a check looks for.
  func isSomethingStrange(to participant: ParticipantName, before step: Step) -> Bool {
    strangePositions[participant].map { $0 < position(of: step) } ?? false
  }

  /// Asks for a transcript without gaps, or without gaps before a step, for rules about what must
  /// not occur.
  func requireAllSteps(before step: Step? = nil) throws(MissingEvidence) {
    guard let gap = gaps.first, gap.lowerBound < step?.number ?? .max else { return }
    if gap.upperBound < 1 {
      throw MissingEvidence("the transcript begins amid a conversation, with \(begin)")
    }
    throw MissingEvidence(
      gap.count == 1
        ? "step \(gap.lowerBound) is not in the transcript"
        : "steps \(gap.lowerBound) to \(gap.upperBound) are not in the transcript")
  }

  private var begin: String { transcript.steps.first.map { $0.id.quoted } ?? "nothing" }

  private static func gaps(in transcript: Transcript, _ kinds: MessageKinds) -> [ClosedRange<Int>] {
    var gaps: [ClosedRange<Int>] = []
    // What was before a cut has no numbers if those that are left were numbered anew.
    if let first = transcript.steps.first, first.number == 1 {
      let showsToken = first.request?.bringsToken == true && first.sender != .attacker
      if showsToken || kinds[first.id.name]?.isSequel == true { gaps.append(0...0) }
    }
    var expected = 1
    for number in transcript.steps.map(\.number).sorted() where number >= expected {
      if number > expected { gaps.append(expected...(number - 1)) }
      guard number < Int.max else { return gaps }
      expected = number + 1
    }
    if let count = transcript.outcome?.stepCount, count >= expected {
      gaps.append(expected...count)
    }
    return gaps
  }
}
