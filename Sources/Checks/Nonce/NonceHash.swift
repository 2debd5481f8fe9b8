import JOSE
import WireFormats

/// What Firebase compares a token's nonce with.
enum NonceHash {
  /// Lower-case hex of the SHA-256 digest of a raw nonce.
  static func hex(_ raw: WireText) -> WireText {
    Hex.encode(DigestAlgorithm.sha256.digest(of: raw.utf8))
  }
}
