import Testing
import WireFormats

@Suite("JSON")
struct JSONParserTests {
  @Test(
    "keeps order, repeats and the spelling of numbers",
    arguments: [
      #"{"b":1,"a":1.50,"b":1e3}"#, "[]", "{}", #"["\u0000",null,true,-0]"#, #""\"\\\n""#,
    ])
  func roundTrip(text: String) throws {
    #expect(try JSONParser.parse(text).compactText == text)
  }

  @Test(
    "says where and what",
    arguments: [
      ("", "1:1: expected a value, found the end of the text"),
      ("{\"a\":1,}", "1:8: expected a member name in double quotes, found '}'"),
      ("[1\n 2]", "2:2: expected ',' or ']', found '2'"),
      ("{\"a\" 1}", "1:6: expected ':', found '1'"),
      ("01", "1:2: expected the end of the text, found '1'"),
      ("1.", "1:3: expected a digit, found the end of the text"),
      ("\"abc", "1:1: the string has no end"),
      ("\"\\x\"", "1:2: no such escape"),
      ("\"\\ud800\"", "1:2: half of a surrogate pair"),
      ("\"\\u12\"", "1:2: '\\u' needs four hexadecimal digits"),
      ("\"\u{1}\"", "1:2: a control character must be written as an escape"),
      ("nul", "1:1: expected a value, found 'n'"),
    ])
  func errors(text: String, message: String) {
    #expect(throws: JSONError.self) { try JSONParser.parse(text) }
    do { _ = try JSONParser.parse(text) } catch { #expect(error.description == message) }
  }

  @Test("refuses nesting that would overflow the stack")
  func depth() {
    let text = String(repeating: "[", count: 100_000)
    do {
      _ = try JSONParser.parse(text)
      Issue.record("parsed")
    } catch { #expect(error.description == "1:513: nested deeper than 512 levels") }
  }

  @Test("resolves surrogate pairs")
  func surrogates() throws {
    #expect(try JSONParser.parse(#""\ud83d\ude00""#) == "😀")
  }
}
