/// Base64 with the URL-safe alphabet and without padding: how JOSE and PKCE write bytes.
///
/// Decoding is strict: padding, white space, characters outside the alphabet, a length that no
/// encoder makes, and unused bits that are not zero are all refused. A lenient decoder would take
/// two different texts for the same signature.
///
/// RFC 4648 §5, RFC 7515 §2
public enum Base64URL {
  /// Writes bytes as base64url without padding.
  public static func encode(_ bytes: some Sequence<UInt8>) -> WireText {
    Base64Alphabet.urlSafe.encode(bytes, padding: false)
  }

  /// Reads base64url without padding.
  ///
  /// - Throws: `Base64Error` that says which character at which offset cannot stand there.
  public static func decode(_ text: some WireTextConvertible) throws(Base64Error) -> [UInt8] {
    try Base64Alphabet.urlSafe.decode(text, padding: false)
  }
}
