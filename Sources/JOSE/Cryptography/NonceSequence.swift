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
