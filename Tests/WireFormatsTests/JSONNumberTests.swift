import Testing
import WireFormats

@Suite("JSON numbers")
struct JSONNumberTests {
  // RFC 8259 §6; the values: Python's `float` and, for whole numbers, `int`.
  @Test(
    "a number keeps its spelling and has a value",
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("1", 1, 1), ("-1", -1, -1), ("1000", 1000, 1000),
      ("1e3", nil, 1000),
      ("1E+3", nil, 1000), ("1e-3", nil, 0.001), ("1.0", nil, 1), ("1.50", nil, 1.5),
      ("-0.0", nil, 0),
      ("0e0", nil, 0), ("0.1e01", nil, 1), ("1413000000.25", nil, 1_413_000_000.25),
      ("1413000000", 1_413_000_000, 1_413_000_000),
      ("9007199254740993", 9_007_199_254_740_993, 9_007_199_254_740_992),
      ("9223372036854775807", .max, 9.223372036854775807e18),
      ("-9223372036854775808", .min, -9.223372036854775808e18),
      ("9223372036854775808", nil, 9.223372036854775808e18),
      ("-9223372036854775809", nil, -9.223372036854775808e18),
      ("123456789012345678901234567890", nil, 1.2345678901234568e29), ("1e400", nil, .infinity),
      ("-1e400", nil, -.infinity), ("1e-400", nil, 0),
      ("3.141592653589793238462643383279", nil, 3.141592653589793),
    ] as [(WireText, Int?, Double)])
  func valid(text: WireText, integer: Int?, double: Double) throws {
    let number = try #require(JSONNumber(text))
    #expect(number.text == text)
    #expect(number.integer == integer)
    #expect(number.double == double)
    #expect(try JSONParser.parse(text) == .number(number))
    #expect(JSONValue.number(number).compactText == text)
    #expect(JSONValue.number(number).integerValue == integer)
  }

  // What the grammar of RFC 8259 §6 does not have.
  @Test(
    "any other spelling is refused",
    arguments: [
      "", "-", "+1", "00", "01", "-01", "--1", ".5", "-.5", "1.", "1.e1", "1e", "1e+", "1e+-1",
      "1E1.5",
      "0x10", "1_000", "1,000", "1,5", " 1", "1 ", "1\n", "1 2", "NaN", "Infinity", "-Infinity",
      "inf",
      "\"1\"", "[1]", "true", "\u{661}", "\u{ff11}", "1\u{301}", "\u{2212}1",
    ] as [WireText])
  func invalid(text: WireText) {
    #expect(JSONNumber(text) == nil)
  }

  @Test("a whole number is written in digits", arguments: [0, -1, 3600, .max, .min])
  func whole(value: Int) {
    #expect(JSONNumber(value).text == WireText(String(value)))
    #expect(JSONNumber(value).integer == value)
    #expect(JSONValue.integer(value).integerValue == value)
  }

  @Test(
    "two spellings of one value are two numbers",
    arguments: [("1e3", "1000"), ("-0", "0"), ("1.0", "1")])
  func equality(one: String, other: String) throws {
    #expect(try #require(JSONNumber(one)) != #require(JSONNumber(other)))
  }

  @Test("a number of a megabyte keeps its digits")
  func huge() throws {
    let text = WireText(String(repeating: "1234567890", count: 100_000))
    let number = try #require(JSONNumber(text))
    #expect(number.text == text)
    #expect(number.integer == nil)
    #expect(number.double == .infinity)
  }
}
