import HTTPModel
import Testing
import WireFormats

@Suite("Field lines")
struct HTTPFieldTests {
  @Test("a name and a value stay as they were sent", arguments: ["X-ÿ", "", " a ", "A:\r\nB"])
  func exact(text: String) {
    let field = HTTPField(text, text)
    #expect(field.name == text)
    #expect(field.value == text)
  }

  @Test("two spellings of a name or of a value are two field lines")
  func equality() {
    #expect(HTTPField("Host", "a") != HTTPField("host", "a"))
    #expect(HTTPField("a", "\u{e9}") != HTTPField("a", "e\u{301}"))
    #expect(HTTPField("a", "\u{e9}") == HTTPField("a", "\u{e9}"))
  }

  // The right column: Python's `bytes.decode('latin-1').encode('utf-8')`.
  @Test(
    "octets become the characters of ISO 8859-1",
    arguments: [
      ([], []), ([0x61, 0x20, 0x7e], [0x61, 0x20, 0x7e]), ([0x00], [0x00]),
      ([0x80], [0xc2, 0x80]), ([0xff], [0xc3, 0xbf]),
      ([0xc3, 0xa9], [0xc3, 0x83, 0xc2, 0xa9]), ([0xe9], [0xc3, 0xa9]),
      ([0x0d, 0x0a], [0x0d, 0x0a]),
    ] as [([UInt8], [UInt8])])
  func octets(sent: [UInt8], utf8: [UInt8]) {
    #expect(Array(HTTPField("a", octets: sent).value.utf8) == utf8)
  }

  @Test("no two octets become the same text")
  func everyOctet() {
    let texts = (0...255).map { HTTPField("a", octets: [UInt8($0)]).value }
    #expect(Set(texts).count == 256)
    #expect(HTTPField("a", octets: 0...255).value.characterCount == 256)
  }
}
