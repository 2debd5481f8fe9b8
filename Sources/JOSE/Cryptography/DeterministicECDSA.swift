/// Makes ECDSA signatures that are the same each time.
///
/// OpenSSL 3.0 draws a nonce of its own and leaves no choice, so the signature is calculated here.
/// That takes a time that depends on the private key. It does not matter for keys that anybody can
/// read, as those of a simulation; never sign with a key that has to stay secret.
///
/// FIPS 186-4 §6.4, RFC 6979 §2.4
struct DeterministicECDSA {
  let curve: EllipticCurve
  /// The hash function, which may be one that JOSE does not use with this curve.
  let digest: DigestAlgorithm
  /// The private number, as long as the order of the curve.
  let privateNumber: [UInt8]

  /// Signs a message.
  ///
  /// - Throws: `CryptographyError` when the private number is zero or not below the order.
  func signature(over message: [UInt8]) throws(CryptographyError) -> ECDSASignature {
    try parts(of: message).signature
  }

  /// The nonce of a message beside its signature, for comparison with published ones.
  func parts(
    of message: [UInt8]
  ) throws(CryptographyError) -> (nonce: [UInt8], signature: ECDSASignature) {
    let operation = "sign with ECDSA"
    let hash = digest.digest(of: message)
    let arithmetic = try OpenSSLErrorQueue.perform(operation) { CurveArithmetic(curve) }
    let d = try OpenSSLErrorQueue.perform(operation) { CurveArithmetic.Number(privateNumber) }
    guard arithmetic.isScalar(d) else {
      throw CryptographyError(
        operation: operation, reason: "'d' must be above zero and below the order of the curve")
    }
    return try OpenSSLErrorQueue.perform(operation) { calculate(hash, d, arithmetic) }
  }

  private func calculate(
    _ hash: [UInt8], _ d: CurveArithmetic.Number, _ arithmetic: CurveArithmetic
  ) -> (nonce: [UInt8], signature: ECDSASignature)? {
    guard let message = number(hash).flatMap(arithmetic.remainder),
      let messageOctets = message.octets(curve.byteCount)
    else { return nil }
    var nonces = NonceSequence(
      privateNumber: privateNumber, messageHash: messageOctets, digest: digest)
    while true {
      guard let nonce = number(nonces.next()) else { return nil }
      guard arithmetic.isScalar(nonce) else { continue }
      guard let r = arithmetic.x(ofMultiple: nonce), let inverse = arithmetic.inverse(nonce),
        let s = arithmetic.product(r, d).flatMap({ arithmetic.sum($0, message) })
          .flatMap({ arithmetic.product($0, inverse) })
      else { return nil }
      if r.isZero || s.isZero { continue }
      guard let nonceOctets = nonce.octets(curve.byteCount), let first = r.octets(curve.byteCount),
        let second = s.octets(curve.byteCount)
      else { return nil }
      return (nonceOctets, ECDSASignature(joined: first + second))
    }
  }

  /// The number that the first bits make, as many as the order has: `bits2int`.
  private func number(_ bits: [UInt8]) -> CurveArithmetic.Number? {
    let number = CurveArithmetic.Number(bits)
    let excess = 8 * bits.count - curve.orderBitCount
    return excess > 0 ? number?.shiftedRight(by: excess) : number
  }
}
