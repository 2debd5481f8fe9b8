/// Texts that are hard to write down: hidden characters, blanks, and the syntax of the text form.
enum NastyTexts {
  static let all = hidden + blanks + syntax + plain

  private static let hidden = [
    "\n", "a\nb", "\r\n", "a\r", "\t", "\0", "\u{1b}[31mred", "\u{7f}", "\u{85}", "\u{a0}",
    "\u{2028}", "\u{202e}abc", "\u{200d}", "\u{feff}", "\u{e0001}", "\u{ad}", "\u{3000}",
    "a\u{301}", "\u{301}", "\u{1f469}\u{200d}\u{1f4bb}", "\u{10ffff}", "\u{fffe}", "é", "e\u{301}",
  ]

  private static let blanks = ["", " ", "  ", "   ", " a", "a ", "a b", "a  b", "a   b", "    "]

  private static let syntax = [
    "\\", "\\\"", "\\\"\"", "\"", "\"a\"", "\\{}", "\\[\"a\",\"b\"]", "\\base64 AA==", "#", "?",
    "&",
    "#1", "?a=b", "&c=d", "=", " = ", "a = b", "a =", "= a", "$ ls", "gives", "-> b", "a -> b",
    "calculates", "a calculates   t+0s", "(", ")", "()", " (RFC 7636 §4.1)", "text (RFC 7636 §4.1)",
    "(see below)", "RFC 7636 §4.1", "RFC 7636 §4.1 (MUST)", "a (\\\"b\")", "a (\\\"", "(\"", "none",
    "none   (live)", "was 'a'", "a   was 'b'", "'", "''", "HTTP/1.1", "HTTP/1.1 200 OK",
    " HTTP/1.1",
    "GET / HTTP/1.1", "open https://a.example/", "a:", "a: b", ":", ": b", "https://a.example/?b=c",
    "[1]", "[1] token-request   app -> b   t+0s", "outcome: none", "outcome:", "  message   a",
    "authwalk transcript 1", "authwalk transcript 2", "authwalk transcript 3", "lesson: a",
    "participants:", "registered:", "profile:", "profile:    a", "of", " of ", "a of b", "a of",
    "of   b", "  . a   b",
    "  ok   a   b   c", "  FAIL   a", "  warn   a", "  ~ a", "expected   a", "actual   a",
    "expected", "{", "[",
    "}",
    "]", "{}", "[]", "{\"a\":1}", "never delivered", "   never delivered", "answers [1]", "t+0s",
    "token-request#2", "token-request#1", "%00", "%", "+",
  ]

  private static let plain = [
    "a", "Host", "state", "grüße", "日本語", "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2lnbmF0dXJl",
    String(repeating: "long ", count: 40) + "end", String(repeating: "x", count: 150),
  ]

  static let urls = [
    "https://a.example/b?c=d&e=f#g=h&i=j", "https://a.example", "https://a.example?b=c", "", "/",
    "*",
    "//a.example/b", "http://a.example/", "com.example.app:/auth?code=a&state=b", "a:b", "a b:c d",
    "https://a.example/b?", "https://a.example/b#", "https:///b", "HTTPS://a.example/b",
    "https://a.example/%zz?&&=&", "https://a.example/b HTTP/1.1", "https://a.example/ü?ö=ä",
  ]

  static let bodies = [
    "{\"a\":1,\"b\":{\"c\":[1,2,{\"d\":\"e,f{\"}]}}", "{\"a\": 1, \"b\": [1, 2]}", "{ \"a\" : 1 }",
    "{\n  \"a\": 1\n}\n", "{\"a\":1}\n", "{\"a\":\"\u{202e}\"}", "[[[[[[[[[[[[[[1]]]]]]]]]]]]]]",
    "[1,2]",
    "{\"a\":1", "{", "[", "{\n", "a=b&c=d&e", "&a=b", "a=b\n&c=d", "a=b\n    &c=d", "\n", "\n\n",
    "a\n",
    "\na", "\n\na\n\n", "a\n\n\nb", "a\r\nb\r\n", "    a\n        b",
    "[1] a\noutcome: none\n  . b   c",
    "{\"keys\":[{\"n\":\"\(String(repeating: "x", count: 100))\",\"e\":\"AQAB\"},{}]}",
    "[{\"n\":\"\(String(repeating: "y", count: 100))\"}]", "<p>\n  <b>\n    #id\n</p>",
    "{\"a\":{\"b\":{\"c\":\"\(String(repeating: "z", count: 100))\"}}, \"d\": [ ] } ",
  ]
}
