import WireFormats

/// The numbers of an RSA key, most significant byte first.
///
/// RFC 7518 §6.3
struct RSAKeyMaterial: Hashable, Sendable {
  /// What JWK and OpenSSL call the numbers, in their order.
  ///
  /// The first two make a public key, the first three a private one. The others are the two primes, with
  /// the exponents and the coefficient of the Chinese remainder theorem, which make signing faster.
  static let names: [(member: WireText, parameter: StaticString)] = [
    ("n", "n"), ("e", "e"), ("d", "d"), ("p", "rsa-factor1"), ("q", "rsa-factor2"),
    ("dp", "rsa-exponent1"), ("dq", "rsa-exponent2"), ("qi", "rsa-coefficient1"),
  ]

  /// The shortest key that may be used, by the bits of `n`.
  ///
  /// RFC 7518 §3.3
  static let minimumModulusBitCount = 2048

  /// The numbers in the order of the names: two, three or all of them.
  let numbers: [[UInt8]]

  var publicExponent: [UInt8] { numbers[1] }
  var isPrivate: Bool { numbers.count > 2 }
  var publicPart: RSAKeyMaterial { RSAKeyMaterial(numbers: Array(numbers.prefix(2))) }
}
