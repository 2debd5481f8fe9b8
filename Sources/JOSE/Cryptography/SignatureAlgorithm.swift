package import WireFormats

/// A way to sign that this module knows, with its wire name as raw value.
///
/// There is no case for `none`: what cannot be said cannot be allowed by mistake.
///
/// RFC 7518 §3.1, RFC 8037 §3.1
package enum SignatureAlgorithm: WireText, Hashable, Sendable, CaseIterable {
  /// HMAC with SHA-256.
  case hs256 = "HS256"
  /// HMAC with SHA-384.
  case hs384 = "HS384"
  /// HMAC with SHA-512.
  case hs512 = "HS512"
  /// RSASSA-PKCS1-v1_5 with SHA-256.
  case rs256 = "RS256"
  /// RSASSA-PKCS1-v1_5 with SHA-384.
  case rs384 = "RS384"
  /// RSASSA-PKCS1-v1_5 with SHA-512.
  case rs512 = "RS512"
  /// RSASSA-PSS with SHA-256, MGF1 with SHA-256, and a salt of 32 bytes.
  case ps256 = "PS256"
  /// RSASSA-PSS with SHA-384, MGF1 with SHA-384, and a salt of 48 bytes.
  case ps384 = "PS384"
  /// RSASSA-PSS with SHA-512, MGF1 with SHA-512, and a salt of 64 bytes.
  case ps512 = "PS512"
  /// ECDSA on P-256 with SHA-256.
  case es256 = "ES256"
  /// ECDSA on P-384 with SHA-384.
  case es384 = "ES384"
  /// ECDSA on P-521 with SHA-512.
  case es512 = "ES512"
  /// Ed25519.
  case edDSA = "EdDSA"

  /// The value of `alg`.
  package var name: WireText { rawValue }

  /// The only kind of key that the algorithm works with.
  package var keyType: KeyType {
    switch self {
    case .hs256, .hs384, .hs512: .symmetric
    case .rs256, .rs384, .rs512, .ps256, .ps384, .ps512: .rsa
    case .es256, .es384, .es512: .ellipticCurve
    case .edDSA: .octetKeyPair
    }
  }

  /// The only curve that the algorithm works with, where its keys are of type `EC`.
  package var curve: EllipticCurve? {
    switch self {
    case .es256: .p256
    case .es384: .p384
    case .es512: .p521
    default: nil
    }
  }

  /// The hash function that belongs to the algorithm, which is SHA-512 for Ed25519.
  package var digest: DigestAlgorithm {
    switch self {
    case .hs256, .rs256, .ps256, .es256: .sha256
    case .hs384, .rs384, .ps384, .es384: .sha384
    case .hs512, .rs512, .ps512, .es512, .edDSA: .sha512
    }
  }

  /// Whether the padding of RSA is PSS, and not that of PKCS #1 v1.5.
  var usesPSS: Bool {
    switch self {
    case .ps256, .ps384, .ps512: true
    default: false
    }
  }

  /// What `at_hash` and `c_hash` say about an access token or a code: the left half of its hash.
  ///
  /// The result is in base64url. The hash function is that of the algorithm which signs the ID
  /// token; for `EdDSA`, where the specification names none, it is the SHA-512 of Ed25519.
  ///
  /// OpenID Connect Core 1.0 §3.1.3.6, §3.3.2.11
  package func leftHalfHash(of text: some WireTextConvertible) -> WireText {
    let hash = digest.digest(of: text.wireText.utf8)
    return Base64URL.encode(hash.prefix(hash.count / 2))
  }
}

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
