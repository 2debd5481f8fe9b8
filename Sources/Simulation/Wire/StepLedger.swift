import TranscriptModel
import Vocabulary

/// The steps of a run, each with the number and the id that it got when it was sent.
///
/// One step at most is open, between its sending and its recording: until a gate has ruled on it,
/// nothing else is sent. So numbers have no gaps, and the order of sending is that of the record.
struct StepLedger {
  /// What stands in the record, in order.
  private(set) var steps: [Step] = []
  private var occurrences: [MessageName: Int] = [:]
  private var open: StepID?

  /// Reserves number and id of a step that is sent now.
  ///
  /// - Throws: `WireMisuse` while another step is open.
  mutating func open(
    _ content: StepContent, as name: MessageName, at time: Int
  ) throws(WireMisuse) -> Step {
    if let open { throw .sentInsideRuling(name, open: open) }
    occurrences[name, default: 0] += 1
    let id = StepID(name, occurrence: occurrences[name, default: 1])
    open = id
    return Step(number: steps.count + 1, id: id, time: time, content: content)
  }

  /// Records the open step as it happened.
  ///
  /// - Throws: `WireMisuse` for any other step.
  mutating func record(_ step: Step) throws(WireMisuse) {
    guard step.id == open, step.number == steps.count + 1 else { throw .notOpen(step.id) }
    open = nil
    steps.append(step)
  }
}

extension StepContent {
  /// Puts another message in the place of a message; a calculation stays.
  mutating func replace(message: Message) {
    guard case .message(_, let from, let to, let answers) = self else { return }
    self = .message(message, from: from, to: to, answers: answers)
  }

  /// Sends a message to another receiver; a calculation stays.
  mutating func replace(receiver: ParticipantName) {
    guard case .message(let message, let from, _, let answers) = self else { return }
    self = .message(message, from: from, to: receiver, answers: answers)
  }
}

/// What participants and gates must not do: with it, the order of steps would depend on chance.
///
/// It is a fault of the program and not of a run, so the wire ends the process with these words.
enum WireMisuse: Error, Hashable, CustomStringConvertible {
  /// A step is sent while a gate rules on another one.
  case sentInsideRuling(MessageName, open: StepID)
  /// A step is recorded that was not sent before, or was recorded already.
  case notOpen(StepID)
  /// An activity sends two steps at the same time.
  case secondWaiter(activity: Int)
  /// An activity begins activities of its own.
  case nestedActivities

  /// What was done, and what to do instead.
  var description: String {
    switch self {
    case .sentInsideRuling(let name, let open):
      "'\(name.rawValue)' is sent while the gate rules on '\(open)'; send it when the ruling is made"
    case .notOpen(let step):
      "'\(step)' is recorded, and is not the step that was sent last; open it first"
    case .secondWaiter(let activity):
      "activity \(TurnOrder(activities: [activity])) waits for its turn twice; a second step at the "
        + "same time needs an activity of its own"
    case .nestedActivities:
      "activities begin inside an activity; begin all of them at once, or one group after the other"
    }
  }
}
