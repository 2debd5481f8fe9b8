import HTTPModel
import Testing
import WireFormats

@Suite("Media types")
struct MediaTypeTests {
  @Test("names are those of the registry")
  func names() {
    #expect(MediaType.form == "application/x-www-form-urlencoded")
    #expect(MediaType.json == "application/json")
    #expect(MediaType.html == "text/html; charset=utf-8")
  }

  // RFC 9110 §8.3.1 with the examples that it calls equivalent, and §5.6.6 for white space.
  @Test(
    "parameters, case and white space at the ends do not matter",
    arguments: [
      ("text/html;charset=utf-8", "text/html"), ("Text/HTML;Charset=\"utf-8\"", "text/html"),
      ("text/html; charset=\"utf-8\"", "text/html"), ("text/html;charset=UTF-8", "text/html"),
      ("text/html", "text/html; charset=utf-8"), ("text/html", "TEXT/HTML"),
      ("application/json", "application/json"), ("APPLICATION/JSON", "application/json"),
      ("application/json ; charset=utf-8", "application/json"),
      ("application/json\t;a=b", "application/json"), ("application/json;", "application/json"),
      (" \tapplication/json\t ", "application/json"),
      ("application/json;a=\";\";b", "application/json"),
    ])
  func same(value: String, mediaType: String) {
    #expect(MediaType.is(WireText(value), WireText(mediaType)))
  }

  @Test(
    "anything else is another type",
    arguments: [
      "", ";", "application", "application/", "/json", "application/jsonp", "application/json5",
      "application /json", "application/ json", "appli cation/json", "application/\tjson",
      "application/json, application/json", "application/json charset=utf-8",
      "application/problem+json", "application/jwk-set+json", "text/json",
      "application/json\u{301}",
      "application/json\u{a0}", "application/json\r\n", "\"application/json\"",
      "application/j\u{17f}on",
    ])
  func different(value: String) {
    #expect(!MediaType.is(WireText(value), MediaType.json))
  }

  @Test("a missing field is no type")
  func missing() {
    #expect(!MediaType.is(nil, MediaType.json))
    #expect(!MediaType.is(nil, ""))
  }
}
