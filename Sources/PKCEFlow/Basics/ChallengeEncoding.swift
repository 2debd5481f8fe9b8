import JOSE
import WireFormats

/// How an app writes a challenge: the right way, and the wrong ones that are found in the field.
enum ChallengeEncoding: WireText, CaseIterable, Sendable {
  /// The digest in base64url without padding: RFC 7636 §4.2.
  case base64URL = "base64url"
  /// The digest in standard base64, with `+`, `/` and `=`.
  case paddedBase64 = "padded-base64"
  /// The digest in base64url, with its padding.
  case paddedBase64URL = "padded-base64url"
  /// The digest as hex.
  case hex
  /// The hex text of the digest, once more in base64url.
  case hexThenBase64URL = "hex-then-base64url"
  /// The digest of the octets that the verifier was made from, instead of its text.
  case hashOfDecoded = "hash-of-decoded"

  /// The challenge of a verifier.
  func challenge(of verifier: WireText) -> WireText {
    let digest = DigestAlgorithm.sha256.digest(of: Array(verifier.utf8))
    return switch self {
    case .base64URL: Base64URL.encode(digest)
    case .paddedBase64: Base64.encode(digest)
    case .paddedBase64URL:
      Base64.encode(digest).replacing("+", with: "-").replacing("/", with: "_")
    case .hex: Hex.encode(digest)
    case .hexThenBase64URL: Base64URL.encode(Array(Hex.encode(digest).utf8))
    case .hashOfDecoded:
      Base64URL.encode(
        DigestAlgorithm.sha256.digest(of: (try? Base64URL.decode(verifier)) ?? []))
    }
  }
}
