import COpenSSL

/// A key on a curve for ECDSA: OpenSSL verifies with it; signing is done by its private number.
///
/// A signature has two numbers, `r` and `s`. JOSE writes them side by side, each as long as a number on
/// the curve, most significant byte first; OpenSSL wants DER.
///
/// RFC 7518 §3.4
struct ECDSAKey: Sendable {
  let curve: EllipticCurve
  /// The public key alone, even where there is a private number.
  let publicKey: KeyHandle
  /// As long as the order of the curve; nil in a public key.
  let privateNumber: [UInt8]?

  func signature(
    over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> [UInt8] {
    guard let privateNumber else {
      throw CryptographyError(operation: "sign with ECDSA", reason: "the key has no private number")
    }
    return try DeterministicECDSA(
      curve: curve, digest: algorithm.digest, privateNumber: privateNumber
    ).parts(of: message).signature
  }

  /// The caller has checked the signature's length.
  func verifies(
    _ signature: [UInt8], over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> Bool {
    try publicKey.verifies(Self.der(of: signature), over: message, algorithm: algorithm)
  }

  private static func der(of signature: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try OpenSSLErrorQueue.perform("write an ECDSA signature") { () -> [UInt8]? in
      guard let numbers = ECDSA_SIG_new() else { return nil }
      defer { ECDSA_SIG_free(numbers) }
      let byteCount = signature.count / 2
      let r = BN_bin2bn(Array(signature.prefix(byteCount)), Int32(byteCount), nil)
      let s = BN_bin2bn(Array(signature.suffix(byteCount)), Int32(byteCount), nil)
      // On success the signature owns both numbers; when it takes neither, they are freed here.
      guard ECDSA_SIG_set0(numbers, r, s) == 1 else {
        BN_free(r)
        BN_free(s)
        return nil
      }
      return DER.bytes { i2d_ECDSA_SIG(numbers, &$0) }
    }
  }
}
