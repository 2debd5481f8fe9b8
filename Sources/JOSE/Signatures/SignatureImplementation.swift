/// What does the work behind a key.
protocol SignatureImplementation: Sendable {
  /// The length of every signature.
  func signatureByteCount(_ algorithm: SignatureAlgorithm) -> Int

  func signature(
    over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> [UInt8]

  /// The caller has checked the signature's length.
  func verifies(
    _ signature: [UInt8], over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> Bool
}

/// A secret that signer and verifier share.
struct SharedSecret: SignatureImplementation {
  let octets: [UInt8]

  func signatureByteCount(_ algorithm: SignatureAlgorithm) -> Int { algorithm.digest.byteCount }

  func signature(over message: [UInt8], algorithm: SignatureAlgorithm) -> [UInt8] {
    HMAC.authenticationCode(for: message, key: octets, using: algorithm.digest)
  }

  func verifies(
    _ signature: [UInt8], over message: [UInt8], algorithm: SignatureAlgorithm
  ) -> Bool {
    ConstantTime.areEqual(self.signature(over: message, algorithm: algorithm), signature)
  }
}

extension KeyHandle: SignatureImplementation {
  func signatureByteCount(_: SignatureAlgorithm) -> Int { maximumSignatureByteCount }
}

extension ECDSAKey: SignatureImplementation {
  func signatureByteCount(_: SignatureAlgorithm) -> Int { 2 * curve.byteCount }
}
