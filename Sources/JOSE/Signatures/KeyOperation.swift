package import WireFormats

/// What a key does here, with the value of `key_ops` that allows it as raw value.
///
/// RFC 7517 §4.3
package enum KeyOperation: WireText, Hashable, Sendable, CaseIterable {
  /// Making a signature or an authentication code.
  case sign
  /// Verifying one.
  case verify

  /// The operations that RFC 7517 §4.3 names and that do not belong to signatures.
  static let othersByName: Set<WireText> = [
    "encrypt", "decrypt", "wrapKey", "unwrapKey", "deriveKey", "deriveBits",
  ]
}
