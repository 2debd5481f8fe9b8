package import WireFormats

/// The kinds of key that this module knows, with their wire names as raw values.
///
/// RFC 7518 §6.1, RFC 8037 §2
package enum KeyType: WireText, Hashable, Sendable, CaseIterable {
  /// A secret that signer and verifier share.
  case symmetric = "oct"
  /// A key of two large primes.
  case rsa = "RSA"
  /// A key on one of the curves for ECDSA, which `EllipticCurve` lists.
  case ellipticCurve = "EC"
  /// A key on Ed25519: the only curve that is known here.
  case octetKeyPair = "OKP"

  /// The value of `kty`.
  package var name: WireText { rawValue }
}
