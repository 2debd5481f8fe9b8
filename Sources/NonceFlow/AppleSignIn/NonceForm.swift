import FlowsShared
import JOSE
import Simulation
import WireFormats

/// In which form the app hands its nonce to somebody: one is right, the others are what people do.
enum NonceForm: WireText, CaseIterable, Sendable {
  /// The raw nonce itself.
  case raw
  /// Lower-case hex of its SHA-256 digest.
  case hash
  /// The hash of the hash.
  case hashTwice = "hash-twice"
  /// The digest in base64.
  case base64
  /// The digest in upper-case hex.
  case upperCase = "upper-case"
  /// Nothing at all.
  case none

  /// The nonce in this form.
  func apply(to raw: WireText) -> WireText? {
    switch self {
    case .raw: raw
    case .hash: Self.hex(raw)
    case .hashTwice: Self.hex(Self.hex(raw))
    case .base64: Base64.encode(DigestAlgorithm.sha256.digest(of: raw.utf8))
    case .upperCase: WireText(Self.hex(raw).string.uppercased())
    case .none: nil
    }
  }

  private static func hex(_ text: WireText) -> WireText {
    Hex.encode(DigestAlgorithm.sha256.digest(of: text.utf8))
  }
}
