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

  /// The signature of a message in JOSE's form, with its nonce, for comparison with published ones.
  ///
  /// - Throws: `CryptographyError` when the private number is zero or not below the order.
  func parts(
    of message: [UInt8]
  ) throws(CryptographyError) -> (nonce: [UInt8], signature: [UInt8]) {
    let operation = "sign with ECDSA"
    let hash = digest.digest(of: message)
    let arithmetic = try OpenSSLErrorQueue.perform(operation) { CurveArithmetic(curve) }
    let d = try OpenSSLErrorQueue.perform(operation) { BigNumber(privateNumber) }
    guard arithmetic.isScalar(d) else {
      throw CryptographyError(
        operation: operation, reason: "'d' must be above zero and below the order of the curve")
    }
    return try OpenSSLErrorQueue.perform(operation) { calculate(hash, d, arithmetic) }
  }

  private func calculate(
    _ hash: [UInt8], _ d: BigNumber, _ arithmetic: CurveArithmetic
  ) -> (nonce: [UInt8], signature: [UInt8])? {
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
      return (nonceOctets, first + second)
    }
  }

  /// The number that the first bits make, as many as the order has: `bits2int`.
  private func number(_ bits: [UInt8]) -> BigNumber? {
    let number = BigNumber(bits)
    let excess = 8 * bits.count - curve.orderBitCount
    return excess > 0 ? number?.shiftedRight(by: excess) : number
  }
}

/// The candidates for the secret number `k` of an ECDSA signature, made of key and message alone.
///
/// So the same message has the same signature each time, and no bad randomness can betray the key.
///
/// RFC 6979 §3.2
struct NonceSequence {
  private let digest: DigestAlgorithm
  /// How many bytes a candidate has at least.
  private let byteCount: Int
  private var key: [UInt8]
  private var value: [UInt8]
  private var isFirst = true

  /// Begins the sequence of a message.
  ///
  /// - Parameters:
  ///   - privateNumber: The private number, as long as the order: `int2octets(x)`.
  ///   - messageHash: The hash modulo the order, as long as the order: `bits2octets(h1)`.
  ///   - digest: The hash function that the message was hashed with.
  init(privateNumber: [UInt8], messageHash: [UInt8], digest: DigestAlgorithm) {
    self.digest = digest
    byteCount = privateNumber.count
    value = [UInt8](repeating: 1, count: digest.byteCount)
    key = [UInt8](repeating: 0, count: digest.byteCount)
    for step: UInt8 in [0, 1] { mix([step] + privateNumber + messageHash) }
  }

  /// The next candidate: bits, of which the first make the number.
  mutating func next() -> [UInt8] {
    if !isFirst { mix([0]) }
    isFirst = false
    var bits: [UInt8] = []
    while bits.count < byteCount {
      value = HMAC.authenticationCode(for: value, key: key, using: digest)
      bits += value
    }
    return bits
  }

  private mutating func mix(_ octets: [UInt8]) {
    key = HMAC.authenticationCode(for: value + octets, key: key, using: digest)
    value = HMAC.authenticationCode(for: value, key: key, using: digest)
  }
}
