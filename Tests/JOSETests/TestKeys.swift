import JOSE
import WireFormats

/// Keys and key texts for tests.
enum TestKeys {
  /// The private key of RFC 7515 A.2.
  static var rsa: JWK { get throws { try key(of: "RFC 7515 A.2 RS256") } }
  /// The private key of RFC 7515 A.3.
  static var p256: JWK { get throws { try key(of: "RFC 7515 A.3 ES256") } }
  /// The private keys of RFC 6979 A.2.6 and A.2.7.
  static var p384: JWK { get throws { try DeterministicKey.read("RFC 6979 A.2.6").jwk } }
  static var p521: JWK { get throws { try DeterministicKey.read("RFC 6979 A.2.7").jwk } }
  /// The private key of RFC 8037 A.1.
  static var ed25519: JWK { get throws { try key(of: "RFC 8037 A.4 EdDSA") } }
  /// The secret of RFC 7515 A.1.
  static var secret: JWK { get throws { try key(of: "RFC 7515 A.1 HS256") } }

  /// A public RSA key of 1024 bits, made with Python's cryptography.
  static let rsa1024 = """
    {"kty":"RSA","n":"putvmAuigQJgViQMwcH-3UbPb-Ez8JtcbCCIr1fzUEP_eG64KpspYS1AYhHQg6WHZeplkQLJc-DO\
    s90bGXWlaBiR6iI4S8DnIvtwyaUV5qMsav6cjweSnVG34KEMg8T8YvljYE19HbRlG0gV9fdLJVCV7Sikpy4K7mhPieMHLG\
    M","e":"AQAB"}
    """

  /// A private key, or a secret, of the right type and curve.
  static func key(for algorithm: SignatureAlgorithm) throws -> JWK {
    switch (algorithm.keyType, algorithm.curve) {
    case (.symmetric, _): try secret
    case (.rsa, _): try rsa
    case (.ellipticCurve, .p384): try p384
    case (.ellipticCurve, .p521): try p521
    case (.ellipticCurve, _): try p256
    case (.octetKeyPair, _): try ed25519
    }
  }

  /// 32 bytes of zero in base64url.
  static let zeros = String(repeating: "A", count: 43)

  private static func key(of source: String) throws -> JWK {
    guard let vector = JWSVector.all.first(where: { $0.source.string == source }) else {
      throw MissingVector(source: source)
    }
    return vector.key
  }

  private struct MissingVector: Error { let source: String }
}
