import HTTPModel
import Testing
import WireFormats

@Suite("URIs")
struct URITests {
  /// A text and its components: scheme, authority, path, query, fragment.
  struct Split: Sendable {
    var text: WireText
    var parts: [WireText?]

    init(_ text: WireText, _ parts: WireText?...) {
      self.text = text
      self.parts = parts
    }
  }

  /// RFC 3986 Appendix B, §3 and §1.1.2, and RFC 8252 §7.
  private static let examples: [Split] = [
    Split(
      "http://www.ics.uci.edu/pub/ietf/uri/#Related", "http", "www.ics.uci.edu", "/pub/ietf/uri/",
      nil, "Related"),
    Split(
      "foo://example.com:8042/over/there?name=ferret#nose", "foo", "example.com:8042",
      "/over/there", "name=ferret", "nose"),
    Split("urn:example:animal:ferret:nose", "urn", nil, "example:animal:ferret:nose", nil, nil),
    Split(
      "ftp://ftp.is.co.za/rfc/rfc1808.txt", "ftp", "ftp.is.co.za", "/rfc/rfc1808.txt", nil, nil),
    Split(
      "ldap://[2001:db8::7]/c=GB?objectClass?one", "ldap", "[2001:db8::7]", "/c=GB",
      "objectClass?one", nil),
    Split("mailto:John.Doe@example.com", "mailto", nil, "John.Doe@example.com", nil, nil),
    Split("tel:+1-816-555-1212", "tel", nil, "+1-816-555-1212", nil, nil),
    Split("telnet://192.0.2.16:80/", "telnet", "192.0.2.16:80", "/", nil, nil),
    Split(
      "com.example.app:/oauth2redirect/example-provider", "com.example.app", nil,
      "/oauth2redirect/example-provider", nil, nil),
    Split(
      "http://127.0.0.1:51004/oauth2redirect?code=a", "http", "127.0.0.1:51004", "/oauth2redirect",
      "code=a", nil),
  ]

  /// Computed with the regular expression of RFC 3986 Appendix B in Python's `re`.
  private static let odd: [Split] = [
    Split("", nil, nil, "", nil, nil), Split(":", nil, nil, ":", nil, nil),
    Split("://", nil, nil, "://", nil, nil), Split("//", nil, "", "", nil, nil),
    Split("///", nil, "", "/", nil, nil), Split("//a", nil, "a", "", nil, nil),
    Split("a:", "a", nil, "", nil, nil), Split("a:b:c", "a", nil, "b:c", nil, nil),
    Split("/a:b", nil, nil, "/a:b", nil, nil), Split("a/b:c", nil, nil, "a/b:c", nil, nil),
    Split("?", nil, nil, "", "", nil), Split("#", nil, nil, "", nil, ""),
    Split("?#", nil, nil, "", "", ""), Split("#?", nil, nil, "", nil, "?"),
    Split("??", nil, nil, "", "?", nil), Split("##", nil, nil, "", nil, "#"),
    Split("a?b?c#d#e?f", nil, nil, "a", "b?c", "d#e?f"),
    Split("?a:b//c", nil, nil, "", "a:b//c", nil), Split("#a:b", nil, nil, "", nil, "a:b"),
    Split("//a?b", nil, "a", "", "b", nil), Split("//a#b", nil, "a", "", nil, "b"),
    Split("https://u:p@h:1?q", "https", "u:p@h:1", "", "q", nil),
    Split("a://b//c", "a", "b", "//c", nil, nil), Split("1:2", "1", nil, "2", nil, nil),
    Split("a b:\r\nc", "a b", nil, "\r\nc", nil, nil), Split("//a:b", nil, "a:b", "", nil, nil),
    Split("é:e\u{301}?\u{200d}#é", "é", nil, "e\u{301}", "\u{200d}", "é"),
    Split("?/", nil, nil, "", "/", nil), Split("a:?b", "a", nil, "", "b", nil),
    Split("a:/\u{301}/b?\u{301}c#\u{301}", "a", nil, "/\u{301}/b", "\u{301}c", "\u{301}"),
  ]

  @Test("a text splits as RFC 3986 Appendix B says, and comes back", arguments: examples + odd)
  func split(example: Split) {
    let uri = URI(example.text)
    #expect([uri.scheme, uri.authority, uri.path, uri.query, uri.fragment] == example.parts)
    #expect(uri.text == example.text)
    #expect(WireText(uri.description) == example.text)
    #expect(URI(uri.text) == uri)
  }

  @Test("every short text of marks comes back")
  func everyShortText() {
    let marks: [WireText] = [":", "/", "?", "#", "a", "@"]
    var texts: [WireText] = [""]
    for _ in 0..<5 { texts += texts.flatMap { text in marks.map { text + $0 } } }
    let distinct = Set(texts)
    #expect(distinct.count == 1 + 6 + 36 + 216 + 1_296 + 7_776)
    #expect(distinct.filter { URI($0).text != $0 }.isEmpty)
  }

  // RFC 3986 §6.2.2 counts some of these as equivalent; a redirect URI is compared as text.
  @Test(
    "nothing is normalized",
    arguments: [
      ("https://a.example", "https://a.example/"), ("https://a.example", "https://A.example"),
      ("HTTPS://a.example", "https://a.example"), ("https://a.example/%7e", "https://a.example/~"),
      ("https://a.example/%7e", "https://a.example/%7E"), ("/a/./b", "/a/b"), ("/a?", "/a"),
      ("/a#", "/a"), ("https://a.example:443/", "https://a.example/"),
      ("/auth-\u{e9}", "/auth-e\u{301}"),
      ("/a?b=c+d", "/a?b=c%20d"), ("a:", "a://"),
    ])
  func distinct(one: String, other: String) {
    #expect(URI(one) != URI(other))
    #expect(Set([URI(one), URI(other)]).count == 2)
  }
}
