import Testing
import WireFormats

@Suite("Hexadecimal")
struct HexTests {
  // RFC 4648 §10, which writes upper case; here the digits of hashes are lower case.
  @Test(
    "bytes are written in lower case and read in either",
    arguments: [
      ("", ""), ("f", "66"), ("fo", "666F"), ("foo", "666F6F"), ("foob", "666F6F62"),
      ("fooba", "666F6F6261"), ("foobar", "666F6F626172"), ("\u{e9}", "C3A9"), ("\0", "00"),
    ])
  func vectors(text: String, upper: String) {
    let bytes = Array(text.utf8)
    #expect(Hex.encode(bytes) == upper.lowercased())
    #expect(Hex.decode(upper) == bytes)
    #expect(Hex.decode(upper.lowercased()) == bytes)
  }

  @Test("every byte comes back")
  func everyByte() {
    let text = Hex.encode(0...255)
    #expect(text.utf8.count == 512)
    #expect(text.hasPrefix("000102030405060708090a0b0c0d0e0f10"))
    #expect(text.hasSuffix("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"))
    #expect(Hex.decode(text) == Array(0...255))
    #expect(Hex.decode("aAbBcCdDeEfF") == [0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff])
  }

  @Test(
    "an odd length or another character is refused",
    arguments: [
      "0", "000", "0g", "g0", "0G", "0x00", " 0", "0 ", "00 ", "00\n0", "\r\n", "+1", "-1", "0/",
      "0:", "0@",
      "0`", "/0", ":0", "@0", "`0", "\u{e9}", "a\u{301}a", "\u{ff11}0", "00\0\0",
    ])
  func refused(text: String) {
    #expect(Hex.decode(text) == nil)
  }

  @Test("a megabyte comes back")
  func huge() {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(Hex.decode(Hex.encode(bytes)) == bytes)
  }
}
