import WireFormats

/// The numbers of an RSA key, most significant byte first.
///
/// RFC 7518 §6.3
struct RSAKeyMaterial: Hashable, Sendable {
  var n: [UInt8]
  var e: [UInt8]
  /// The private exponent: nil in a public key.
  var d: [UInt8]?
  /// The numbers that make signing faster: a private key works without them.
  var primes: Primes?

  /// The two primes, with the exponents and the coefficient of the Chinese remainder theorem.
  struct Primes: Hashable, Sendable {
    var p: [UInt8]
    var q: [UInt8]
    var dp: [UInt8]
    var dq: [UInt8]
    var qi: [UInt8]
  }
}

extension RSAKeyMaterial {
  private static let primeNames: [WireText] = ["p", "q", "dp", "dq", "qi"]

  init(from reader: JWKMemberReader) throws(JWKError) {
    if reader.has("oth") { throw .moreThanTwoPrimes }
    n = try reader.requiredNumber("n")
    e = try reader.requiredNumber("e")
    guard reader.has("d") else {
      // All of them belong to a private key only.
      if let name = Self.primeNames.first(where: reader.has) {
        throw .privateMemberWithoutExponent(name)
      }
      return
    }
    d = try reader.requiredNumber("d")
    guard Self.primeNames.contains(where: reader.has) else { return }
    primes = Primes(
      p: try reader.requiredNumber("p"), q: try reader.requiredNumber("q"),
      dp: try reader.requiredNumber("dp"), dq: try reader.requiredNumber("dq"),
      qi: try reader.requiredNumber("qi"))
  }

  var members: [JSONMember] {
    var members = [KeyMaterial.member("n", n), KeyMaterial.member("e", e)]
    if let d { members.append(KeyMaterial.member("d", d)) }
    if let primes {
      members += [
        KeyMaterial.member("p", primes.p), KeyMaterial.member("q", primes.q),
        KeyMaterial.member("dp", primes.dp), KeyMaterial.member("dq", primes.dq),
        KeyMaterial.member("qi", primes.qi),
      ]
    }
    return members
  }
}
