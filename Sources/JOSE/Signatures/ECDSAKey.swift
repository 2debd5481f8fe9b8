/// A key on a curve for ECDSA: OpenSSL verifies with it; signing is done by its private number.
struct ECDSAKey: Sendable {
  let curve: EllipticCurve
  /// The public key alone, even where there is a private number.
  let publicKey: KeyHandle
  /// As long as the order of the curve; nil in a public key.
  let privateNumber: [UInt8]?

  func signature(
    over message: [UInt8], digest: DigestAlgorithm
  ) throws(CryptographyError) -> [UInt8] {
    guard let privateNumber else {
      throw CryptographyError(operation: "sign with ECDSA", reason: "the key has no private number")
    }
    return try DeterministicECDSA(curve: curve, digest: digest, privateNumber: privateNumber)
      .signature(over: message).joined
  }

  func verifies(
    _ signature: [UInt8], over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> Bool {
    let signature = try ECDSASignature(joined: signature).der()
    return try publicKey.verifies(signature, over: message, algorithm: algorithm)
  }
}
