package import TranscriptModel
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
  init(parsing text: WireText, in whole: String) throws(StepEditError) {
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
