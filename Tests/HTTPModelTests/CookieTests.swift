import HTTPModel
import Testing
import WireFormats

@Suite("Cookies")
struct CookieTests {
  // The first two: RFC 6265 §3.1.
  @Test(
    "the pairs of a 'Cookie' field come in order, as sent",
    arguments: [
      ("SID=31d4d96e407aad42", ["SID=31d4d96e407aad42"]),
      ("SID=31d4d96e407aad42; lang=en-US", ["SID=31d4d96e407aad42", "lang=en-US"]),
      ("lang=en-US", ["lang=en-US"]), ("", []), (";", []), ("a=1;", ["a=1"]),
      ("a=1;b=2", ["a=1", "b=2"]), ("a=1;   b=2  ", ["a=1", "b=2"]), ("a=1; a=2", ["a=1", "a=2"]),
      ("a=1;; b=2", ["a=1", "b=2"]), ("a; b=", ["a", "b="]), ("a=x=y==", ["a=x=y=="]),
      ("a=\"1\"", ["a=\"1\""]), ("a=\"1;2\"", ["a=\"1", "2\""]),
      ("a=e\u{301}; b=\u{e9}", ["a=e\u{301}", "b=\u{e9}"]),
      ("a=1;\u{301}b=2", ["a=1", "\u{301}b=2"]),
      ("a=1,b=2", ["a=1,b=2"]), ("a=1\r\n; b=2", ["a=1\r\n", "b=2"]),
    ] as [(WireText, [WireText])])
  func pairs(field: WireText, pairs: [WireText]) {
    #expect(Cookies.pairs(in: field) == pairs)
  }

  @Test(
    "a cookie's value is what stands behind the first '='",
    arguments: [
      ("SID=31d4d96e407aad42; lang=en-US", "lang", "en-US"), ("a=1; a=2", "a", "1"),
      ("a=", "a", ""), ("a=x=y==", "a", "x=y=="), ("a=\"1\"", "a", "\"1\""), ("=1", "", "1"),
      ("a; a=2", "a", "2"), ("a=%3B", "a", "%3B"), ("a=1+2", "a", "1+2"),
      ("e\u{301}=1; \u{e9}=2", "\u{e9}", "2"),
    ] as [(WireText, WireText, WireText)])
  func value(field: WireText, name: WireText, value: WireText) {
    #expect(Cookies.value(of: name, in: field) == value)
  }

  // RFC 6265 §5.3: names compare octet by octet.
  @Test(
    "a cookie of another name, without '=', or of no field has no value",
    arguments: [
      ("SID=1", "sid"), ("SID=1", "SI"), ("SID=1", "SID2"), ("a", "a"), ("", "a"), ("", ""),
      ("e\u{301}=1", "\u{e9}"), ("b=a=1", "a"), (nil, "a"),
    ] as [(WireText?, WireText)])
  func noValue(field: WireText?, name: WireText) {
    #expect(Cookies.value(of: name, in: field) == nil)
  }

  // The first five: RFC 6265 §3.1. White space: §5.2, steps 1 to 4.
  @Test(
    "the pair of a 'Set-Cookie' field is free of attributes and of white space around its parts",
    arguments: [
      ("SID=31d4d96e407aad42", "SID=31d4d96e407aad42"),
      ("SID=31d4d96e407aad42; Path=/; Domain=example.com", "SID=31d4d96e407aad42"),
      ("SID=31d4d96e407aad42; Path=/; Secure; HttpOnly", "SID=31d4d96e407aad42"),
      ("lang=en-US; Expires=Wed, 09 Jun 2021 10:18:14 GMT", "lang=en-US"),
      ("lang=; Expires=Sun, 06 Nov 1994 08:49:37 GMT", "lang="), ("", ""), (";Secure", ""),
      ("a=1;Secure", "a=1"), ("a=x=y==; Secure", "a=x=y=="), ("a=\"1;2\"; Secure", "a=\"1"),
      ("a=1, b=2", "a=1, b=2"), ("a=e\u{301};\u{301}", "a=e\u{301}"), ("a", "a"),
      ("a=1 ; Path=/", "a=1"), (" \ta\t= 1\t; Path=/", "a=1"), ("a=1 2", "a=1 2"), (" a ", "a"),
    ] as [(WireText, WireText)])
  func setCookie(field: WireText, pair: WireText) {
    #expect(Cookies.pair(ofSetCookie: field) == pair)
  }
}
