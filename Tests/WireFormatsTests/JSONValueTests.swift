import Testing
import WireFormats

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "each kind has its name and its value, and no other",
    arguments: [
      ("null", "null", "-----"), ("true", "a boolean", "-b---"), ("7", "a number", "i----"),
      ("7.0", "a number", "-----"), ("\"7\"", "a string", "--s--"), ("[7]", "an array", "---a-"),
      ("{\"a\":7}", "an object", "----o"),
    ])
  func kinds(text: String, kind: String, found: String) throws {
    let value = try JSONParser.parse(text)
    #expect(value.kind == kind)
    let marks = [
      value.integerValue == 7 ? "i" : "-", value.boolValue == true ? "b" : "-",
      value.stringValue == "7" ? "s" : "-", value.arrayValue == [.integer(7)] ? "a" : "-",
      value.members == [JSONMember("a", .integer(7))] ? "o" : "-",
    ]
    #expect(marks.joined() == found)
    let missing = [
      value.integerValue == nil, value.boolValue == nil, value.stringValue == nil,
      value.arrayValue == nil, value.members == nil,
    ]
    #expect(missing == found.map { $0 == "-" })
  }

  @Test(
    "a member is found by the bytes of its name, the first first",
    arguments: [
      (#"{"a":1,"a":2}"#, "a", 1), (#"{"\u0061":1}"#, "a", 1),
      ("{\"e\u{301}\":1,\"\u{e9}\":2}", "\u{e9}", 2),
      (#"{"A":1}"#, "a", nil), (#"{"a\u200d":1}"#, "a", nil), ("{}", "a", nil), ("[1]", "a", nil),
      ("1", "", nil),
      (#"{"":1}"#, "", 1),
    ] as [(WireText, WireText, Int?)])
  func lookup(json: WireText, name: WireText, value: Int?) throws {
    #expect(try JSONParser.parse(json)[name] == value.map { .integer($0) })
  }

  @Test(
    "setting and removing leave the other members as they are",
    arguments: [
      (#"{"a":1,"b":2,"a":3}"#, #"{"a":0,"b":2,"a":3}"#, #"{"b":2}"#),
      (#"{"b":2}"#, #"{"b":2,"a":0}"#, #"{"b":2}"#),
      ("{}", #"{"a":0}"#, "{}"), ("[1]", "[1]", "[1]"), ("\"a\"", "\"a\"", "\"a\""),
      ("null", "null", "null"),
    ] as [(WireText, WireText, WireText)])
  func changing(json: WireText, set: WireText, removed: WireText) throws {
    let value = try JSONParser.parse(json)
    var (one, other) = (value, value)
    one.set("a", to: .integer(0))
    other.remove("a")
    #expect(one.compactText == set)
    #expect(other.compactText == removed)
  }

  @Test(
    "a repeated name is told, by its bytes",
    arguments: [
      (#"{"a":1,"b":2,"c":3,"b":4,"a":5}"#, "b"), (#"{"a":1,"\u0061":2}"#, "a"),
      (#"{"a":1,"A":2}"#, nil),
      ("{\"\u{e9}\":1,\"e\u{301}\":2}", nil), ("{}", nil), (#"{"a":{"b":1},"b":2}"#, nil),
      (#"{"":1,"":2}"#, ""),
    ] as [(WireText, WireText?)])
  func repeated(json: WireText, name: WireText?) throws {
    #expect(try JSONParser.parse(json).members?.firstRepeatedName == name)
  }

  @Test("order, repeats and both spellings of a letter make other values")
  func equality() throws {
    let texts = [
      #"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, #"{"a":1,"b":2,"b":2}"#, "\"\u{e9}\"", "\"e\u{301}\"",
      "1", "1.0",
      "\"1\"", "[1]", "[]", "{}", "null", "false", "\"\"", "0", "-0",
    ]
    #expect(Set(try texts.map { try JSONParser.parse($0) }).count == texts.count)
    #expect(try JSONParser.parse(" [ 1 ] ") == JSONParser.parse("[1]"))
    #expect(JSONValue.string("\u{e9}") != "e\u{301}")
  }

  @Test("nesting is read as deep as said and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSONParser.maximumDepth == 512)
    #expect(try JSONParser.parse(nested(512)).compactText == nested(512))
    #expect(throws: JSONError.self) { try JSONParser.parse(nested(513)) }
    // Values side by side are not nested in each other.
    let wide = "[" + Array(repeating: "[{}]", count: 1_000).joined(separator: ",") + "]"
    #expect(try JSONParser.parse(wide).compactText == wide)
  }

  @Test("an error says line and column in Unicode scalars")
  func positions() {
    for (text, place) in [
      ("[\r\n\r\n x]", SourcePosition(line: 3, column: 2)),
      ("[\"\u{e9}e\u{301}\u{1f600}\" x]", SourcePosition(line: 1, column: 9)),
      ("[\r x]", SourcePosition(line: 1, column: 4)),
    ] {
      let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
      #expect(error?.position == place)
      #expect(error.map { $0.description == "\($0.position): \($0.message)" } == true)
    }
    #expect(SourcePosition(line: 12, column: 3).description == "12:3")
  }
}
