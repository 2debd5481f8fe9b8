import Testing
import WireFormats

@testable import JOSE

@Suite("ECDSA signatures that repeat")
struct DeterministicECDSATests {
  @Test("the nonces and signatures of RFC 6979 A.2.5 to A.2.7")
  func vectors() throws {
    var count = 0
    for key in try DeterministicKey.all() {
      let curve = try #require(key.jwk.curve)
      let d = try Base64URL.decode(try key.jwk.json.text("d"))
      for expected in key.signatures {
        let ecdsa = DeterministicECDSA(curve: curve, digest: expected.digest, privateNumber: d)
        let parts = try ecdsa.parts(of: expected.message)
        let name = "\(curve.name) with \(expected.digest.name)"
        #expect(Hex.encode(parts.nonce) == expected.nonce, "\(name)")
        #expect(Hex.encode(parts.signature) == expected.r + expected.s, "\(name)")
        count += 1
      }
    }
    #expect(count == 18)
  }

  @Test("a signing key gives the signature of RFC 6979 each time")
  func signingKey() throws {
    for key in try DeterministicKey.all() {
      let signing = try SigningKey(key.jwk)
      for expected in key.signatures where expected.digest == signing.algorithm.digest {
        for _ in 1...2 {
          let signature = try signing.signature(over: expected.message)
          #expect(Hex.encode(signature) == expected.r + expected.s)
        }
      }
    }
  }

  @Test("a private number outside the order is refused, on every curve")
  func privateNumber() throws {
    for (jwk, order) in try orders() {
      for number in [[UInt8](repeating: 0, count: order.count), order, order.plusOne] {
        var json = jwk.json
        json.set("d", to: .string(Base64URL.encode(number)))
        #expect(
          errorMessage { try SigningKey(try JWK(json)) } == """
            the key is no working key: could not sign with ECDSA: \
            'd' must be above zero and below the order of the curve
            """)
      }
    }
  }

  @Test("a signature with a number that is zero or not below the order never fits")
  func hostile() throws {
    let message = Array("message".utf8)
    for (jwk, order) in try orders() {
      let key = try SigningKey(jwk)
      let signature = try key.signature(over: message)
      let r = Array(signature.prefix(order.count))
      let s = Array(signature.suffix(order.count))
      let zero = [UInt8](repeating: 0, count: order.count)
      let one = zero.plusOne
      let most = [UInt8](repeating: 255, count: order.count)
      #expect(try key.verificationKey.verifies(r + s, over: message))
      for number in [zero, one, order, order.plusOne, most] {
        #expect(try !key.verificationKey.verifies(number + s, over: message))
        #expect(try !key.verificationKey.verifies(r + number, over: message))
        #expect(try !key.verificationKey.verifies(number + number, over: message))
      }
      #expect(try !key.verificationKey.verifies(s + r, over: message))
    }
  }

  /// A key on each curve, and the order of its curve: FIPS 186-4 D.1.2.
  private func orders() throws -> [(JWK, [UInt8])] {
    try [
      (try TestKeys.p256, "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"),
      (
        try TestKeys.p384,
        """
        ffffffffffffffffffffffffffffffffffffffffffffffff\
        c7634d81f4372ddf581a0db248b0a77aecec196accc52973
        """
      ),
      (
        try TestKeys.p521,
        """
        01fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa\
        51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409
        """
      ),
    ].map { ($0, try #require(Hex.decode($1))) }
  }
}

extension [UInt8] {
  /// The next number; the last byte of none of those here overflows.
  fileprivate var plusOne: [UInt8] { dropLast() + [(last ?? 0) + 1] }
}
