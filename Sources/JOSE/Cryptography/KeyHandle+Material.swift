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

  /// Makes a key on P-256, without a look at whether `d` fits the point.
  ///
  /// - Throws: `CryptographyError` when the point is not on the curve.
  static func p256(
    x: [UInt8], y: [UInt8], d: [UInt8]?
  ) throws(CryptographyError) -> KeyHandle {
    let parameters = try KeyParameterBuilder()
    try parameters.add("group", text: "P-256")
    // 4 announces that both coordinates of the point follow: SEC 1 §2.3.3.
    try parameters.add("pub", octets: [4] + x + y)
    if let d { try parameters.add("priv", number: d) }
    return try parameters.makeKey(type: "EC", isPrivate: d != nil)
  }

  /// Makes an Ed25519 key: from the private seed when there is one, whose public key OpenSSL
  /// calculates.
  static func ed25519(x: [UInt8], d: [UInt8]?) throws(CryptographyError) -> KeyHandle {
    let pointer =
      if let d {
        EVP_PKEY_new_raw_private_key_ex(nil, "ED25519", nil, d, d.count)
      } else {
        EVP_PKEY_new_raw_public_key_ex(nil, "ED25519", nil, x, x.count)
      }
    guard let pointer else { throw OpenSSLErrorQueue.error("make a key of type 'ED25519'") }
    return KeyHandle(owning: pointer)
  }
}
