import Testing
import WireFormats

@Suite("Searching texts")
struct WireTextSearchTests {
  /// A text, a part, and whether the text begins with it, ends with it, has it.
  private static let cases: [(WireText, WireText, [Bool])] = [
    ("abc", "a", [true, false, true]), ("abc", "c", [false, true, true]),
    ("abc", "b", [false, false, true]), ("abc", "bc", [false, true, true]),
    ("abc", "abc", [true, true, true]), ("abc", "abcd", [false, false, false]),
    ("abc", "ac", [false, false, false]), ("abc", "", [true, true, true]),
    ("", "", [true, true, true]), ("", "a", [false, false, false]),
    ("abc", "A", [false, false, false]), ("aab", "ab", [false, true, true]),
    // A combining mark at the edge changes the character that people see, and no byte.
    ("e\u{301}", "e", [true, false, true]), ("e\u{301}", "\u{301}", [false, true, true]),
    ("\u{e9}", "e", [false, false, false]), ("\u{e9}", "e\u{301}", [false, false, false]),
    ("e\u{301}", "\u{e9}", [false, false, false]), ("a/\u{301}", "a/", [true, false, true]),
    ("\u{200d}a", "a", [false, true, true]), ("a\u{200d}", "a", [true, false, true]),
    ("a\r\n", "\n", [false, true, true]), ("a\r\n", "\r", [false, false, true]),
    ("\r\n", "\r", [true, false, true]), ("a\0b", "\0b", [false, true, true]),
    // The two letters share a byte, and neither has the other.
    ("\u{e9}", "\u{c9}", [false, false, false]), ("\u{e9}\u{e8}", "\u{e8}", [false, true, true]),
  ]

  @Test("a text begins, ends and has by its bytes", arguments: cases)
  func found(text: WireText, part: WireText, found: [Bool]) {
    #expect([text.hasPrefix(part), text.hasSuffix(part), text.contains(part)] == found)
  }

  @Test(
    "a part is replaced wherever it stands, from the left",
    arguments: [
      ("a.b.c", ".", "", "abc"), ("a.b.c", ".", "..", "a..b..c"), ("aaa", "aa", "b", "ba"),
      ("abc", "", "x", "abc"), ("abc", "d", "x", "abc"), ("", "", "x", ""), ("", "a", "x", ""),
      ("abc", "abc", "", ""), ("abcab", "ab", "ba", "bacba"), ("aa", "a", "aa", "aaaa"),
      ("e\u{301}\u{e9}", "\u{e9}", "x", "e\u{301}x"),
      ("e\u{301}\u{e9}", "e", "x", "x\u{301}\u{e9}"),
      ("a\r\nb", "\n", "", "a\rb"), ("a\u{200d}b", "\u{200d}", "", "ab"), ("ab", "abc", "x", "ab"),
      ("aXbX", "X", "\u{e9}", "a\u{e9}b\u{e9}"), ("xab", "ab", "", "x"),
    ] as [(WireText, WireText, WireText, WireText)])
  func replacing(text: WireText, part: WireText, other: WireText, result: WireText) {
    #expect(text.replacing(part, with: other) == result)
  }
}
