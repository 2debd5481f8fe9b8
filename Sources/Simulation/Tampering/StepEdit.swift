package import TranscriptModel
package import Vocabulary
package import WireFormats

/// A change to one step on the wire: `token-request:form.code_verifier=abc`, `callback:twice`.
package struct StepEdit: Hashable, Sendable {
  /// What is done to the step.
  package enum Action: Hashable, Sendable {
    /// One place of the message is changed.
    case change(Place, Change)
    /// The message is lost.
    case drop
    /// The message arrives twice.
    case twice
    /// So many seconds pass before.
    case wait(Int)
  }

  /// The step.
  package var step: StepID
  /// What is done to it.
  package var action: Action

  /// A change to a step.
  package init(step: StepID, action: Action) {
    self.step = step
    self.action = action
  }

  /// A change to one place of the first message of a name.
  package static func change(
    _ place: Place, of message: MessageName, _ change: Change
  ) -> StepEdit {
    StepEdit(step: StepID(message), action: .change(place, change))
  }

  /// Time that passes while the first message of a name is on its way.
  package static func wait(_ seconds: Int, at message: MessageName) -> StepEdit {
    StepEdit(step: StepID(message), action: .wait(seconds))
  }

  /// The loss of a message.
  package static func drop(_ message: MessageName, occurrence: Int = 1) -> StepEdit {
    StepEdit(step: StepID(message, occurrence: occurrence), action: .drop)
  }

  /// Reads `STEP:PLACE=VALUE`, `STEP:PLACE+=VALUE`, `STEP:PLACE=`, `STEP:drop`, `STEP:twice` or
  /// `STEP:wait=SECONDS`.
  ///
  /// Two double quotes are the empty value; nothing behind the equals sign removes.
  package init(parsing text: String) throws(StepEditError) {
    // A mark is found by its byte: a combining accent behind it would hide it among characters.
    guard let (name, rest) = WireText(text).divided(at: ":") else { throw .notAnEdit(text) }
    guard let step = StepID(parsing: name) else { throw .notAStep(name.string) }
    self.step = step
    action = try Action(parsing: rest, in: text)
  }
}

extension StepEdit.Action {
  /// Reads what follows the colon.
  package init(parsing text: WireText, in whole: String) throws(StepEditError) {
    switch text {
    case "drop": self = .drop
    case "twice": self = .twice
    default:
      guard let (before, value) = text.divided(at: "=") else { throw .notAnEdit(whole) }
      if before == "wait" {
        guard let seconds = Int(value.string), (0...Self.longestWait).contains(seconds) else {
          throw .notSeconds(value.string)
        }
        self = .wait(seconds)
        return
      }
      let isAddition = before.hasSuffix("+")
      let name = isAddition ? WireText(decoding: before.utf8.dropLast()) : before
      guard let place = Place(parsing: name) else { throw .notAPlace(name.string) }
      self = .change(place, Self.change(value, isAddition: isAddition))
    }
  }

  private static func change(_ value: WireText, isAddition: Bool) -> Change {
    let plain: WireText = value == emptyValue ? "" : value
    if isAddition { return .add(plain) }
    return value.isEmpty ? .remove : .set(plain)
  }

  /// How an empty value is written, since nothing behind the equals sign means to remove.
  package static let emptyValue: WireText = "\"\""

  /// A hundred years, in seconds.
  package static let longestWait = 100 * 365 * 24 * 3600
}

extension StepEdit: CustomStringConvertible {
  /// The text that `init(parsing:)` reads.
  package var description: String { "\(step):\(action)" }
}

extension StepEdit.Action: CustomStringConvertible {
  /// The part behind the colon.
  package var description: String {
    switch self {
    case .drop: "drop"
    case .twice: "twice"
    case .wait(let seconds): "wait=\(seconds)"
    case .change(let place, .set(let value)):
      "\(place)=\(value.isEmpty ? Self.emptyValue : value)"
    case .change(let place, .add(let value)):
      "\(place)+=\(value.isEmpty ? Self.emptyValue : value)"
    case .change(let place, .remove): "\(place)="
    }
  }
}

/// Why a step cannot be changed as asked.
package enum StepEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text has none of the forms of an edit.
  case notAnEdit(String)
  /// What stands before the colon is no step id.
  case notAStep(String)
  /// What stands before the equals sign is no place.
  case notAPlace(String)
  /// The time to wait is no whole number of seconds in bounds.
  case notSeconds(String)
  /// The flow has no step of this name; the names of those it has.
  case unknownStep(StepID, known: [String])
  /// The step never came in this run.
  case stepNeverCame(StepID)
  /// A calculation happens inside a participant, where nothing on the wire can change it.
  case calculation(StepID)
  /// The message lacks the place, or the value cannot stand there.
  case place(StepID, PlaceError)

  /// What is wrong, and what was expected.
  package var description: String {
    switch self {
    case .notAnEdit(let text):
      "'\(text)' is no change; write STEP:PLACE=VALUE, STEP:PLACE+=VALUE, STEP:drop, STEP:twice or "
        + "STEP:wait=SECONDS"
    case .notAStep(let text):
      "'\(text)' is no step id; write one such as 'token-request' or 'token-request#2'"
    case .notAPlace(let text):
      "'\(text)' is no place; write query.NAME, form.NAME, header.NAME, json.POINTER, value.NAME, "
        + "location.query.NAME, status, body or url, for a form there .form.NAME, and for a JWT there "
        + ".claims.NAME or .header.NAME"
    case .notSeconds(let text):
      "'\(text)' is no time to wait; write whole seconds, at most a hundred years"
    case .unknownStep(let step, let known):
      "the flow has no step '\(step.name)'; it has: \(known.joined(separator: ", "))"
    case .stepNeverCame(let step): "the run ended without a step '\(step)'; nothing was changed"
    case .calculation(let step):
      "'\(step)' is a calculation inside a participant; only messages can be changed"
    case .place(let step, let error): "at '\(step)', \(error)"
    }
  }
}
