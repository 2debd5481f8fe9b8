import Testing
import WireFormats

@Suite("Percent-encoding")
struct PercentEncodingTests {
  // The characters of RFC 3986 §2.2 and §2.3, and others.
  // The right column: Python's `urllib.parse.quote(text, safe='')`.
  @Test(
    "a text is written and read",
    arguments: [
      ("", ""), ("azAZ09-._~", "azAZ09-._~"), (":/?#[]@", "%3A%2F%3F%23%5B%5D%40"),
      ("!$&'()*+,;=", "%21%24%26%27%28%29%2A%2B%2C%3B%3D"), (" ", "%20"), ("+", "%2B"),
      ("%", "%25"),
      ("%41", "%2541"), ("\"<>\\^`{|}", "%22%3C%3E%5C%5E%60%7B%7C%7D"), ("\0", "%00"),
      ("\u{7f}", "%7F"),
      ("\r\n", "%0D%0A"), ("\u{e9}", "%C3%A9"), ("e\u{301}", "e%CC%81"), ("\u{200d}", "%E2%80%8D"),
      ("\u{20ac}", "%E2%82%AC"), ("\u{1f600}", "%F0%9F%98%80"), ("a b&c=d", "a%20b%26c%3Dd"),
      ("https://client.example.com/cb", "https%3A%2F%2Fclient.example.com%2Fcb"),
    ] as [(WireText, WireText)])
  func roundTrip(text: WireText, encoded: WireText) {
    #expect(PercentEncoding.encode(text) == encoded)
    #expect(PercentEncoding.decode(encoded) == text)
  }

  // RFC 3986 §2.1: the digits' case does not matter.
  // §2.3: an encoded unreserved character is that character.
  @Test(
    "more is read than is written",
    arguments: [
      ("%c3%a9", "\u{e9}"), ("%C3%a9", "\u{e9}"), ("%41%7a%7E", "Az~"), ("%2f", "/"), ("+", "+"),
      ("a+b%20c", "a+b c"), ("%2525", "%25"), ("%00a", "\0a"), ("&=?#", "&=?#"),
      ("\u{e9}", "\u{e9}"),
      ("%65%CC%81", "e\u{301}"), ("%ef%bb%bf", "\u{feff}"), ("a%\u{32}0", "a "),
    ] as [(WireText, WireText)])
  func reading(encoded: WireText, text: WireText) {
    #expect(PercentEncoding.decode(encoded) == text)
  }

  @Test(
    "a '%' without two hexadecimal digits is refused",
    arguments: [
      "%", "%4", "%%", "%%41", "a%", "%4g", "%g4", "%G1", "% 1", "%1 ", "%+1", "%-1", "%0x41",
      "%u0041",
      "%\u{ff14}1", "%4\u{301}1", "41%", "%41%4", "%:0", "%0/", "%@0", "%0`",
    ] as [WireText])
  func malformed(text: WireText) {
    #expect(PercentEncoding.decode(text) == nil)
  }

  @Test(
    "bytes that are not UTF-8 are refused",
    arguments: [
      "%E9", "%80", "%C0%80", "%C3", "%C3(", "%ED%A0%80", "%F4%90%80%80", "%FF", "a%E2%82",
      "\u{e9}%A9",
    ] as [WireText])
  func invalidUTF8(text: WireText) {
    #expect(PercentEncoding.decode(text) == nil)
  }

  // RFC 3986 §2.3
  @Test("the unreserved bytes are those of the specification")
  func unreserved() {
    let unreserved = "-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"
    let found = (UInt8.min...UInt8.max).filter(PercentEncoding.isUnreserved)
    #expect(WireText(decoding: found) == unreserved)
  }

  @Test("a megabyte comes back")
  func huge() {
    let text = WireText(String(repeating: "a \u{e9}%", count: 200_000))
    let encoded = WireText(String(repeating: "a%20%C3%A9%25", count: 200_000))
    #expect(PercentEncoding.encode(text) == encoded)
    #expect(PercentEncoding.decode(encoded) == text)
  }
}
