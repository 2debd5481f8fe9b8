import FlowsShared
import Vocabulary
import WireFormats

// What the runtime, which was written in JavaScript, made of a member of a token.
extension JSONValue? {
  /// The value as JSON, shortened, or that there is none.
  var shortText: WireText { self?.compactText.shortened ?? ValueForm.absent }

  /// Whether JavaScript takes the value for true: it is there, and not 0, false, null or empty.
  var isTrue: Bool { self?.isTrue ?? false }

  /// A text that is not empty, as it is, and any other value that JavaScript takes for true as JSON.
  var textIfTrue: WireText? { isTrue ? textOrJSON : nil }
}

extension JSONValue {
  /// Whether JavaScript takes the value for true.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let isTrue): isTrue
    case .number: asNumber != 0
    case .string(let text): !text.isEmpty
    case .array, .object: true
    }
  }

  /// What JavaScript multiplies the value as; nil where it gets no number.
  ///
  /// `true` is 1 there, an array counts as the text of its one element, and an empty one as 0.
  var asNumber: Double? {
    switch self {
    case .null: return 0
    case .bool(let isTrue): return isTrue ? 1 : 0
    case .number(let number): return number.double
    case .string(let text):
      let text = text.trimmed.string
      return text.isEmpty ? 0 : Double(text)
    case .array(let elements):
      guard elements.count == 1 else { return elements.isEmpty ? 0 : nil }
      if case .bool = elements[0] { return nil }
      return elements[0].asNumber
    case .object: return nil
    }
  }

  /// The seconds of a time; nil where JavaScript gets no date, which is neither before nor after any other.
  var asTime: Double? {
    asNumber.flatMap { abs($0) <= 8.64e12 ? $0 : nil }
  }
}
