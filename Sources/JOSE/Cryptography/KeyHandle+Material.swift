import COpenSSL

extension KeyHandle {
  /// Makes an RSA key, without a look at whether `d` fits `n` and `e`.
  static func rsa(_ key: RSAKeyMaterial) throws(CryptographyError) -> KeyHandle {
    let parameters = try KeyParameterBuilder()
    try parameters.add("n", number: key.n)
    try parameters.add("e", number: key.e)
    if let d = key.d { try parameters.add("d", number: d) }
    if let primes = key.primes {
      try parameters.add("rsa-factor1", number: primes.p)
      try parameters.add("rsa-factor2", number: primes.q)
      try parameters.add("rsa-exponent1", number: primes.dp)
      try parameters.add("rsa-exponent2", number: primes.dq)
      try parameters.add("rsa-coefficient1", number: primes.qi)
    }
    return try parameters.makeKey(type: "RSA", isPrivate: key.d != nil)
  }

  /// Makes a public key on a curve for ECDSA.
  ///
  /// - Throws: `CryptographyError` when the point is not on the curve.
  static func ellipticCurve(
    _ curve: EllipticCurve, x: [UInt8], y: [UInt8]
  ) throws(CryptographyError) -> KeyHandle {
    let parameters = try KeyParameterBuilder()
    try parameters.add("group", text: curve.staticName)
    // 4 announces that both coordinates of the point follow: SEC 1 §2.3.3.
    try parameters.add("pub", octets: [4] + x + y)
    return try parameters.makeKey(type: "EC", isPrivate: false)
  }

  /// Makes an Ed25519 key: from the private seed when there is one, whose public key OpenSSL
  /// calculates.
  static func ed25519(x: [UInt8], d: [UInt8]?) throws(CryptographyError) -> KeyHandle {
    let pointer = try OpenSSLErrorQueue.perform("make a key of type 'ED25519'") {
      if let d {
        EVP_PKEY_new_raw_private_key_ex(nil, "ED25519", nil, d, d.count)
      } else {
        EVP_PKEY_new_raw_public_key_ex(nil, "ED25519", nil, x, x.count)
      }
    }
    return KeyHandle(owning: pointer)
  }
}

extension EllipticCurve {
  /// The name as bytes that live for ever.
  fileprivate var staticName: StaticString {
    switch self {
    case .p256: "P-256"
    case .p384: "P-384"
    case .p521: "P-521"
    }
  }
}
