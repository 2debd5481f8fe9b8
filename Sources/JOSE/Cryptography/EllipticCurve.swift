package import WireFormats

/// The curves for ECDSA, with their wire names as raw values.
///
/// RFC 7518 §6.2.1.1
package enum EllipticCurve: WireText, Hashable, Sendable, CaseIterable {
  /// The curve of `ES256`.
  case p256 = "P-256"
  /// The curve of `ES384`.
  case p384 = "P-384"
  /// The curve of `ES512`, whose numbers have 521 bits: no multiple of 8.
  case p521 = "P-521"

  /// The value of `crv`.
  package var name: WireText { rawValue }

  /// The length of a coordinate, of a private number and of each half of a signature.
  package var byteCount: Int {
    switch self {
    case .p256: 32
    case .p384: 48
    case .p521: 66
    }
  }

  /// The length of the order of the curve, `qlen` in RFC 6979.
  var orderBitCount: Int {
    switch self {
    case .p256: 256
    case .p384: 384
    case .p521: 521
    }
  }
}
