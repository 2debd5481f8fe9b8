import Flows
import Simulation
import TranscriptModel
import WireFormats

/// A place of one message of a transcript that holds a text.
struct TextPlace: CustomStringConvertible {
  /// Where the message stands in the transcript.
  let index: Int
  /// The message's step.
  let step: StepID
  /// The place with its value.
  let spot: PlacedValue

  var description: String { "\(step):\(spot.place)" }

  /// The change on the wire that puts a text there.
  func edit(setting text: WireText) -> StepEdit {
    StepEdit(step: step, action: .change(spot.place, change(setting: text)))
  }

  /// The change that puts a text there: where JSON is read it is quoted, so that it stays a text.
  func change(setting text: WireText) -> Change {
    switch spot.place {
    case .json, .tokenClaim, .tokenHeader: .set(JSONValue.string(text).compactText)
    default: .set(text)
    }
  }
}
