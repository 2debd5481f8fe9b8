import Vocabulary
import WireFormats

/// Where a value of a calculation comes from, and what it must be therefore.
enum ValueOrigin {
  /// A registered fact.
  case stated(WireText)
  /// A message, or an earlier step.
  case taken(WireText)
  /// The other values.
  case derived(WireText)
  /// The participant drew it, or decided it; only what is derived from it can be judged.
  case free
  /// There must be no such value.
  case leftOut

  /// The value that there must be; nil where any may be, or none.
  var text: WireText? {
    switch self {
    case .stated(let text), .taken(let text), .derived(let text): text
    case .free, .leftOut: nil
    }
  }

  /// What speaks against another value, in words that its own value can follow.
  var witness: String {
    switch self {
    case .stated: "what is registered is"
    case .taken: "the messages give"
    case .derived, .free, .leftOut: "the other values give"
    }
  }
}

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
