import TranscriptModel
import Vocabulary
import WireFormats

/// Who still says something behind a step.
private struct LastWords: TranscriptReading {
  private var positions: [ParticipantName: Int] = [:]

  init(_ transcript: Transcript) {
    for (position, step) in transcript.steps.enumerated() { positions[step.sender] = position }
  }

  /// The last position at which a participant sends or calculates something.
  subscript(participant: ParticipantName) -> Int { positions[participant] ?? -1 }
}

extension Check {
  /// A response is the one answer to a request that reached whoever answers.
  static let responseAnswersRequest = Check(
    "response-answers-request", atEvery: [.response], Requirement(.rfc9110("15")),
    "a response answers a request of its kind that came before, reached its sender, and had no answer"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let kind = evidence.kinds[step.id.name], kind.form == .response else { return nil }
    guard let number = step.answers else {
      throw MissingEvidence("nothing says which request \(step.id.quoted) answers")
    }
    guard let request = evidence.step(number) else {
      if evidence.gaps.contains(where: { $0.contains(number) }) {
        throw MissingEvidence("step \(number), which it answers, is not in the transcript")
      }
      return .fail("it answers step \(number), and there is no such step")
    }
    if request.number == step.number { return .fail("it answers itself") }
    guard request.request != nil else {
      return .fail("it answers \(request.id.quoted), which is no request")
    }
    if evidence.position(of: request) > evidence.position(of: step) {
      return .fail("it answers \(request.id.quoted), which comes only later")
    }
    guard kind.answered.contains(request.id.name) else {
      return .fail(
        "it answers \(request.id.quoted); a '\(kind.name)' answers "
          + kind.answered.quotedAlternatives)
    }
    guard request.isDelivered else {
      return .fail("it answers \(request.id.quoted), which never arrived")
    }
    guard request.sender == step.receiver, request.receiver == step.sender else {
      return .fail(
        "it goes \(step.way), and \(request.id.quoted) went \(request.way)")
    }
    if let first = evidence.response(to: request), first.number != step.number, !step.isDoubled {
      return .fail("\(request.id.quoted) was answered before, in \(first.id.quoted)")
    }
    return .pass("the answer to \(request.id.quoted)")
  }

  /// A request that arrived has an answer, unless the conversation ends there.
  static let requestAnswered = Check(
    "request-answered", atEvery: [.request], Requirement(.rfc9110("15")),
    "a request that arrived is answered, unless the run ended there"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let kind = evidence.kinds[step.id.name], kind.form == .request else { return nil }
    if let response = evidence.response(to: step) {
      return .pass("the answer is \(response.id.quoted)")
    }
    guard step.isDelivered else { return nil }
    try evidence.requireAllSteps()
    guard let outcome = evidence.transcript.outcome else {
      throw MissingEvidence("no answer is in the transcript, and nothing says how it ended")
    }
    let words = evidence.reading(LastWords.self)
    guard outcome.step != step.id, words[step.sender] > evidence.position(of: step) else {
      throw MissingEvidence("no answer is in the transcript; the run ended before there was one")
    }
    return .fail("nobody answers, and '\(step.sender)' goes on all the same")
  }
}

extension Step {
  /// `from 'app' to 'device'`, or `by 'app'` for a calculation.
  var way: String {
    receiver.map { "from '\(sender)' to '\($0)'" } ?? "by '\(sender)'"
  }

  /// Whether the message came twice by somebody's doing on its way.
  var isDoubled: Bool { tampering.contains { $0.change == "twice" } }
}
