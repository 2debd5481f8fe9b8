import Testing
import WireFormats

@Suite("Form parameters, one by one")
struct FormParameterTests {
  // RFC 6749 Appendix B: the six characters U+0020 U+0025 U+0026 U+002B U+00A3 U+20AC.
  @Test("the example of RFC 6749 is read")
  func example() {
    let parameter = FormParameter(rawName: "a", rawValue: "+%25%26%2B%C2%A3%E2%82%AC")
    #expect(parameter.value == " %&+\u{a3}\u{20ac}")
    #expect(parameter.isWellEncoded)
    // A space is written as '%20', which every reader of forms takes for one too.
    #expect(
      FormParameter("a", " %&+\u{a3}\u{20ac}").text == "a=%20%25%26%2B%C2%A3%E2%82%AC")
  }

  // Python: urllib.parse.unquote_plus
  @Test(
    "name and value are decoded alike",
    arguments: [
      ("", ""), ("a", "a"), ("+", " "), ("++", "  "), ("%20", " "), ("%2B", "+"), ("%2b", "+"),
      ("a+b%20c%2Bd", "a b c+d"), ("%26%3D", "&="), ("%00", "\0"), ("%0D%0A", "\r\n"),
      ("%C3%A9", "\u{e9}"), ("e%CC%81", "e\u{301}"), ("\u{e9}", "\u{e9}"),
      ("%E2%80%8D", "\u{200d}"),
      ("%25+41", "% 41"),
    ] as [(WireText, WireText)])
  func decoding(raw: WireText, plain: WireText) {
    let parameter = FormParameter(rawName: raw, rawValue: raw)
    #expect(parameter.name == plain)
    #expect(parameter.value == plain)
    #expect(parameter.isWellEncoded)
    #expect(parameter.text == raw + "=" + raw)
    let written = FormParameter(plain, plain)
    #expect(written.name == plain)
    #expect(written.value == plain)
    #expect(written.isWellEncoded)
  }

  @Test(
    "a broken encoding stays raw, and is said to be broken",
    arguments: ["%", "%4", "%zz", "a+%", "%E9", "%C3(", "+%ED%A0%80", "%+1"] as [WireText])
  func broken(raw: WireText) {
    let inValue = FormParameter(rawName: "a", rawValue: raw)
    #expect(inValue.value == raw)
    #expect(!inValue.isWellEncoded)
    let inName = FormParameter(rawName: raw, rawValue: nil)
    #expect(inName.name == raw)
    #expect(inName.value == "")
    #expect(!inName.isWellEncoded)
  }

  @Test("no value and an empty value are written apart and read alike")
  func noValue() {
    let (none, empty) = (FormParameter(rawName: "a", rawValue: nil), FormParameter("a", ""))
    #expect(none != empty)
    #expect([none.text, empty.text] == ["a", "a="])
    #expect([none.value, empty.value] == ["", ""])
    #expect(none.isWellEncoded)
  }

  @Test("two encodings of one value are two parameters")
  func equality() {
    #expect(FormParameter(rawName: "a", rawValue: "%2f") != FormParameter("a", "/"))
    #expect(FormParameter("a", "\u{e9}") != FormParameter("a", "e\u{301}"))
  }
}
