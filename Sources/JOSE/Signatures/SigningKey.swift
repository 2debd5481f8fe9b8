package import WireFormats

/// A private key or a shared secret, with the one algorithm that it signs with.
///
/// Signing gives the same bytes each time, except with PS256, PS384 and PS512: their salt is drawn
/// by OpenSSL. ECDSA takes its nonce from RFC 6979, and a time that depends on the private key: it
/// is for keys that need not stay secret.
package struct SigningKey: Sendable {
  /// The algorithm: it goes into the header as `alg`.
  package let algorithm: SignatureAlgorithm
  /// The key's `kid`.
  package let keyID: WireText?
  /// The key that verifies what this one signs.
  package let verificationKey: VerificationKey
  private let implementation: any SignatureImplementation

  /// Makes a key that can sign.
  ///
  /// - Parameters:
  ///   - jwk: A private key or a shared secret.
  ///   - algorithm: Needed for a shared secret without `alg`; must agree with the key otherwise.
  /// - Throws: `KeyError` that says what the key lacks. Private members that do not belong to the
  ///   public ones are found by a trial signature.
  package init(_ jwk: JWK, algorithm: SignatureAlgorithm? = nil) throws(KeyError) {
    try KeyRules.check(jwk, allows: .sign)
    self.algorithm = try KeyRules.algorithm(of: jwk, asked: algorithm)
    guard jwk.isPrivate else { throw .notPrivate(jwk.keyType) }
    keyID = jwk.keyID
    verificationKey = try VerificationKey(jwk, is: self.algorithm)
    implementation = try KeyRules.implementation(of: jwk.material)
    try checkThatPartsFit()
  }

  /// The bare signature, in JOSE's form, over the bytes of a `JWSSigningInput`.
  ///
  /// A signature that is not calculated by OpenSSL is verified by it before it is given out.
  package func signature(over signingInput: [UInt8]) throws(CryptographyError) -> [UInt8] {
    let signature = try implementation.signature(over: signingInput, algorithm: algorithm)
    guard implementation is ECDSAKey else { return signature }
    guard try verificationKey.verifies(signature, over: signingInput) else {
      throw CryptographyError(
        operation: "sign with ECDSA", reason: "OpenSSL does not verify the signature that came out")
    }
    return signature
  }

  private func checkThatPartsFit() throws(KeyError) {
    if implementation is SharedSecret { return }
    let trial = Array("trial".utf8)
    let fits: Bool
    do {
      let signature = try implementation.signature(over: trial, algorithm: algorithm)
      fits = try verificationKey.verifies(signature, over: trial)
    } catch { throw .cryptography(error) }
    guard fits else { throw .privatePartDoesNotFit }
  }
}
