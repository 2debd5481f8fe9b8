/// What does the work behind a key: a shared secret, a key of OpenSSL, or a key on a curve for ECDSA.
enum SignatureImplementation: Sendable {
  case secret([UInt8])
  case asymmetric(KeyHandle)
  case ellipticCurve(ECDSAKey)

  var secretByteCount: Int? {
    if case .secret(let secret) = self { secret.count } else { nil }
  }

  /// The key of OpenSSL, public for ECDSA; nil for a shared secret.
  var keyHandle: KeyHandle? {
    switch self {
    case .secret: nil
    case .asymmetric(let key): key
    case .ellipticCurve(let key): key.publicKey
    }
  }

  func signatureByteCount(_ algorithm: SignatureAlgorithm) -> Int {
    switch self {
    case .secret: algorithm.digest.byteCount
    case .asymmetric(let key): key.maximumSignatureByteCount
    case .ellipticCurve(let key): 2 * key.curve.byteCount
    }
  }

  func signature(
    over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> [UInt8] {
    switch self {
    case .secret(let secret):
      HMAC.authenticationCode(for: message, key: secret, using: algorithm.digest)
    case .asymmetric(let key):
      try key.signature(over: message, algorithm: algorithm)
    case .ellipticCurve(let key):
      try key.signature(over: message, digest: algorithm.digest)
    }
  }

  /// The caller has checked the signature's length.
  func verifies(
    _ signature: [UInt8], over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> Bool {
    switch self {
    case .secret(let secret):
      ConstantTime.areEqual(
        HMAC.authenticationCode(for: message, key: secret, using: algorithm.digest), signature)
    case .asymmetric(let key):
      try key.verifies(signature, over: message, algorithm: algorithm)
    case .ellipticCurve(let key):
      try key.verifies(signature, over: message, algorithm: algorithm)
    }
  }
}
