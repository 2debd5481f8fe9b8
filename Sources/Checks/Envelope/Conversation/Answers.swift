import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Who still says something behind a step.
private struct LaterWords: TranscriptReading {
  private var positions: [ParticipantName: [Int]] = [:]

  init(_ transcript: Transcript) {
    for (position, step) in transcript.steps.enumerated() {
      positions[step.sender, default: []].append(position)
    }
  }

  /// The next position at which a participant sends or calculates something.
  func next(of participant: ParticipantName, after position: Int) -> Int? {
    let all = positions[participant] ?? []
    return all[all.prefix(whereInOrder: { $0 <= position }).endIndex...].first
  }
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
      if let next = evidence.next(of: step, withoutAnswer: response) {
        // It may have waited in vain, and no text forbids to go on then.
        return .warn(
          "the answer \(response.id.quoted) never arrived, and '\(step.sender)' goes on with "
            + next.id.quoted)
      }
      return .pass("the answer is \(response.id.quoted)")
    }
    guard step.isDelivered else { return nil }
    try evidence.requireAllSteps()
    guard let outcome = evidence.transcript.outcome else {
      throw MissingEvidence("no answer is in the transcript, and nothing says how it ended")
    }
    guard outcome.step != step.id, evidence.next(after: step, by: step.sender) != nil else {
      throw MissingEvidence("no answer is in the transcript; the run ended before there was one")
    }
    return .fail("nobody answers, and '\(step.sender)' goes on all the same")
  }
}

extension Evidence {
  /// What a participant does next.
  fileprivate func next(after step: Step, by participant: ParticipantName) -> Step? {
    reading(LaterWords.self).next(of: participant, after: position(of: step))
      .map { transcript.steps[$0] }
  }

  /// What the sender of a request does next, though its answer was lost; nil where it asks again or refuses
  /// what it was asked itself.
  fileprivate func next(of request: Step, withoutAnswer response: Step) -> Step? {
    guard !response.isDelivered, let next = next(after: response, by: request.sender),
      next.id.name != request.id.name, next.response.map({ $0.status < 400 }) ?? true
    else { return nil }
    return next
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
