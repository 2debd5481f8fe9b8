import WireFormats

/// What a JWK must fulfil before it may sign or verify.
enum KeyRules {
  /// Refuses a key that is meant for something else, by `use` or by `key_ops`.
  ///
  /// Where both are there they must say the same: RFC 7517 §4.3.
  static func check(_ jwk: JWK, allows operation: KeyOperation) throws(KeyError) {
    if let use = jwk.use, use != "sig" { throw .notForSignatures(use: use) }
    guard let operations = jwk.operations else { return }
    guard operations.contains(operation.rawValue) else {
      throw .operationNotAllowed(operation, allowed: operations)
    }
    if jwk.use != nil, let other = operations.first(where: KeyOperation.othersByName.contains) {
      throw .operationContradictsUse(other)
    }
  }

  /// The one algorithm of a key: what the caller says, or else what the key says.
  ///
  /// When both say something they must agree, and it must fit the kind of key. So an RSA key can
  /// never be used as a secret for HMAC.
  static func algorithm(
    of jwk: JWK, asked: SignatureAlgorithm?
  ) throws(KeyError) -> SignatureAlgorithm {
    if let own = try ownAlgorithm(of: jwk) {
      if let asked, asked != own { throw .algorithmContradictsKey(asked: asked, key: own) }
      return own
    }
    guard let algorithm = asked ?? SignatureAlgorithm(defaultFor: jwk) else {
      throw .algorithmNotTold(jwk.keyType)
    }
    try check(algorithm, fits: jwk)
    return algorithm
  }

  /// The one algorithm of a key for one token: what the key says, or else what the caller allows.
  ///
  /// The header chooses only where the caller allows several algorithms for this kind of key, and
  /// only among them.
  static func algorithm(
    of jwk: JWK, for header: JOSEHeader, allowed: [SignatureAlgorithm]
  ) throws(KeyError) -> SignatureAlgorithm {
    if let own = try ownAlgorithm(of: jwk) { return own }
    let candidates = allowed.filter { $0.fits(jwk) }
    guard let first = candidates.first else {
      throw .noAlgorithmAllowed(jwk.keyType, jwk.curve, allowed: allowed)
    }
    if candidates.count == 1 { return first }
    guard let chosen = candidates.first(where: { .present($0.name) == header.algorithm }) else {
      throw .algorithmNotChosen(header: header["alg"], candidates: candidates)
    }
    return chosen
  }

  private static func ownAlgorithm(of jwk: JWK) throws(KeyError) -> SignatureAlgorithm? {
    guard let name = jwk.algorithmName else { return nil }
    guard let own = SignatureAlgorithm(rawValue: name) else { throw .algorithmUnsupported(name) }
    try check(own, fits: jwk)
    return own
  }

  private static func check(
    _ algorithm: SignatureAlgorithm, fits jwk: JWK
  ) throws(KeyError) {
    guard algorithm.keyType == jwk.keyType else {
      throw .algorithmDoesNotFit(algorithm, jwk.keyType)
    }
    guard algorithm.curve == jwk.curve else {
      throw .curveDoesNotFit(algorithm, jwk.curve)
    }
  }

  /// What does the work behind a key: private when the material is.
  static func implementation(
    of material: KeyMaterial
  ) throws(KeyError) -> any SignatureImplementation {
    switch material {
    case .symmetric(let secret):
      return SharedSecret(octets: secret)
    case .rsa(let key):
      let exponent = key.publicExponent
      guard let last = exponent.last, last % 2 == 1, exponent != [1] else { throw .exponentUnsafe }
      let handle = try make { () throws(CryptographyError) in try KeyHandle.rsa(key) }
      guard handle.bitCount >= RSAKeyMaterial.minimumModulusBitCount else {
        throw .modulusTooShort(bitCount: handle.bitCount)
      }
      return handle
    case .ellipticCurve(let curve, let x, let y, let d):
      let publicKey = try make { () throws(CryptographyError) in
        try KeyHandle.ellipticCurve(curve, x: x, y: y)
      }
      return ECDSAKey(curve: curve, publicKey: publicKey, privateNumber: d)
    case .ed25519(let x, let d):
      return try make { () throws(CryptographyError) in try KeyHandle.ed25519(x: x, d: d) }
    }
  }

  private static func make(
    _ body: () throws(CryptographyError) -> KeyHandle
  ) throws(KeyError) -> KeyHandle {
    do { return try body() } catch { throw .cryptography(error) }
  }
}
