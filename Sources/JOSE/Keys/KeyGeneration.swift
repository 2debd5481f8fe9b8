import COpenSSL
import WireFormats

/// Makes new private keys from OpenSSL's own randomness.
///
/// No seed can repeat them: where a run must be repeatable, keys are read from a file.
package enum KeyGeneration {
  /// A new RSA key of 2048 bits.
  package static func rsa2048() throws(CryptographyError) -> JWK {
    let key = try generate(type: "RSA") { EVP_PKEY_CTX_set_rsa_keygen_bits($0, 2048) }
    return JWK(
      material: .rsa(
        RSAKeyMaterial(
          n: try key.number("n"), e: try key.number("e"), d: try key.number("d"),
          primes: RSAKeyMaterial.Primes(
            p: try key.number("rsa-factor1"), q: try key.number("rsa-factor2"),
            dp: try key.number("rsa-exponent1"), dq: try key.number("rsa-exponent2"),
            qi: try key.number("rsa-coefficient1")))))
  }

  /// A new key on the curve P-256, for `ES256`.
  package static func p256() throws(CryptographyError) -> JWK { try ellipticCurve(.p256) }

  /// A new key on a curve for ECDSA.
  package static func ellipticCurve(_ curve: EllipticCurve) throws(CryptographyError) -> JWK {
    let key = try generate(type: "EC") { EVP_PKEY_CTX_set_group_name($0, curve.name.string) }
    return JWK(
      material: .ellipticCurve(
        curve, x: try key.number("qx", byteCount: curve.byteCount),
        y: try key.number("qy", byteCount: curve.byteCount),
        d: try key.number("priv", byteCount: curve.byteCount)))
  }

  /// A new key on the curve Ed25519.
  package static func ed25519() throws(CryptographyError) -> JWK {
    let key = try generate(type: "ED25519") { _ in 1 }
    return JWK(
      material: .ed25519(x: try key.octets("pub"), d: try key.octets("priv")))
  }

  private static func generate(
    type: String, setUp: (OpaquePointer) -> Int32
  ) throws(CryptographyError) -> KeyHandle {
    let key = try OpenSSLErrorQueue.perform("generate a key of type '\(type)'") {
      () -> OpaquePointer? in
      guard let context = EVP_PKEY_CTX_new_from_name(nil, type, nil) else { return nil }
      defer { EVP_PKEY_CTX_free(context) }
      var key: OpaquePointer?
      guard EVP_PKEY_keygen_init(context) == 1, setUp(context) == 1,
        EVP_PKEY_generate(context, &key) == 1
      else { return nil }
      return key
    }
    return KeyHandle(owning: key)
  }
}
