import WireFormats

extension RandomSource {
  /// A random value as base64url: 16 octets give 22 characters, 32 give 43.
  func text(_ octetCount: Int, for purpose: String) -> WireText {
    Base64URL.encode(octets(octetCount, for: purpose))
  }
}
