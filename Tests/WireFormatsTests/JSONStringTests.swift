import Testing
import WireFormats

@Suite("JSON strings")
struct JSONStringTests {
  // RFC 8259 §7; the right column: Python's `json.loads`.
  @Test(
    "escapes are resolved",
    arguments: [
      (#""\"\\\/""#, "\"\\/"), (#""\b\f\n\r\t""#, "\u{8}\u{c}\n\r\t"), (#""\u0000""#, "\0"),
      (#""\u00e9\u00E9""#, "\u{e9}\u{e9}"), (#""e\u0301""#, "e\u{301}"), (#""\u200d""#, "\u{200d}"),
      (#""\ud834\udd1e""#, "\u{1d11e}"), (#""\uD834\uDD1E""#, "\u{1d11e}"),
      (#""\udbff\udfff""#, "\u{10ffff}"),
      (#""\ud800\udc00""#, "\u{10000}"), (#""\ufeff""#, "\u{feff}"), (#""\uffff""#, "\u{ffff}"),
      (#""\ud7ff\ue000""#, "\u{d7ff}\u{e000}"), (#""\r\n""#, "\r\n"),
      ("\"\u{7f}\u{80}\u{2028}\"", "\u{7f}\u{80}\u{2028}"),
      ("\"\u{e9}e\u{301}\"", "\u{e9}e\u{301}"), ("\"a\u{200d}\"", "a\u{200d}"),
      ("\"\\\\u0041\"", "\\u0041"),
    ] as [(WireText, WireText)])
  func escapes(json: WireText, text: WireText) throws {
    #expect(try JSONParser.parse(json) == .string(text))
    #expect(try JSONParser.parse(json).stringValue == text)
  }

  @Test(
    "half of a surrogate pair is refused where it begins",
    arguments: [
      (#""\ud800""#, 2), (#""\udc00""#, 2), (#""\udfff\ud800""#, 2), (#""ab\ud800cd""#, 4),
      (#""\ud800\n""#, 2),
      (#""\ud800\u0041""#, 2), (#""\ud800\ud800""#, 2), (#""\ud834\ud834\udd1e""#, 2),
      (#""\ud834\\udd1e""#, 2),
      (#""\ud834 \udd1e""#, 2), (#""\ud834\ue000""#, 2), ("\"\u{e9}\\udead\"", 3),
      (#"{"\ud800":1}"#, 3),
    ])
  func loneSurrogates(json: String, column: Int) {
    #expect(Self.message(Array(json.utf8)) == "1:\(column): half of a surrogate pair")
  }

  @Test(
    "an escape that there is not is refused where it begins",
    arguments: [
      (#""\a""#, "1:2: no such escape"), (#""\U0041""#, "1:2: no such escape"),
      (#""\'""#, "1:2: no such escape"),
      (#""ab\"#, "1:4: no such escape"), ("\"\\\u{e9}\"", "1:2: no such escape"),
      ("\"\\\n\"", "1:2: no such escape"),
      (#""\u"#, "1:2: '\\u' needs four hexadecimal digits"),
      (#""\u004""#, "1:2: '\\u' needs four hexadecimal digits"),
      (#""\u00g1""#, "1:2: '\\u' needs four hexadecimal digits"),
      (#""\u+041""#, "1:2: '\\u' needs four hexadecimal digits"),
      (#""\ud834\ud""#, "1:2: '\\u' needs four hexadecimal digits"),
      (#""\\"#, "1:1: the string has no end"),
      ("\"a\tb\"", "1:3: a control character must be written as an escape"),
      ("\"a\r\n\"", "1:3: a control character must be written as an escape"),
      ("\n\"\0\"", "2:2: a control character must be written as an escape"),
    ])
  func otherEscapes(json: String, message: String) {
    #expect(Self.message(Array(json.utf8)) == message)
  }

  @Test(
    "bytes that are not UTF-8 are refused where the string begins",
    arguments: [
      [0xe9], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    #expect(
      Self.message(Array("[\"a\",\n \"".utf8) + bytes + Array("\"]".utf8))
        == "2:2: the string is not UTF-8")
  }

  @Test("bytes outside strings are no value")
  func outside() {
    #expect(Self.message([0xe9]) == "1:1: expected a value, found '\u{fffd}'")
    #expect(Self.message(Array("\u{feff}{}".utf8)) == "1:1: expected a value, found '\u{feff}'")
    #expect(Self.message(Array("\u{a0}1".utf8)) == "1:1: expected a value, found '\u{a0}'")
    #expect(
      Self.message(Array("1 \u{e9}".utf8)) == "1:3: expected the end of the text, found '\u{e9}'")
    #expect(Self.message([0x0b]) == "1:1: expected a value, found a control character (byte 11)")
    #expect(Self.message([0x7f]) == "1:1: expected a value, found a control character (byte 127)")
  }

  @Test(
    "a literal is read whole or not at all",
    arguments: [
      ("tru", "1:1: expected a value, found 't'"), ("True", "1:1: expected a value, found 'T'"),
      ("falsey", "1:6: expected the end of the text, found 'y'"),
      ("nil", "1:1: expected a value, found 'n'"),
      ("[true false]", "1:7: expected ',' or ']', found 'f'"),
      ("{\"a\":1 \"b\"}", "1:8: expected ',' or '}', found '\"'"),
      ("{a:1}", "1:2: expected a member name in double quotes, found 'a'"),
      ("[1,]", "1:4: expected a value, found ']'"),
      ("{\"a\":}", "1:6: expected a value, found '}'"),
      ("{", "1:2: expected a member name in double quotes, found the end of the text"),
    ])
  func literals(json: String, message: String) {
    #expect(Self.message(Array(json.utf8)) == message)
  }

  private static func message(_ bytes: [UInt8]) -> String {
    do { return "nothing was thrown: \(try JSONParser.parse(bytes))" } catch {
      return error.description
    }
  }
}
