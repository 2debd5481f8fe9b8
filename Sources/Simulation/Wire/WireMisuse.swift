import TranscriptModel
import Vocabulary

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
