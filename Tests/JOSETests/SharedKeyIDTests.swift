import JOSE
import Testing
import WireFormats

@Suite("Several keys with one 'kid'")
struct SharedKeyIDTests {
  @Test(
    "the key of the right type, and on the right curve, is taken",
    arguments: [
      ("RS256", [1, 5]), ("PS512", [1, 5]), ("ES256", [2]), ("ES512", [3]), ("EdDSA", [4]),
    ])
  func chosen(algorithm: String, numbers: [Int]) throws {
    let matches = try set().matches(for: header(algorithm))
    #expect(matches.map(\.number) == numbers)
    #expect(matches.map(\.count) == numbers.map { _ in 6 })
    let keys = try keys()
    #expect(matches.map(\.key) == numbers.map { keys[$0 - 1] })
  }

  @Test("a key that is ignored counts, but is never taken", arguments: ["ES384", "HS256", "none"])
  func ignored(algorithm: String) throws {
    #expect(
      errorMessage { try set().matches(for: header(algorithm)) } == """
        the header's 'kid' is 'k': 6 keys of the set have it, \
        and none that can be used is for the 'alg' '\(algorithm)'
        """)
    let two = try JWKSet(
      parsing: #"{"keys":[{"kty":"XYZ","kid":"k"},\#(try keys()[3].json.compactText)]}"#)
    #expect(try two.matches(for: header("EdDSA")).map(\.number) == [2])
    #expect(
      errorMessage { try two.matches(for: header("RS256")) } == """
        the header's 'kid' is 'k': 2 keys of the set have it, \
        and none that can be used is for the 'alg' 'RS256'
        """)
  }

  @Test("the same key twice is two keys")
  func twice() throws {
    let key = try keys()[0]
    let matches = try JWKSet([key, key]).matches(for: header("RS256"))
    #expect(matches.map(\.number) == [1, 2])
    #expect(matches.map(\.key) == [key, key])
  }

  /// Two RSA keys, one key each on P-256, P-521 and Ed25519, all with one `kid`.
  private func keys() throws -> [JWK] {
    var keys = [
      try TestKeys.rsa, try TestKeys.p256, try TestKeys.p521, try TestKeys.ed25519,
      try VectorFile.read("jose-algorithms").list("algorithms").first
        .map { try JWK(try #require($0["key"])) },
    ].compactMap { $0?.publicKey }
    for index in keys.indices { keys[index].keyID = "k" }
    return keys
  }

  /// The keys, one that is not known here, and one with another `kid`.
  private func set() throws -> JWKSet {
    let other = #"{"kty":"EC","crv":"P-256K","kid":"k"},{"kty":"oct","k":"AQ","kid":"other"}"#
    let keys = try keys().map(\.json.compactText).joined(separator: ",")
    return try JWKSet(parsing: #"{"keys":[\#(keys),\#(other)]}"#)
  }

  private func header(_ algorithm: String) throws -> JOSEHeader {
    let text = #"{"alg":"\#(algorithm)","kid":"k"}"#
    return try UnverifiedJWS(parsing: Base64URL.encode(text.utf8) + "..").header
  }
}
