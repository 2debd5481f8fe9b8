package import WireFormats

/// A public key or a shared secret, with the one algorithm whose signatures it verifies.
///
/// The key decides the algorithm, never the header of a token: RFC 8725 §3.1.
package struct VerificationKey: Sendable {
  /// The only algorithm that the key verifies.
  package let algorithm: SignatureAlgorithm
  /// The key's `kid`.
  package let keyID: WireText?
  private let implementation: any SignatureImplementation

  /// Makes a key that can verify, of a private key from its public part alone.
  ///
  /// - Parameters:
  ///   - jwk: A public or private key, or a shared secret.
  ///   - algorithm: Needed for a shared secret without `alg`; must agree with the key otherwise. An
  ///     RSA key for which neither names one is taken for RS256: for a key of somebody else's,
  ///     say what is allowed.
  /// - Throws: `KeyError` that says what the key lacks.
  package init(_ jwk: JWK, algorithm: SignatureAlgorithm? = nil) throws(KeyError) {
    try KeyRules.check(jwk, allows: .verify)
    try self.init(jwk, is: try KeyRules.algorithm(of: jwk, asked: algorithm))
  }

  /// Makes a key that verifies one token, by the algorithms that the caller allows.
  ///
  /// A key with `alg` is for that alone, whether it is allowed or not: `verify` judges that. A key
  /// without is for what the caller allows for its type. If that leaves several, the header's `alg`
  /// chooses among them, and nothing else.
  ///
  /// - Throws: `KeyError` that says what the key lacks, or that no allowed algorithm is for it.
  ///
  /// RFC 7517 §4.4, RFC 8725 §3.1
  package init(
    _ jwk: JWK, for header: JOSEHeader, allowedAlgorithms: [SignatureAlgorithm]
  ) throws(KeyError) {
    try KeyRules.check(jwk, allows: .verify)
    try self.init(
      jwk, is: try KeyRules.algorithm(of: jwk, for: header, allowed: allowedAlgorithms))
  }

  /// Makes the counterpart of a key that signs, which may list `sign` alone in `key_ops`.
  init(_ jwk: JWK, is algorithm: SignatureAlgorithm) throws(KeyError) {
    self.algorithm = algorithm
    keyID = jwk.keyID
    implementation = try KeyRules.implementation(of: jwk.material.publicPart ?? jwk.material)
  }

  /// Makes a key of a shared secret of any length: whether it is long enough is for the service to judge.
  ///
  /// - Throws: `KeyError.algorithmDoesNotFit` when the algorithm is none with a shared secret.
  package init(secret: [UInt8], algorithm: SignatureAlgorithm) throws(KeyError) {
    try self.init(JWK(secret: secret), algorithm: algorithm)
  }

  /// The length of every signature of this key.
  package var signatureByteCount: Int { implementation.signatureByteCount(algorithm) }

  /// Whether a bare signature, in JOSE's form, fits the bytes of a `JWSSigningInput`.
  ///
  /// A signature of the wrong length never does.
  ///
  /// - Throws: `CryptographyError` when the signature could not be judged at all.
  package func verifies(
    _ signature: [UInt8], over signingInput: [UInt8]
  ) throws(CryptographyError) -> Bool {
    guard signature.count == signatureByteCount else { return false }
    return try implementation.verifies(signature, over: signingInput, algorithm: algorithm)
  }
}
