import Testing
import WireFormats

@Suite("Changing texts")
struct WireTextChangeTests {
  @Test(
    "bytes are taken off the start",
    arguments: [
      ("abc", 0, "abc"), ("abc", 1, "bc"), ("abc", 3, ""), ("abc", 4, ""), ("", 1, ""),
      ("\u{e9}a", 2, "a"), ("e\u{301}", 1, "\u{301}"), ("\r\na", 1, "\na"), ("\u{1f600}a", 4, "a"),
    ] as [(WireText, Int, WireText)])
  func dropFirst(text: WireText, count: Int, rest: WireText) {
    #expect(text.dropFirst(count) == rest)
  }

  @Test(
    "a character that is cut is taken off whole",
    arguments: [
      ("\u{e9}a", 1, "a"), ("\u{1f600}a", 1, "a"), ("\u{1f600}a", 3, "a"), ("a\u{20ac}", 2, ""),
    ] as [(WireText, Int, WireText)])
  func dropPart(text: WireText, count: Int, rest: WireText) {
    #expect(text.dropFirst(count) == rest)
  }

  @Test(
    "spaces are taken off both ends, and nothing else is",
    arguments: [
      ("  a b  ", "a b"), ("", ""), ("   ", ""), ("a", "a"), (" a", "a"), ("a ", "a"),
      ("\ta\t", "\ta\t"), ("\u{a0}a", "\u{a0}a"), (" \r\n ", "\r\n"), ("a \u{301}", "a \u{301}"),
      (" \u{301}a", "\u{301}a"), ("\u{200d} ", "\u{200d}"),
    ] as [(WireText, WireText)])
  func trimmed(text: WireText, result: WireText) {
    #expect(text.trimmed == result)
  }

  @Test("only ASCII letters change their case")
  func lowercase() {
    for value: UInt8 in 0...127 {
      let text = WireText(decoding: [value])
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(value)
      #expect(Array(text.asciiLowercased.utf8) == [isUpper ? value + 32 : value])
    }
    let others: [WireText] = [
      "\u{212a}", "\u{c9}", "E\u{301}", "\u{130}", "\u{3a3}", "\u{df}", "\u{1e9e}",
    ]
    #expect(
      others.map(\.asciiLowercased) == [
        "\u{212a}", "\u{c9}", "e\u{301}", "\u{130}", "\u{3a3}", "\u{df}", "\u{1e9e}",
      ])
    #expect(WireText("\u{c9}A\u{c9}").asciiLowercased == "\u{c9}a\u{c9}")
  }

  @Test(
    "texts are joined with the bytes that they have",
    arguments: [
      ([], "&", ""), (["a"], "&", "a"), (["a", "b"], "&", "a&b"), (["", ""], "&", "&"),
      (["a", "b"], "", "ab"), (["e", "\u{301}"], "", "e\u{301}"), (["a\r", "b"], "\n", "a\r\nb"),
      (["", "", ""], ", ", ", , "),
    ] as [([WireText], WireText, WireText)])
  func joined(texts: [WireText], separator: WireText, result: WireText) {
    #expect(texts.joined(separator: separator) == result)
    if separator.isEmpty { #expect(texts.joined() == result) }
  }

  @Test("texts are put together with the bytes that they have")
  func adding() {
    #expect(WireText("e") + "\u{301}" == "e\u{301}")
    #expect(WireText("e") + "\u{301}" != "\u{e9}")
    #expect(Array((WireText("\r") + "\n" + "").utf8) == [0x0d, 0x0a])
    #expect("<\(WireText("e\u{301}"))>" as WireText == "<e\u{301}>")
  }

  @Test("strings and substrings go onto the wire with their UTF-8")
  func convertible() {
    let string = "xe\u{301}\u{e9}"
    #expect(Array(string.wireText.utf8) == Array(string.utf8))
    #expect(Array(string.dropFirst().wireText.utf8) == [0x65, 0xcc, 0x81, 0xc3, 0xa9])
    #expect(WireText(string).wireText == WireText(string))
  }
}
