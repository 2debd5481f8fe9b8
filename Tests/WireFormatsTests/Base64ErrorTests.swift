import Testing
import WireFormats

@Suite("What is no base64")
struct Base64ErrorTests {
  private static let padding = "the padding '=' is wrong"
  private static let unused = "the unused bits of the last character are not zero"

  // RFC 4648 §3.2 (padding), §3.3 (foreign characters), §3.5 (unused bits).
  @Test(
    "base64 is refused with the place",
    arguments: [
      ("Zg", padding), ("Zg=", padding), ("Zg===", padding), ("Z", padding), ("=", padding),
      ("Zm9vYg==\n", padding), ("Zm9=v", padding), ("Zg==Zm9v", foreign("=", 2)),
      ("Z===", foreign("=", 1)), ("====", foreign("=", 0)), ("Zg=a", foreign("=", 2)),
      ("Zm-v", foreign("-", 2)), ("Zm_v", foreign("_", 2)), ("Z\nm9", foreign("\n", 1)),
      (" Zm9", foreign(" ", 0)), ("Zm9\0", foreign("\0", 3)), ("Zm9\u{e9}", foreign("\u{e9}", 3)),
      ("Ze\u{301}m", foreign("\u{301}", 2)), ("\r\nZm", foreign("\r", 0)),
      ("\u{1f600}-Zm", foreign("\u{1f600}", 0)), ("\u{ff21}AAA", foreign("\u{ff21}", 0)),
      ("Zh==", unused), ("Zm9=", unused), ("ZP==", unused), ("//9=", unused), ("/x==", unused),
    ])
  func standard(text: String, message: String) {
    #expect(Self.message { try Base64.decode(text) } == message)
  }

  @Test(
    "base64url is refused with the place",
    arguments: [
      ("Zg==", foreign("=", 2)), ("Zm8=", foreign("=", 3)), ("Zm9v=A", foreign("=", 4)),
      ("Zm+v", foreign("+", 2)), ("Zm/v", foreign("/", 2)), ("Zm9 ", foreign(" ", 3)),
      ("Z\r\nm", foreign("\r", 1)), ("Zm.v", foreign(".", 2)), ("\u{e9}Zm", foreign("\u{e9}", 0)),
      ("e\u{301}Z", foreign("\u{301}", 1)), ("Zm9v\u{200d}g", foreign("\u{200d}", 4)),
      ("Z", length(1)), ("Zm9vY", length(5)), ("=", length(1)), ("Zg===", length(5)),
      ("\u{e9}\u{e9}\u{e9}\u{e9}\u{e9}", length(5)), ("Zh", unused), ("Zm9", unused),
      ("_x", unused), ("__9", unused), ("ZW8", nil), ("__8", nil), ("_w", nil),
    ])
  func urlSafe(text: String, message: String?) {
    let nothing = "nothing was thrown"
    #expect(Self.message { try Base64URL.decode(text) } == message ?? nothing)
  }

  @Test("of all last characters of a group, only those without unused bits are read")
  func lastCharacters() {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    let two = alphabet.filter { (try? Base64URL.decode("Z\($0)")) != nil }
    let three = alphabet.filter { (try? Base64URL.decode("ZZ\($0)")) != nil }
    #expect(two == "AQgw")
    #expect(three == "AEIMQUYcgkosw048")
  }

  @Test("an error says which it is")
  func errors() {
    #expect(throws: Base64Error.characterOutsideAlphabet("+", offset: 4)) {
      try Base64URL.decode("Zm9v+A")
    }
    #expect(throws: Base64Error.impossibleLength(5)) { try Base64URL.decode("Zm9vY") }
    #expect(throws: Base64Error.unusedBitsSet) { try Base64URL.decode("Zh") }
    #expect(throws: Base64Error.wrongPadding) { try Base64.decode("Zg") }
  }

  @Test("the place of a foreign character behind a megabyte is said")
  func huge() {
    let text = String(repeating: "AAAA", count: 250_000) + "AA*A"
    #expect(Self.message { try Base64URL.decode(text) } == Self.foreign("*", 1_000_002))
    #expect(Self.message { try Base64.decode(text) } == Self.foreign("*", 1_000_002))
  }

  private static func foreign(_ character: Unicode.Scalar, _ offset: Int) -> String {
    "character '\(character)' at offset \(offset) is not in the alphabet"
  }

  private static func length(_ length: Int) -> String {
    "a length of \(length) is impossible: one character is left over after groups of four"
  }

  private static func message(_ body: () throws -> [UInt8]) -> String {
    do { _ = try body() } catch { return "\(error)" }
    return "nothing was thrown"
  }
}
