import Testing
import WireFormats

@Suite("Equality of texts")
struct WireTextEqualityTests {
  /// Pairs whose UTF-8 differs; Swift's `String` takes the first five for equal.
  private static let pairs: [(WireText, WireText)] = [
    ("\u{e9}", "e\u{301}"), ("\u{212b}", "\u{c5}"), ("\u{ac00}", "\u{1100}\u{1161}"),
    ("\u{2126}", "\u{3a9}"), ("a\u{323}\u{307}", "a\u{307}\u{323}"),
    ("a\u{200d}", "a"), ("\r\n", "\n\r"), ("\r\n", "\n"), ("a", "A"), ("", " "), ("", "\0"),
    ("a\0", "a"), ("a", "\u{ff41}"), ("\u{feff}a", "a"), ("ab", "a"), ("K", "\u{212a}"),
  ]

  @Test("texts with other bytes are other texts", arguments: pairs)
  func different(one: WireText, other: WireText) {
    #expect(one != other)
    #expect(!(one == other.string))
    #expect(one != other.string)
    #expect(Set([one, other]).count == 2)
    #expect((one < other) != (other < one))
  }

  @Test(
    "texts with the same bytes are one, however they were made",
    arguments: ["", "a", "e\u{301}", "\u{200d}", "\r\n", "\0", "😀 and more than fifteen bytes"])
  func same(text: String) {
    let made = [
      WireText(text), WireText(decoding: text.utf8), WireText(Substring("x\(text)x").wireText),
      WireText("x\(text)x").split(at: "x").joined(), "\(text)",
    ]
    #expect(made[0] == made[1])
    #expect(made[0] == text)
    #expect(!(made[0] != text))
    #expect(made[2] == "x\(text)x")
    #expect(Set([made[0], made[1], made[3], made[4]]).count == 1)
    #expect(Array(made[0].utf8) == Array(text.utf8))
    #expect(WireText(validating: text.utf8) == made[0])
    #expect("\(made[0])".utf8.elementsEqual(text.utf8))
  }

  // Python: sorted(texts, key=lambda t: t.encode())
  @Test("the order is that of the bytes")
  func order() {
    let texts: [WireText] = [
      "", "\0", "\r\n", " ", "A", "B", "Z", "a", "aa", "ab", "b", "e\u{301}", "z", "\u{c5}",
      "\u{e9}",
      "\u{200d}", "\u{212b}", "\u{ff41}", "\u{1f600}",
    ]
    #expect(texts.reversed().sorted() == texts)
    for text in texts { #expect(!(text < text)) }
  }

  // Python: len(text)
  @Test(
    "what is counted are Unicode scalars",
    arguments: [
      ("", 0), ("a", 1), ("\u{e9}", 1), ("e\u{301}", 2), ("\r\n", 2), ("\u{200d}", 1),
      ("\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}", 5), ("\u{1f1e9}\u{1f1ea}", 2),
    ] as [(WireText, Int)])
  func count(text: WireText, count: Int) {
    #expect(text.characterCount == count)
    #expect(text.unicodeScalars.count == count)
    #expect(text.isEmpty == (count == 0))
  }

  // RFC 3629 §3 and §4; the Unicode Standard, table 3-8, for how many U+FFFD come of it.
  @Test(
    "bytes that are not UTF-8 are refused, or replaced where they are decoded",
    arguments: [
      ([0x80], "\u{fffd}"), ([0x61, 0xe9], "a\u{fffd}"), ([0xc0, 0x80], "\u{fffd}\u{fffd}"),
      ([0xc1, 0xbf], "\u{fffd}\u{fffd}"), ([0xe2, 0x82], "\u{fffd}"),
      ([0xe2, 0x82, 0x61], "\u{fffd}a"), ([0xed, 0xa0, 0x80], "\u{fffd}\u{fffd}\u{fffd}"),
      ([0xf4, 0x90, 0x80, 0x80], "\u{fffd}\u{fffd}\u{fffd}\u{fffd}"), ([0xff], "\u{fffd}"),
      ([0xe0, 0x80, 0x61], "\u{fffd}\u{fffd}a"), ([0xf0, 0x9f, 0x98], "\u{fffd}"),
    ] as [([UInt8], WireText)])
  func invalid(bytes: [UInt8], decoded: WireText) {
    #expect(WireText(validating: bytes) == nil)
    #expect(WireText(decoding: bytes) == decoded)
  }

  @Test("the limits of UTF-8 are inside")
  func limits() {
    for bytes: [UInt8] in [
      [0x00], [0x7f], [0xc2, 0x80], [0xdf, 0xbf], [0xe0, 0xa0, 0x80], [0xed, 0x9f, 0xbf],
      [0xee, 0x80, 0x80], [0xef, 0xbf, 0xbf], [0xf0, 0x90, 0x80, 0x80], [0xf4, 0x8f, 0xbf, 0xbf],
    ] {
      #expect(WireText(validating: bytes).map { Array($0.utf8) } == bytes)
    }
  }
}
