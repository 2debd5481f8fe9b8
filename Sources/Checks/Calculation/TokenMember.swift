import Vocabulary
import WireFormats

/// A member of a token, in the ways in which calculations write it.
struct TokenMember {
  private let value: JSONValue?

  init(_ value: JSONValue?) { self.value = value }

  /// A string as its text, anything else as JSON.
  var text: ValueOrigin {
    .taken(value.map { $0.stringValue ?? $0.compactText } ?? ValueForm.absent)
  }

  /// As JSON.
  var json: ValueOrigin { .taken(value?.compactText ?? ValueForm.absent) }

  /// As JSON, no more than 80 characters of it.
  var shortenedJSON: ValueOrigin {
    let text = value?.compactText ?? ValueForm.absent
    let start = WireText(String(text.unicodeScalars.prefix(80)))
    return .taken(start == text ? text : start + "…")
  }
}
