import TranscriptModel
import WireFormats

/// A text put into a value that Swift's `String` takes for another one, or for none at all.
enum OddText: String, CaseIterable, Sendable {
  /// `é` as one character behind the value.
  case composed
  /// `é` as a letter and a combining accent behind the value.
  case decomposed
  /// A ZERO WIDTH JOINER behind the value, which joins the character before it.
  case joiner
  /// CR LF behind the value, which is one character.
  case lineEnd
  /// CR LF in the middle of the value.
  case lineEndInside

  /// The spellings of one letter, each with the other one.
  static let spellings: [(one: OddText, other: OddText)] = [
    (.composed, .decomposed), (.decomposed, .composed),
  ]

  /// The value with the text in it.
  func put(into value: WireText) -> WireText { put(text, into: value) }

  /// The value with a plain character in the same place, each in a pair with another such value: what
  /// they lead to, the text must lead to.
  ///
  /// A letter will do nearly everywhere. Where base64url, or the characters of a verifier, are read a
  /// letter is one of them and the text is none, so it stands with a mark. In a body, or behind
  /// JSON in another value, CR LF may be white space of JSON, so it stands with a tab.
  func plain(in value: WireText, at place: Place) -> [(one: WireText, other: WireText)] {
    let mayBeWhiteSpace = place == .body || Self.endsInJSON(value)
    let marks: [(WireText, WireText)] =
      [("x", "y"), ("!", "#")] + (mayBeWhiteSpace ? [("\t", "\t\t")] : [])
    return marks.map { (put($0, into: value), put($1, into: value)) }
  }

  /// Whether a JSON object ends the value, or the last parameter of a form in it.
  private static func endsInJSON(_ value: WireText) -> Bool {
    [value, FormParameters(parsing: value).all.last?.value].compactMap(\.self)
      .contains { (try? JSONParser.parse($0))?.members != nil }
  }

  private var text: WireText {
    switch self {
    case .composed: "\u{e9}"
    case .decomposed: "e\u{301}"
    case .joiner: "\u{200d}"
    case .lineEnd, .lineEndInside: "\r\n"
    }
  }

  private func put(_ text: WireText, into value: WireText) -> WireText {
    guard self == .lineEndInside else { return value + text }
    let scalars = Array(value.unicodeScalars)
    let middle = scalars.count / 2
    return Self.text(scalars[..<middle]) + text + Self.text(scalars[middle...])
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> WireText {
    WireText(String(String.UnicodeScalarView(scalars)))
  }
}
