import HTTPModel
import Testing
import WireFormats

@Suite("Bodies")
struct HTTPBodyTests {
  @Test(
    "a text is sent as its UTF-8",
    arguments: [
      ("", []), ("a\r\n", [0x61, 0x0d, 0x0a]), ("\u{e9}", [0xc3, 0xa9]),
      ("e\u{301}", [0x65, 0xcc, 0x81]), ("\u{200d}", [0xe2, 0x80, 0x8d]), ("\0", [0x00]),
      ("\u{feff}", [0xef, 0xbb, 0xbf]),
    ] as [(String, [UInt8])])
  func utf8(text: String, bytes: [UInt8]) {
    #expect(HTTPBody(text).bytes == bytes)
    #expect(HTTPBody(WireText(text)) == HTTPBody(bytes: bytes))
    #expect(HTTPBody(bytes: bytes).text == WireText(text))
    #expect(HTTPBody(text).isEmpty == bytes.isEmpty)
  }

  // RFC 3629 §3, §4: what UTF-8 never has.
  @Test(
    "bytes that are not UTF-8 are carried and have no text",
    arguments: [
      [0xe9], [0x61, 0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80],
      [0xe2, 0x82], [0xff, 0xfe],
    ] as [[UInt8]])
  func otherBytes(bytes: [UInt8]) {
    let body = HTTPBody(bytes: bytes)
    #expect(body.bytes == bytes)
    #expect(body.text == nil)
    #expect(!body.isEmpty)
  }

  @Test("an empty body has an empty text")
  func empty() {
    #expect(HTTPBody.empty.isEmpty)
    #expect(HTTPBody.empty.text == "")
    #expect(HTTPBody.empty == "")
  }

  @Test("both spellings of a letter are two bodies")
  func equality() {
    #expect(HTTPBody("\u{e9}") != HTTPBody("e\u{301}"))
    #expect(Set<HTTPBody>(["\u{e9}", "e\u{301}", "\u{e9}"]).count == 2)
  }

  @Test("a megabyte comes back as it was")
  func huge() {
    let bytes = [UInt8](repeating: 0x61, count: 1_000_000) + [0xc3, 0xa9]
    let body = HTTPBody(bytes: bytes)
    #expect(body.text.map { Array($0.utf8) } == bytes)
    #expect(HTTPBody(bytes: bytes.dropLast()).text == nil)
  }
}
