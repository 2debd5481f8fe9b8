import Testing
import WireFormats

@Suite("Base64")
struct Base64Tests {
  // RFC 4648 §10, RFC 7617 §2 and §2.1, and Python's `base64`.
  private static let vectors: [(bytes: [UInt8], text: WireText)] = [
    ([], ""), (Array("f".utf8), "Zg=="), (Array("fo".utf8), "Zm8="), (Array("foo".utf8), "Zm9v"),
    (Array("foob".utf8), "Zm9vYg=="), (Array("fooba".utf8), "Zm9vYmE="),
    (Array("foobar".utf8), "Zm9vYmFy"),
    (Array("Aladdin:open sesame".utf8), "QWxhZGRpbjpvcGVuIHNlc2FtZQ=="),
    (Array("test:123\u{a3}".utf8), "dGVzdDoxMjPCow=="), ([0xfb, 0xff, 0xfe], "+//+"),
    ([0x00], "AA=="), ([0x00, 0x00], "AAA="), ([0xff], "/w=="), ([0xff, 0xff], "//8="),
  ]

  @Test("writes and reads what other encoders do", arguments: vectors)
  func standard(bytes: [UInt8], text: WireText) throws {
    #expect(Base64.encode(bytes) == text)
    #expect(try Base64.decode(text) == bytes)
  }

  @Test("the URL-safe form has its own two characters and no padding", arguments: vectors)
  func urlSafe(bytes: [UInt8], text: WireText) throws {
    let urlSafe = text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    #expect(Base64URL.encode(bytes) == urlSafe)
    #expect(try Base64URL.decode(urlSafe) == bytes)
  }

  // RFC 7636 Appendix A and B.
  @Test("the code verifier and its challenge of RFC 7636")
  func verifier() throws {
    let octets: [UInt8] = [
      116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77,
      105,
      214, 191, 240, 91, 88, 5, 88, 83, 132, 141, 121,
    ]
    #expect(Base64URL.encode(octets) == "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
    #expect(try Base64URL.decode("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk") == octets)
    // RFC 7515 Appendix C
    #expect(Base64URL.encode([3, 236, 255, 224, 193] as [UInt8]) == "A-z_4ME")
  }

  // Python's `base64.b64encode(bytes(range(256)))`.
  @Test("every byte")
  func everyByte() throws {
    let text: WireText = """
      AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNE\
      RUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJ\
      iouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrLzM3O\
      z9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/w==
      """
    #expect(Base64.encode(0...255) == text)
    #expect(try Base64.decode(text) == Array(0...255))
  }

  @Test("a megabyte and its rest come back", arguments: [0, 1, 2])
  func huge(rest: Int) throws {
    let bytes = (0..<(999_999 + rest)).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 8) }
    let text = Base64.encode(bytes)
    #expect(text.utf8.count == (bytes.count + 2) / 3 * 4)
    #expect(try Base64.decode(text) == bytes)
    #expect(try Base64URL.decode(Base64URL.encode(bytes)) == bytes)
  }
}
