package import TranscriptModel
import Vocabulary

/// A transcript, arranged for checks: which response answers which request, and which message belongs
/// to which authorization request.
///
/// Everything is found by the values in the messages, since that is all that captured traffic has.
package struct Evidence: Sendable {
  /// What is judged.
  package let transcript: Transcript
  /// The numbers that are missing among the steps: steps that were taken out, or lost at the end.
  package let gaps: [ClosedRange<Int>]
  /// The steps by name and bond.
  let index: StepIndex
  /// The words in the messages of the app.
  let wordsAtApp: WordIndex
  /// Which token response issued which token.
  let issuedTokens: IssuedTokens
  /// Which codes were redeemed.
  let codeUses: CodeUses
  /// What issuers publish about themselves.
  let publications: Publications
  /// Which key sets reached whom.
  let keyFetches: KeyFetches
  /// What was read already.
  let readings = Readings()
  private let positionByNumber: [Int: Int]
  private let responsePositionByRequest: [Int: Int]

  /// Arranges a transcript; the cost is in proportion to its length.
  package init(_ transcript: Transcript) {
    self.transcript = transcript
    var byNumber: [Int: Int] = [:]
    var responses: [Int: Int] = [:]
    for (position, step) in transcript.steps.enumerated() {
      byNumber[step.number] = byNumber[step.number] ?? position
      if let request = step.answers { responses[request] = responses[request] ?? position }
    }
    positionByNumber = byNumber
    responsePositionByRequest = responses
    index = StepIndex(transcript.steps)
    wordsAtApp = WordIndex(of: .app, in: transcript)
    gaps = Self.gaps(in: transcript)
    issuedTokens = IssuedTokens(transcript)
    codeUses = CodeUses(transcript)
    publications = Publications(transcript)
    keyFetches = KeyFetches(transcript)
  }

  /// The steps of these names, in order.
  func steps(named names: MessageName...) -> [Step] {
    let end = transcript.steps.endIndex
    return names.flatMap { index.positions(of: $0, with: nil, before: end) }.sorted()
      .map { transcript.steps[$0] }
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

  /// Asks for a transcript without gaps, or without gaps before a step, for rules about what must
  /// not occur.
  func requireAllSteps(before step: Step? = nil) throws(MissingEvidence) {
    guard let gap = gaps.first, gap.lowerBound < step?.number ?? .max else { return }
    throw MissingEvidence(
      gap.count == 1
        ? "step \(gap.lowerBound) is not in the transcript"
        : "steps \(gap.lowerBound) to \(gap.upperBound) are not in the transcript")
  }

  private static func gaps(in transcript: Transcript) -> [ClosedRange<Int>] {
    var gaps: [ClosedRange<Int>] = []
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
