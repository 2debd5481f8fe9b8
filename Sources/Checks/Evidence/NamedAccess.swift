import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

// The names of the vocabulary in place of texts, so that a check cannot misspell one.
extension FormParameters {
  /// The decoded value of the first parameter of this name; nil when it is empty, since a parameter
  /// without a value counts as left out: RFC 6749 §3.1, §3.2.
  subscript(_ name: ParameterName) -> WireText? {
    self[name.rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension JSONValue {
  /// The value of the first member of this name.
  subscript(_ name: MetadataName) -> JSONValue? { self[name.rawValue] }
}

extension Calculation {
  /// The first output of this name.
  func output(_ name: ParameterName) -> WireText? { output(name.rawValue) }

  /// The first input of this name.
  func input(_ name: ParameterName) -> WireText? { input(name.rawValue) }
}

extension Step {
  /// The URL that a request asks for, or that a handoff hands on.
  var url: URI? { request?.url ?? handoff?.url }
}

extension WireTextConvertible {
  /// The text in quotes, as messages name it.
  var quoted: String { "'\(wireText)'" }
}

extension StepID {
  /// The id in quotes, as messages name it.
  var quoted: String { "'\(self)'" }
}

extension Step {
  /// The parameters of an answer: in the query of a `Location`, or of a URL that is handed on.
  var answerParameters: FormParameters? {
    response?.location?.queryParameters ?? handoff?.url?.queryParameters
  }
}
