import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// What was read out of a transcript, remembered so that it is read once.
struct Readings: Sendable {
  let bodies = Memo<HTTPBody, JSONValue?>()
  let tokens = Memo<WireText, JWT.Reading>()
  let verifications = Memo<Verification.Question, Verification>()
  let passwords = PasswordHashing()
}

extension Evidence {
  /// The JSON in the body of a response; nil when it is none.
  func json(in step: Step) -> JSONValue? {
    guard let response = step.response else { return nil }
    return readings.bodies.value(for: response.body) { response.json }
  }

  /// A member of the JSON object in the body of a response.
  func member(_ name: ParameterName, of step: Step) -> JSONValue? { json(in: step)?[name.rawValue] }

  /// What stands where a token is expected.
  func token(_ text: WireText) -> JWT.Reading {
    readings.tokens.value(for: text) { JWT.read(text) }
  }
}
