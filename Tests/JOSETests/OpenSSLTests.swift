import Testing

@testable import JOSE

@Suite("OpenSSL")
struct OpenSSLTests {
  @Test("an error has no reason that an earlier operation left behind")
  func staleReason() throws {
    // The inverse of zero does not exist: OpenSSL puts 'no inverse' into its queue.
    let arithmetic = try #require(CurveArithmetic(.p256))
    #expect(arithmetic.inverse(try #require(BigNumber([0]))) == nil)
    #expect(
      errorMessage {
        try OpenSSLErrorQueue.perform("do what fails without a reason") { () -> Int? in nil }
      } == "could not do what fails without a reason: OpenSSL gives no reason")
    #expect(arithmetic.inverse(try #require(BigNumber([0]))) == nil)
    #expect(
      errorMessage {
        try KeyHandle.ellipticCurve(
          .p256, x: [UInt8](repeating: 0, count: 32), y: [UInt8](repeating: 0, count: 32))
      } == "could not make a key of type 'EC': point is not on curve")
  }

  @Test("nothing is left behind for others, by what succeeds or fails")
  func nothingLeft() throws {
    let arithmetic = try #require(CurveArithmetic(.p256))
    for value in [1, nil] {
      _ = try? OpenSSLErrorQueue.perform("leave a reason behind") {
        _ = BigNumber([0]).flatMap(arithmetic.inverse)
        return value
      }
      #expect(OpenSSLErrorQueue.isEmpty)
    }
    let key = try SigningKey(TestKeys.rsa).verificationKey
    #expect(try !key.verifies([UInt8](repeating: 255, count: 256), over: []))
    #expect(OpenSSLErrorQueue.isEmpty)
  }

  @Test("a digest that libcrypto does not have is an error that can be caught")
  func missingDigest() {
    #expect(
      errorMessage { try FetchedDigest("SHA0") }
        == "could not find the digest 'SHA0': unsupported")
  }

  @Test("a message is authenticated with an empty key, too")
  func emptyKey() {
    // printf '' | openssl mac -digest SHA256 -macopt hexkey: HMAC, and Python's hmac.
    #expect(
      HMAC.authenticationCode(for: [], key: [], using: .sha256) == [
        0xb6, 0x13, 0x67, 0x9a, 0x08, 0x14, 0xd9, 0xec, 0x77, 0x2f, 0x95, 0xd7, 0x78, 0xc3, 0x5f,
        0xc5, 0xff, 0x16, 0x97, 0xc4, 0x93, 0x71, 0x56, 0x53, 0xc6, 0xc7, 0x12, 0x14, 0x42, 0x92,
        0xc5, 0xad,
      ])
  }
}
