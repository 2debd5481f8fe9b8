// Parts of a text are found by their bytes. Every mark that the wire's formats use is ASCII, and no
// byte of another character in UTF-8 is: so a search for the byte finds the mark and nothing else.
extension WireText {
  /// The texts between marks, each mark being one ASCII character.
  ///
  /// `"a=b=c".split(at: "=", maxSplits: 1)` gives `a` and `b=c`. Empty parts are kept unless asked.
  public func split(
    at mark: Unicode.Scalar, maxSplits: Int = .max, omittingEmpty: Bool = false
  ) -> [WireText] {
    utf8.split(
      separator: UInt8(ascii: mark), maxSplits: maxSplits, omittingEmptySubsequences: omittingEmpty
    ).map { WireText(Substring($0)) }
  }

  /// The words of a list with spaces between them: a `scope`.
  public var words: [WireText] { split(at: " ", omittingEmpty: true) }

  /// What stands before and behind the first mark; nil when there is none.
  public func divided(at mark: Unicode.Scalar) -> (before: WireText, behind: WireText)? {
    guard let place = utf8.firstIndex(of: UInt8(ascii: mark)) else { return nil }
    return (
      WireText(Substring(utf8[..<place])), WireText(Substring(utf8[place...].dropFirst()))
    )
  }

  /// What stands before and behind the first place where a text stands; nil when it stands nowhere.
  public func divided(atFirst part: WireText) -> (before: WireText, behind: WireText)? {
    let (bytes, sought) = (Array(utf8), Array(part.utf8))
    return bytes.firstPlace(of: sought).map { Self.parts(of: bytes, around: $0, sought.count) }
  }

  /// What stands before and behind the last place where a text stands; nil when it stands nowhere.
  public func divided(atLast part: WireText) -> (before: WireText, behind: WireText)? {
    let (bytes, sought) = (Array(utf8), Array(part.utf8))
    guard bytes.count >= sought.count else { return nil }
    let starts = (0...(bytes.count - sought.count)).reversed()
    return starts.first { bytes[$0...].starts(with: sought) }
      .map { Self.parts(of: bytes, around: $0, sought.count) }
  }

  private static func parts(
    of bytes: [UInt8], around start: Int, _ count: Int
  ) -> (before: WireText, behind: WireText) {
    (WireText(decoding: bytes[..<start]), WireText(decoding: bytes[(start + count)...]))
  }

  /// What stands before the first mark; the whole text when there is none.
  public func prefix(upTo mark: Unicode.Scalar) -> WireText { divided(at: mark)?.before ?? self }

  /// Whether the text begins with these bytes.
  public func hasPrefix(_ start: WireText) -> Bool { utf8.starts(with: start.utf8) }

  /// Whether the text ends with these bytes.
  public func hasSuffix(_ end: WireText) -> Bool {
    utf8.count >= end.utf8.count && utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Whether the bytes of another text stand somewhere in this one.
  public func contains(_ part: WireText) -> Bool {
    Array(utf8).firstPlace(of: Array(part.utf8)) != nil
  }

  /// The text with another one in every place where a part stands.
  public func replacing(_ part: WireText, with other: WireText) -> WireText {
    split(atEach: part).joined(separator: other)
  }

  /// The texts between the places where a part stands; the whole text when it stands nowhere.
  public func split(atEach part: WireText) -> [WireText] {
    guard !part.isEmpty else { return [self] }
    let (bytes, sought) = (Array(utf8), Array(part.utf8))
    var parts: [WireText] = []
    var start = 0
    while let place = bytes.firstPlace(of: sought, from: start) {
      parts.append(WireText(decoding: bytes[start..<place]))
      start = place + sought.count
    }
    return parts + [WireText(decoding: bytes[start...])]
  }

  /// The text without so many bytes at its start.
  ///
  /// A character of which only some bytes would be left goes as a whole: the rest of it is no UTF-8.
  public func dropFirst(_ byteCount: Int) -> WireText {
    WireText(Substring(utf8.dropFirst(byteCount).drop { $0 & 0xc0 == 0x80 }))
  }

  /// The text without spaces at its start and end.
  public var trimmed: WireText { trimmed { $0 == UInt8(ascii: " ") } }

  /// The text without the bytes of a kind at its start and end; the kind has only ASCII characters.
  package func trimmed(of isBlank: (UInt8) -> Bool) -> WireText {
    let start = utf8.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return WireText(Substring(start[...last]))
  }

  /// The text with `A` to `Z` in lower case, and every other character as it is.
  ///
  /// The names that compare without regard to case on the wire are ASCII: fields, schemes, media types.
  /// Unicode's own rules would make the Kelvin sign a `k`.
  public var asciiLowercased: WireText {
    guard utf8.contains(where: { (0x41...0x5a).contains($0) }) else { return self }
    return WireText(decoding: utf8.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 })
  }
}

extension [WireText] {
  /// The texts, one behind the other.
  public func joined(separator: WireText = "") -> WireText {
    WireText(map(\.string).joined(separator: separator.string))
  }
}

extension [UInt8] {
  /// Where some bytes stand first; nil when they stand nowhere.
  fileprivate func firstPlace(of sought: [UInt8], from start: Int = 0) -> Int? {
    guard let first = sought.first else { return start }
    var place = start
    while place + sought.count <= count {
      if self[place] == first, self[place..<(place + sought.count)].elementsEqual(sought) {
        return place
      }
      place += 1
    }
    return nil
  }
}
