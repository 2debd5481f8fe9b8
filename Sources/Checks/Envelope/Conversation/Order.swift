import HTTPModel
import TranscriptModel
import Vocabulary

/// Numbers and ids that several steps have.
private struct Repetitions: TranscriptReading {
  /// The numbers of more than one step.
  private(set) var numbers: Set<Int> = []
  /// By the number of a step, that of the first step of its id.
  private(set) var firstNumbers: [Int: Int] = [:]

  init(_ transcript: Transcript) {
    var seen: Set<Int> = []
    var first: [StepID: Int] = [:]
    for step in transcript.steps {
      if !seen.insert(step.number).inserted { numbers.insert(step.number) }
      if let number = first[step.id] {
        firstNumbers[step.number] = number
      } else {
        first[step.id] = step.number
      }
    }
  }
}

extension Check {
  /// A step stands where it happened: its number follows, and its time is not before that of the step before.
  static let stepOrder = Check(
    "step-order", atEvery: StepForm.allCases, Requirement(.ownChoice),
    "number and time of a step never go back, and no two steps have one id"
  ) { step, evidence in
    let transcript = evidence.transcript
    let position = evidence.position(of: step)
    let repetitions = evidence.reading(Repetitions.self)
    if repetitions.numbers.contains(step.number) {
      return .fail("the number \(step.number) is that of another step too")
    }
    if let first = repetitions.firstNumbers[step.number] {
      return .fail("the id \(step.id.quoted) is that of step \(first) too")
    }
    if step.number < 1 { return .fail("the number is \(step.number); numbers begin with 1") }
    guard position > 0 else {
      return step.time < transcript.startedAt
        ? .fail(
          "the step comes \(transcript.startedAt.seconds(after: step.time)) before the run began")
        : .pass("the first step")
    }
    let last = transcript.steps[position - 1]
    if step.number <= last.number {
      return .fail("step \(step.number) stands behind step \(last.number)")
    }
    if step.time < last.time {
      return .fail(
        "the step comes \(last.time.seconds(after: step.time)) before \(last.id.quoted), "
          + "behind which it stands")
    }
    return .pass("behind \(last.id.quoted), and not earlier")
  }

  /// The end tells of this conversation.
  static let outcomeFitsSteps = Check(
    "outcome-fits-steps", atEvery: StepForm.allCases, Requirement(.ownChoice),
    "the outcome names a step that there is, fits what it says, and counts the steps right"
  ) { (step, evidence) throws(MissingEvidence) in
    let transcript = evidence.transcript
    guard let outcome = transcript.outcome,
      evidence.position(of: step) == transcript.steps.endIndex - 1
    else { return nil }
    let count = transcript.steps.count
    if outcome.stepCount < max(count, step.number) {
      return .fail(
        "the outcome counts \(outcome.stepCount.counted("step")), and there are \(count)",
        expected: "\(count)", actual: "\(outcome.stepCount)")
    }
    if let fault = try evidence.fault(in: outcome) { return fault }
    try evidence.requireAllSteps()
    return .pass("the outcome counts \(count.counted("step")), and so many there are")
  }
}

extension Evidence {
  /// What is wrong with the end of a run: its step, its participant, or what it is called.
  fileprivate func fault(in outcome: Outcome) throws(MissingEvidence) -> Judgement? {
    let listed = transcript.participants.map(\.name)
    if let participant = outcome.by, !listed.isEmpty, !listed.contains(participant) {
      return .fail("the outcome names '\(participant)', who is none of the participants")
    }
    guard let id = outcome.step else { return nil }
    guard let end = steps(named: id.name).first(where: { $0.id == id }) else {
      // What the flow knows may have been cut off behind the last step.
      guard kinds[id.name] == nil else {
        throw MissingEvidence("'\(id)', which the outcome names, is not in the transcript")
      }
      return .fail("the outcome names '\(id)', and there is no such step")
    }
    guard outcome.result == .completed else { return nil }
    if !end.isDelivered {
      return .fail("the outcome is 'completed' with \(id.quoted), which never arrived")
    }
    return end.response.map { $0.status >= 400 } == true
      ? .fail("the outcome is 'completed' with \(id.quoted), which is a refusal") : nil
  }
}

extension Int {
  /// `100 seconds`, from another time to this one.
  fileprivate func seconds(after other: Int) -> String {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? "long" : difference.counted("second")
  }
}
