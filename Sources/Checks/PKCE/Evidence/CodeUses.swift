import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Which authorization codes came to an app, and which of them were redeemed, by whom.
///
/// All codes are counted in one pass: a code may stand in thousands of messages.
struct CodeUses: TranscriptReading {
  private struct Holder: Hashable {
    var code: WireText
    var participant: ParticipantName?
  }

  private var ranks: [Int: Int] = [:]
  private var requestCounts: [Holder: Int] = [:]
  private var lastRequests: [Holder: Int] = [:]
  private var successes: [WireText: [Int]] = [:]
  private var firstAnswers: [Holder: Int] = [:]

  init(_ transcript: Transcript) {
    let succeeded = Self.requestsThatSucceeded(transcript)
    var callbackCounts: [Holder: Int] = [:]
    var asked: [Int: Holder] = [:]
    for step in transcript.steps {
      // A server that failed has not judged the code.
      if let holder = step.answers.flatMap({ asked[$0] }), let status = step.response?.status,
        status < 500, firstAnswers[holder] == nil
      {
        firstAnswers[holder] = step.number
      }
      if step.id.name == .callback, let code = step.answerParameters?[.code] {
        let holder = Holder(code: code, participant: step.receiver)
        callbackCounts[holder, default: 0] += 1
        ranks[step.number] = callbackCounts[holder]
      }
      guard step.id.name == .tokenRequest, let code = step.request?.form?[.code] else { continue }
      asked[step.number] = Holder(code: code, participant: step.receiver)
      let holder = Holder(code: code, participant: step.sender)
      requestCounts[holder, default: 0] += 1
      lastRequests[holder] = step.number
      if succeeded.contains(step.number) { successes[code, default: []].append(step.number) }
    }
  }

  /// Whether the receiver of a callback redeemed its code.
  ///
  /// Of several callbacks with one code, as many count as redeemed as there are requests: the first ones.
  func isRedeemed(_ callback: Step) -> Bool {
    guard let code = callback.answerParameters?[.code], let rank = ranks[callback.number] else {
      return false
    }
    let holder = Holder(code: code, participant: callback.receiver)
    return lastRequests[holder, default: 0] > callback.number
      && requestCounts[holder, default: 0] >= rank
  }

  /// Whether a request other than the one with this number got tokens for a code.
  func isTaken(_ code: WireText, butBy number: Int) -> Bool {
    // Two requests are enough to look at, since only one of them can have the number.
    successes[code]?.prefix(2).contains { $0 != number } ?? false
  }

  /// Whether the receiver of a request had answered another one with this code before.
  func isAnswered(_ code: WireText, before request: Step) -> Bool {
    firstAnswers[Holder(code: code, participant: request.receiver)].map { $0 < request.number }
      ?? false
  }

  private static func requestsThatSucceeded(_ transcript: Transcript) -> Set<Int> {
    var answered: Set<Int> = []
    var succeeded: Set<Int> = []
    for step in transcript.steps {
      guard let request = step.answers, answered.insert(request).inserted else { continue }
      if step.response?.isSuccess == true { succeeded.insert(request) }
    }
    return succeeded
  }
}
