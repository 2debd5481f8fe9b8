import JOSE
import WireFormats

/// SHA-256 of a text, as messages and calculations write it.
enum Hashing {
  /// The digest in lower-case hex.
  static func hex(_ text: WireText) -> WireText {
    Hex.encode(DigestAlgorithm.sha256.digest(of: text.utf8))
  }

  /// The digest in base64url.
  static func base64URL(_ text: WireText) -> WireText {
    Base64URL.encode(DigestAlgorithm.sha256.digest(of: text.utf8))
  }
}
