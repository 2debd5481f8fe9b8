import JOSE
import Testing
import WireFormats

/// The tokens of `jose-algorithms.json`: one that verifies for each algorithm, and some that do not.
@Suite("Tokens of every algorithm with a public key")
struct AlgorithmVectorTests {
  private static let publicAlgorithms = SignatureAlgorithm.allCases.filter {
    $0.keyType != .symmetric
  }

  @Test("every algorithm but Ed25519 has a token")
  func complete() throws {
    let names = try VectorFile.read("jose-algorithms").list("algorithms").map { try $0.text("alg") }
    #expect(names == Self.publicAlgorithms.map(\.name).filter { $0 != "EdDSA" })
  }

  @Test("a good token verifies, with the key's 'alg' and without")
  func good() throws {
    for vector in try VectorFile.read("jose-algorithms").list("algorithms") {
      let algorithm = try #require(SignatureAlgorithm(rawValue: try vector.text("alg")))
      let token = try UnverifiedJWS(parsing: try vector.text("good"))
      for key in try keys(of: vector) {
        let key = try VerificationKey(
          key, for: token.header, allowedAlgorithms: Self.publicAlgorithms)
        #expect(key.algorithm == algorithm)
        let verified = try token.verify(with: key, allowedAlgorithms: Self.publicAlgorithms)
        #expect(try verified.claims().string("sub") == .present("alice"))
      }
    }
  }

  @Test("a bad token is refused, and why")
  func bad() throws {
    var count = 0
    for vector in try VectorFile.read("jose-algorithms").list("algorithms") {
      let algorithm = try vector.text("alg")
      for bad in try vector.list("bad") {
        let why = try bad.text("why")
        let token = try UnverifiedJWS(parsing: try bad.text("token"))
        for key in try keys(of: vector) {
          let key = try VerificationKey(
            key, for: token.header, allowedAlgorithms: Self.publicAlgorithms)
          let expected =
            token.signature.count == key.signatureByteCount
            ? "the '\(algorithm)' signature does not match header, payload and key"
            : """
            the signature has \(token.signature.count) bytes: with '\(algorithm)' and this key it \
            has \(key.signatureByteCount)
            """
          let found = errorMessage {
            try token.verify(with: key, allowedAlgorithms: Self.publicAlgorithms)
          }
          #expect(found == expected, "\(algorithm): \(why)")
          #expect(try !key.verifies(token.signature, over: token.signingInput), "\(why)")
        }
        count += 1
      }
    }
    #expect(count == 33)
  }

  @Test("a PSS signature whose MGF1 has another hash does not fit")
  func otherMaskGeneration() throws {
    let file = try VectorFile.read("pss-mgf1")
    let key = try VerificationKey(JWK(try #require(file["key"])), algorithm: .ps256)
    for vector in try file.list("tokens") {
      let hash = try vector.text("mgf1")
      let token = try UnverifiedJWS(parsing: try vector.text("token"))
      let fits = try key.verifies(token.signature, over: token.signingInput)
      #expect(fits == vector["verifies"]?.boolValue, "\(hash)")
    }
  }

  @Test("what the key says about itself is obeyed")
  func keys() throws {
    let messages: [WireText: String] = [
      "'key_ops' does not allow 'verify' (RFC 7517 §4.3)": """
      the key's 'key_ops' is 'encrypt', 'decrypt': a key that may verify has 'verify' there, \
      or no 'key_ops'
      """,
      "'use' is 'enc' (RFC 7517 §4.2)":
        "the key's 'use' is 'enc': a key for signatures has 'sig' or no 'use'",
      "the key says RS512, the token RS256 (RFC 7517 §4.4)":
        "the header's 'alg' is 'RS256', but the key is for 'RS512': the key decides",
    ]
    var refused = 0
    for vector in try VectorFile.read("jose-algorithms").list("keys") {
      let why = try vector.text("why")
      let token = try UnverifiedJWS(parsing: try vector.text("token"))
      let jwk = try JWK(try #require(vector["key"]))
      let found = errorMessage {
        let key = try VerificationKey(
          jwk, for: token.header, allowedAlgorithms: Self.publicAlgorithms)
        return try token.verify(with: key, allowedAlgorithms: Self.publicAlgorithms).algorithm
      }
      if vector["verifies"]?.boolValue == true {
        let name = try #require(token.header.algorithm.value?.string).lowercased()
        #expect(found == "nothing was thrown: \(name)", "\(why)")
      } else {
        #expect(found == messages[why], "\(why)")
        refused += 1
      }
    }
    #expect(refused == messages.count)
  }

  /// The key as it is, and without its `alg`.
  private func keys(of vector: JSONValue) throws -> [JWK] {
    let key = try JWK(try #require(vector["key"]))
    var unnamed = key
    unnamed.algorithmName = nil
    return [key, unnamed]
  }
}
