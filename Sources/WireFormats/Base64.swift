/// Base64 with the standard alphabet and padding: HTTP Basic credentials, and the mistakes that
/// people make when base64url was meant.
///
/// RFC 4648 §4
public enum Base64 {
  /// Writes bytes as padded base64.
  public static func encode(_ bytes: some Sequence<UInt8>) -> WireText {
    Base64Alphabet.standard.encode(bytes, padding: true)
  }

  /// Reads padded base64.
  ///
  /// - Throws: `Base64Error` that says which character at which offset cannot stand there.
  public static func decode(_ text: some WireTextConvertible) throws(Base64Error) -> [UInt8] {
    try Base64Alphabet.standard.decode(text, padding: true)
  }
}
