import Testing
import WireFormats

@Suite("Splitting texts")
struct WireTextSplitTests {
  @Test(
    "a mark divides whatever stands around it",
    arguments: [
      ("a&b", "&", ["a", "b"]), ("", "&", [""]), ("&", "&", ["", ""]), ("&&", "&", ["", "", ""]),
      ("a", "&", ["a"]), ("a&", "&", ["a", ""]), ("&a", "&", ["", "a"]),
      ("a&\u{301}b", "&", ["a", "\u{301}b"]), ("a&\u{200d}&b", "&", ["a", "\u{200d}", "b"]),
      ("a\r\nb", "\n", ["a\r", "b"]), ("a\r\nb", "\r", ["a", "\nb"]),
      ("\r\n\r\n", "\n", ["\r", "\r", ""]), ("\0a\0", "\0", ["", "a", ""]),
      ("\u{e9}&e\u{301}", "&", ["\u{e9}", "e\u{301}"]),
      ("\u{2026}&\u{ff06}", "&", ["\u{2026}", "\u{ff06}"]),
    ] as [(WireText, Unicode.Scalar, [WireText])])
  func split(text: WireText, mark: Unicode.Scalar, parts: [WireText]) {
    #expect(text.split(at: mark) == parts)
    #expect(text.split(at: mark).joined(separator: WireText(String(mark))) == text)
    #expect(text.split(at: mark, omittingEmpty: true) == parts.filter { !$0.isEmpty })
  }

  @Test(
    "so many splits and no more",
    arguments: [
      (0, ["a=b=c"]), (1, ["a", "b=c"]), (2, ["a", "b", "c"]), (3, ["a", "b", "c"]),
      (.max, ["a", "b", "c"]),
    ] as [(Int, [WireText])])
  func maxSplits(count: Int, parts: [WireText]) {
    #expect(WireText("a=b=c").split(at: "=", maxSplits: count) == parts)
  }

  @Test("empty parts that are left out are not counted as splits")
  func maxSplitsWithoutEmpty() {
    let text: WireText = "==a==b=c"
    #expect(text.split(at: "=", maxSplits: 1) == ["", "=a==b=c"])
    #expect(text.split(at: "=", maxSplits: 1, omittingEmpty: true) == ["a", "=b=c"])
  }

  // RFC 6749 §3.3: a scope's tokens stand between spaces.
  @Test(
    "words stand between spaces",
    arguments: [
      ("openid photos", ["openid", "photos"]), ("", []), (" ", []), ("  a   b ", ["a", "b"]),
      ("a\tb", ["a\tb"]), ("a\u{a0}b", ["a\u{a0}b"]), ("a \u{301}b", ["a", "\u{301}b"]),
      ("a a", ["a", "a"]), ("a\r\n b", ["a\r\n", "b"]),
    ] as [(WireText, [WireText])])
  func words(text: WireText, words: [WireText]) {
    #expect(text.words == words)
  }

  @Test(
    "a text divides at its first mark",
    arguments: [
      ("a=b", "a", "b"), ("a=b=c", "a", "b=c"), ("=", "", ""), ("a=", "a", ""), ("=b", "", "b"),
      ("a=\u{301}", "a", "\u{301}"), ("\u{e9}=\u{200d}", "\u{e9}", "\u{200d}"),
      ("\r\n=\n", "\r\n", "\n"),
    ] as [(WireText, WireText, WireText)])
  func divided(text: WireText, before: WireText, behind: WireText) {
    #expect(text.divided(at: "=").map { [$0.before, $0.behind] } == [before, behind])
    #expect(text.prefix(upTo: "=") == before)
  }

  @Test("a text without the mark does not divide", arguments: ["", "a", "\u{2260}", "=\u{338}x"])
  func undivided(text: WireText) {
    #expect(text.divided(at: "&") == nil)
    #expect(text.prefix(upTo: "&") == text)
    // U+2260 is '=' with a stroke: composed it is no '=', decomposed its first byte is one.
    #expect((text.divided(at: "=") != nil) == (text == "=\u{338}x"))
  }

  @Test(
    "a text divides at the last place of another",
    arguments: [
      ("a.b.c", ".", ["a.b", "c"]), ("a.b", ".b", ["a", ""]), ("a.b", "a", ["", ".b"]),
      ("aaa", "aa", ["a", ""]), ("abc", "abc", ["", ""]), ("abc", "", ["abc", ""]),
      ("", "", ["", ""]),
      ("a.\u{301}b", ".", ["a", "\u{301}b"]), ("e\u{301}x\u{e9}", "\u{e9}", ["e\u{301}x", ""]),
      ("e\u{301}x\u{e9}", "e\u{301}", ["", "x\u{e9}"]), ("a\r\nb", "\n", ["a\r", "b"]),
      ("a", "ab", nil), ("", "a", nil), ("abc", "d", nil), ("\u{e9}", "e", nil),
      ("abab", "ba b", nil),
    ] as [(WireText, WireText, [WireText]?)])
  func dividedAtLast(text: WireText, part: WireText, parts: [WireText]?) {
    #expect(text.divided(atLast: part).map { [$0.before, $0.behind] } == parts)
  }

  @Test(
    "what stands before and behind the first place where a text stands",
    arguments: [
      ("a.b.c", ".", ["a", "b.c"]), ("aaa", "aa", ["", "a"]), ("abc", "abc", ["", ""]),
      ("abc", "", ["", "abc"]), ("aab", "ab", ["a", ""]),
      ("x=\"\u{301}\"", "=\"", ["x", "\u{301}\""]),
      ("e\u{301}x\u{e9}", "\u{e9}", ["e\u{301}x", ""]),
      ("a\r\nb", "\n", ["a\r", "b"]), ("a", "ab", nil), ("", "a", nil), ("\u{e9}", "e", nil),
    ] as [(WireText, WireText, [WireText]?)])
  func dividedAtFirst(text: WireText, part: WireText, parts: [WireText]?) {
    #expect(text.divided(atFirst: part).map { [$0.before, $0.behind] } == parts)
  }

  @Test(
    "the texts between all places where a text stands",
    arguments: [
      ("a--b--c", "--", ["a", "b", "c"]), ("----", "--", ["", "", ""]), ("a-b", "--", ["a-b"]),
      ("aaa", "aa", ["", "a"]), ("", "a", [""]), ("abc", "", ["abc"]),
      ("\"\u{301}\"", "\"", ["", "\u{301}", ""]), ("a\r\nb", "\n", ["a\r", "b"]),
    ] as [(WireText, WireText, [WireText])])
  func splitAtEach(text: WireText, part: WireText, parts: [WireText]) {
    #expect(text.split(atEach: part) == parts)
  }
}
