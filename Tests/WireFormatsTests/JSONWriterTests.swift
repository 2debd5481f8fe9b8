import Testing
import WireFormats

@Suite("Writing JSON")
struct JSONWriterTests {
  // RFC 8259 §7: the quotation mark, the reverse solidus and U+0000 to U+001F must be escaped.
  @Test(
    "in strings only what must be escaped is, and DEL",
    arguments: [
      ("", #""""#), ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#), ("\r\n", #""\r\n""#),
      ("\0\u{1}\u{8}\u{c}\u{1f}", #""\u0000\u0001\u0008\u000c\u001f""#), (" ~", #"" ~""#),
      ("\u{7f}", #""\u007f""#), ("\u{80}\u{e9}", "\"\u{80}\u{e9}\""), ("e\u{301}", "\"e\u{301}\""),
      ("\u{200d}\u{2028}\u{feff}", "\"\u{200d}\u{2028}\u{feff}\""), ("\u{1f600}", "\"\u{1f600}\""),
      ("\"\u{301}", "\"\\\"\u{301}\""), ("</script>", #""</script>""#),
    ] as [(WireText, WireText)])
  func strings(text: WireText, json: WireText) throws {
    #expect(JSONValue.string(text).compactText == json)
    #expect(WireText(JSONValue.string(text).indentedText()) == json)
    #expect(try JSONParser.parse(json) == .string(text))
    let object = JSONValue.object(JSONMember(text, .null))
    #expect(object.compactText == "{" + json + ":null}")
    #expect(WireText(object.indentedText()) == "{ " + json + ": null }")
  }

  // Python, but for the repeats: json.dumps(json.loads(text), separators=(',', ':'))
  @Test(
    "white space is left out, order and repeats stay",
    arguments: [
      (" [ 1 , 2 ]\n", "[1,2]"), ("{ \"b\" : 1 ,\r\n\t\"a\" : [ ] }", #"{"b":1,"a":[]}"#),
      ("[[],{},[[1]]]", "[[],{},[[1]]]"),
      (" true ", "true"), ("[null,false,true]", "[null,false,true]"),
      (#"{"a":1,"a":{"a":2}}"#, #"{"a":1,"a":{"a":2}}"#),
      (#"{"":""}"#, #"{"":""}"#),
    ] as [(WireText, WireText)])
  func compact(text: WireText, compact: WireText) throws {
    #expect(try JSONParser.parse(text).compactText == compact)
  }

  @Test("every control character comes back")
  func everyControl() throws {
    let text = WireText(
      decoding: (0...0x9f).flatMap { Array(String(Unicode.Scalar($0) ?? " ").utf8) })
    #expect(try JSONParser.parse(JSONValue.string(text).compactText) == .string(text))
    #expect(try JSONParser.parse(JSONValue.string(text).indentedText()) == .string(text))
  }

  @Test(
    "what is flat stands on one line, the rest on a line each",
    arguments: [
      ("1", "1"), ("[]", "[]"), ("{}", "{}"), ("[1,\"a\",null]", "[1, \"a\", null]"),
      (#"{"a":1,"b":"c d"}"#, #"{ "a": 1, "b": "c d" }"#), ("[[]]", "[\n  []\n]"),
      ("[{},1]", "[\n  {},\n  1\n]"),
      (#"{"a":[1,2],"b":{}}"#, "{\n  \"a\": [1, 2],\n  \"b\": {}\n}"),
      (
        #"{"a":{"b":{"c":[{"d":1}]}}}"#,
        "{\n  \"a\": {\n    \"b\": {\n      \"c\": [\n        { \"d\": 1 }\n      ]\n    }\n  }\n}"
      ),
    ])
  func indented(text: String, indented: String) throws {
    #expect(try JSONParser.parse(text).indentedText() == indented)
  }

  @Test("a line that fills the width exactly stands, a longer one is broken")
  func width() throws {
    let array = try JSONParser.parse("[11,22,33]")
    #expect(array.indentedText(width: 12) == "[11, 22, 33]")
    #expect(array.indentedText(width: 11) == "[\n  11,\n  22,\n  33\n]")
    let object = try JSONParser.parse(#"{"a":11}"#)
    #expect(object.indentedText(width: 11) == #"{ "a": 11 }"#)
    #expect(object.indentedText(width: 10) == "{\n  \"a\": 11\n}")
    // The indentation and the member's name count too.
    let nested = JSONValue.object(JSONMember("name", array))
    #expect(nested.indentedText(width: 22) == "{\n  \"name\": [11, 22, 33]\n}")
    #expect(
      nested.indentedText(width: 21) == "{\n  \"name\": [\n    11,\n    22,\n    33\n  ]\n}")
    #expect(JSONValue.string("abc").indentedText(width: 0) == "\"abc\"")
  }

  @Test("ten thousand members come back in both forms")
  func huge() throws {
    let members = (0..<10_000).map { JSONMember("name \($0)", .array([.integer($0)])) }
    let value = JSONValue.object(members)
    #expect(try JSONParser.parse(value.compactText) == value)
    #expect(try JSONParser.parse(value.indentedText()) == value)
  }
}
