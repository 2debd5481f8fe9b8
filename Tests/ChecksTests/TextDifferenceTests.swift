import Testing
import WireFormats

@testable import Checks

@Suite("the words on two values that differ")
struct TextDifferenceTests {
  static let cases: [(expected: WireText, actual: WireText, words: String)] = [
    ("auth-\u{e9}", "auth-e\u{301}", "they look the same, but their bytes differ"),
    ("abc", "abc\u{200d}", "4 characters came, 3 were expected"),
    ("abc", "abc\r\n", "5 characters came, 3 were expected"),
    (
      "a\r\nb", "a\n\rb",
      "2 of 4 characters differ: character 2 is '\n' and should be '\r', "
        + "character 3 is '\r' and should be '\n'"
    ),
    (
      "a\u{301}c", "a\u{300}c",
      "1 of 3 characters differ: character 2 is '\u{300}' and should be "
        + "'\u{301}'"
    ),
    ("\u{e9}a", "e\u{301}b", "3 characters came, 2 were expected"),
  ]

  @Test("tell what came too much, and what only looks the same", arguments: cases)
  func words(_ one: (expected: WireText, actual: WireText, words: String)) {
    #expect(
      WireText(TextDifference.words(expected: one.expected, actual: one.actual))
        == WireText(one.words))
  }
}
