/// What a JWK must fulfil before it may sign or verify.
enum KeyRules {
  /// The shortest RSA key that may be used.
  ///
  /// RFC 7518 §3.3
  static let minimumModulusBitCount = 2048

  /// The one algorithm of a key: what the caller says, or else what the key says.
  ///
  /// When both say something they must agree, and it must fit the kind of key. So an RSA key can
  /// never be used as a secret for HMAC.
  static func algorithm(
    of jwk: JWK, asked: SignatureAlgorithm?
  ) throws(KeyError) -> SignatureAlgorithm {
    if let use = jwk.use, use != "sig" { throw .notForSignatures(use: use) }
    let algorithm: SignatureAlgorithm
    if let name = jwk.algorithmName {
      guard let own = SignatureAlgorithm(rawValue: name) else { throw .algorithmUnsupported(name) }
      if let asked, asked != own { throw .algorithmContradictsKey(asked: asked, key: own) }
      algorithm = own
    } else if let chosen = asked ?? SignatureAlgorithm(defaultFor: jwk.keyType) {
      algorithm = chosen
    } else {
      throw .algorithmNotTold(jwk.keyType)
    }
    guard algorithm.keyType == jwk.keyType else {
      throw .algorithmDoesNotFit(algorithm, jwk.keyType)
    }
    return algorithm
  }

  /// What does the work behind a key: private when the material is.
  static func implementation(
    of material: KeyMaterial
  ) throws(KeyError) -> SignatureImplementation {
    switch material {
    case .symmetric(let secret):
      return .secret(secret)
    case .rsa(let key):
      guard let last = key.e.last, last % 2 == 1, key.e != [1] else { throw .exponentUnsafe }
      let handle = try make { () throws(CryptographyError) in try KeyHandle.rsa(key) }
      guard handle.bitCount >= minimumModulusBitCount else {
        throw .modulusTooShort(bitCount: handle.bitCount)
      }
      return .asymmetric(handle)
    case .p256(let x, let y, let d):
      return .asymmetric(
        try make { () throws(CryptographyError) in try KeyHandle.p256(x: x, y: y, d: d) })
    case .ed25519(let x, let d):
      return .asymmetric(
        try make { () throws(CryptographyError) in try KeyHandle.ed25519(x: x, d: d) })
    }
  }

  private static func make(
    _ body: () throws(CryptographyError) -> KeyHandle
  ) throws(KeyError) -> KeyHandle {
    do { return try body() } catch { throw .cryptography(error) }
  }
}
