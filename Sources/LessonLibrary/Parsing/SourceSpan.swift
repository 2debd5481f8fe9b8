import WireFormats

/// A piece of one line of a lesson file, with its place.
struct SourceSpan {
  /// The longest piece that a message quotes in full.
  private static let quotedLength = 60

  let text: Substring
  let position: SourcePosition

  var isEmpty: Bool { text.isEmpty }

  /// The text in single quotes, for messages; shortened when it is long.
  var quoted: String {
    text.count <= Self.quotedLength ? "'\(text)'" : "'\(text.prefix(Self.quotedLength))…'"
  }

  /// The span without the white space around it.
  var trimmed: SourceSpan {
    let scalars = text.unicodeScalars
    let start = scalars.firstIndex { !$0.isBlank } ?? scalars.endIndex
    let end = scalars.lastIndex { !$0.isBlank }.map(scalars.index(after:)) ?? start
    return part(start..<end)
  }

  /// The pieces between white space.
  var words: [SourceSpan] {
    text.unicodeScalars.split(whereSeparator: \.isBlank).map { part($0.startIndex..<$0.endIndex) }
  }

  /// What stands before and after the first occurrence of a character; nil when it has none.
  ///
  /// A value may begin with a combining accent, which Swift takes for a part of the separator.
  func split(at separator: Unicode.Scalar) -> (before: SourceSpan, after: SourceSpan)? {
    let scalars = text.unicodeScalars
    guard let index = scalars.firstIndex(of: separator) else { return nil }
    return (
      part(text.startIndex..<index), part(scalars.index(after: index)..<text.endIndex)
    )
  }

  /// The span's first characters.
  func prefix(_ count: Int) -> SourceSpan {
    part(text.startIndex..<text.prefix(count).endIndex)
  }

  /// The span after the given number of characters.
  func dropFirst(_ count: Int) -> SourceSpan {
    part(text.dropFirst(count).startIndex..<text.endIndex)
  }

  /// The given part of this span's text.
  func part(_ range: Range<Substring.Index>) -> SourceSpan {
    let column =
      position.column + text.unicodeScalars[text.startIndex..<range.lowerBound].count
    return SourceSpan(
      text: text[range], position: SourcePosition(line: position.line, column: column))
  }
}

extension Unicode.Scalar {
  /// True for the white space that a line can hold.
  var isBlank: Bool { self == " " || self == "\t" }
}
