/// A way to sign that this module knows, with its wire name as raw value.
///
/// There is no case for `none`: what cannot be said cannot be allowed by mistake.
///
/// RFC 7518 §3.1, RFC 8037 §3.1
public enum SignatureAlgorithm: String, Hashable, Sendable, CaseIterable {
  /// HMAC with SHA-256.
  case hs256 = "HS256"
  /// HMAC with SHA-384.
  case hs384 = "HS384"
  /// HMAC with SHA-512.
  case hs512 = "HS512"
  /// RSASSA-PKCS1-v1_5 with SHA-256.
  case rs256 = "RS256"
  /// ECDSA on P-256 with SHA-256.
  case es256 = "ES256"
  /// Ed25519.
  case edDSA = "EdDSA"

  /// The value of `alg`.
  public var name: String { rawValue }

  /// The only kind of key that the algorithm works with.
  public var keyType: KeyType {
    switch self {
    case .hs256, .hs384, .hs512: .symmetric
    case .rs256: .rsa
    case .es256: .ellipticCurve
    case .edDSA: .octetKeyPair
    }
  }

  /// The hash function that belongs to the algorithm, which is SHA-512 for Ed25519.
  public var digest: DigestAlgorithm {
    switch self {
    case .hs256, .rs256, .es256: .sha256
    case .hs384: .sha384
    case .hs512, .edDSA: .sha512
    }
  }

  /// The algorithm that a kind of key has when nothing else is said; nil for a shared secret.
  init?(defaultFor keyType: KeyType) {
    switch keyType {
    case .symmetric: return nil
    case .rsa: self = .rs256
    case .ellipticCurve: self = .es256
    case .octetKeyPair: self = .edDSA
    }
  }
}
