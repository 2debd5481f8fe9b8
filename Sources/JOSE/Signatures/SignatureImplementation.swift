/// What does the work behind a key: a shared secret, or a key of OpenSSL.
enum SignatureImplementation: Sendable {
  case secret([UInt8])
  case asymmetric(KeyHandle)

  var secretByteCount: Int? {
    if case .secret(let secret) = self { secret.count } else { nil }
  }

  func signatureByteCount(_ algorithm: SignatureAlgorithm) -> Int {
    switch self {
    case .secret: algorithm.digest.byteCount
    case .asymmetric where algorithm == .es256: 2 * ECDSASignature.numberByteCount
    case .asymmetric(let key): key.maximumSignatureByteCount
    }
  }

  func signature(
    over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> [UInt8] {
    switch self {
    case .secret(let secret):
      return HMAC.authenticationCode(for: message, key: secret, using: algorithm.digest)
    case .asymmetric(let key):
      let signature = try key.signature(over: message, digest: algorithm.separateDigest)
      return algorithm == .es256 ? try ECDSASignature(der: signature).joined : signature
    }
  }

  /// The caller has checked the signature's length.
  func verifies(
    _ signature: [UInt8], over message: [UInt8], algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> Bool {
    switch self {
    case .secret(let secret):
      return ConstantTime.areEqual(
        HMAC.authenticationCode(for: message, key: secret, using: algorithm.digest), signature)
    case .asymmetric(let key):
      let signature = algorithm == .es256 ? try ECDSASignature(joined: signature).der() : signature
      return try key.verifies(signature, over: message, digest: algorithm.separateDigest)
    }
  }
}

extension SignatureAlgorithm {
  /// The digest that OpenSSL must be told; nil for Ed25519, which hashes on its own.
  fileprivate var separateDigest: DigestAlgorithm? { self == .edDSA ? nil : digest }
}
