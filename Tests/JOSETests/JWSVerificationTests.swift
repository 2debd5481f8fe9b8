import JOSE
import TestSupport
import Testing
import WireFormats

@Suite("Verification")
struct JWSVerificationTests {
  private let payload = Array(#"{"sub":"alice"}"#.utf8)

  @Test("what was signed verifies, with every algorithm")
  func everyAlgorithm() throws {
    for algorithm in SignatureAlgorithm.allCases {
      let key = try key(for: algorithm)
      let token = try JWS.sign(header: header(algorithm.name), payload: payload, with: key)
      let verified = try UnverifiedJWS(parsing: token)
        .verify(with: key.verificationKey, allowedAlgorithms: [algorithm])
      #expect(verified.payload == payload)
      #expect(verified.algorithm == algorithm)
      #expect(try verified.claims().string("sub") == .present("alice"))
    }
  }

  @Test("'none' is never accepted")
  func none() throws {
    let forged = JWSSigningInput(header: header("none"), payload: payload).joined(with: [])
    for algorithm in SignatureAlgorithm.allCases {
      #expect(
        try message(forged, key(for: algorithm), allowed: SignatureAlgorithm.allCases)
          == "the header's 'alg' is 'none': a token without signature is never accepted")
    }
    let spelled = JWSSigningInput(header: header("nOnE"), payload: payload).joined(with: [])
    #expect(
      try message(spelled, key(for: .hs256), allowed: [.hs256])
        == "the header's 'alg' is 'nOnE': allowed are 'HS256'")
  }

  @Test("a public key is no secret: neither its text nor its modulus verifies as one")
  func confusion() throws {
    let key = try SigningKey(TestKeys.rsa)
    let published = try #require(try TestKeys.rsa.publicKey)
    let modulus = try Base64URL.decode(try #require(published.json["n"]?.stringValue))
    for secret in [Array(published.json.compactText.utf8), modulus] {
      let forger = try SigningKey(JWK(secret: secret), algorithm: .hs256)
      let forged = try JWS.sign(header: header("HS256"), payload: payload, with: forger)
      #expect(
        try message(forged, key, allowed: [.rs256])
          == "the header's 'alg' is 'HS256': allowed are 'RS256'")
      #expect(
        try message(forged, key, allowed: [.rs256, .hs256])
          == "the header's 'alg' is 'HS256', but the key is for 'RS256': the key decides")
      // The same signature under the right name has the wrong length.
      let renamed = JWSSigningInput(header: header("RS256"), payload: payload)
      let signature = try forger.signature(over: renamed.bytes)
      #expect(
        try message(renamed.joined(with: signature), key, allowed: [.rs256])
          == "the signature has 32 bytes: with 'RS256' and this key it has 256")
    }
  }

  @Test("only algorithms of the list are accepted")
  func list() throws {
    let key = try key(for: .hs512)
    let token = try JWS.sign(header: header("HS512"), payload: payload, with: key)
    #expect(
      try message(token, key, allowed: [.hs256, .hs384])
        == "the header's 'alg' is 'HS512': allowed are 'HS256', 'HS384'")
    #expect(
      try message(token, key, allowed: [])
        == "the header's 'alg' is 'HS512': no algorithm is allowed")
  }

  @Test(
    "headers that cannot be accepted",
    arguments: [
      ("{}", "the header has no 'alg': every signed token names its algorithm"),
      (#"{"alg":256}"#, "the header's 'alg' must be a string, this is a number"),
      (#"{"alg":"hs256"}"#, "the header's 'alg' is 'hs256': allowed are 'HS256'"),
      (
        #"{"alg":"HS256","crit":["exp"],"exp":1}"#,
        #"the header's 'crit' is ["exp"]: no critical extension is understood"#
      ),
      (
        #"{"alg":"HS256","crit":[]}"#,
        "the header's 'crit' is []: no critical extension is understood"
      ),
    ])
  func headers(text: String, message: String) throws {
    let key = try key(for: .hs256)
    let input = JWSSigningInput(header: Array(text.utf8), payload: payload)
    let token = input.joined(with: try key.signature(over: input.bytes))
    #expect(try self.message(token, key, allowed: [.hs256]) == message)
  }

  @Test("a signature of another length says so")
  func lengths() throws {
    for algorithm in SignatureAlgorithm.allCases {
      let key = try key(for: algorithm)
      let expected = key.verificationKey.signatureByteCount
      let input = JWSSigningInput(header: header(algorithm.name), payload: payload)
      let signature = try key.signature(over: input.bytes)
      for actual in [0, expected - 1, expected + 1] {
        let changed = Array((signature + [0]).prefix(actual))
        #expect(
          try message(input.joined(with: changed), key, allowed: [algorithm]) == """
            the signature has \(actual) bytes: with '\(algorithm.name)' and this key it has \
            \(expected)
            """)
      }
    }
  }

  @Test("a DER signature is no ES256 signature")
  func der() throws {
    // The signature of RFC 7515 A.3 in DER, converted with Python's cryptography.
    let signature = """
      MEUCIA7RIVN5Y2xIPC9_FVgH1AKjsigDOvl8fheBmsMWnqZlAiEAxQoH04w8cOXY8S2vCE\
      pUgKZlkMXyk1Cajz9_ioOjVNU
      """
    let token = try #require(JWSVector.all.first { $0.source == "RFC 7515 A.3 ES256" }).compact
    let input = try #require(token.divided(atLast: ".")).before
    #expect(
      try message("\(input).\(signature)", key(for: .es256), allowed: [.es256])
        == "the signature has 71 bytes: with 'ES256' and this key it has 64")
  }

  @Test("one changed bit in any part is found")
  func changedBit() throws {
    for algorithm in SignatureAlgorithm.allCases {
      let key = try key(for: algorithm)
      let mismatch = "the '\(algorithm.name)' signature does not match header, payload and key"
      let input = JWSSigningInput(header: header(algorithm.name), payload: payload)
      let signature = try key.signature(over: input.bytes)
      var changedSignature = signature
      changedSignature[signature.count - 1] ^= 1
      #expect(
        try message(input.joined(with: changedSignature), key, allowed: [algorithm]) == mismatch)
      var changedPayload = payload
      changedPayload[8] ^= 1
      let otherPayload = JWSSigningInput(header: header(algorithm.name), payload: changedPayload)
      #expect(
        try message(otherPayload.joined(with: signature), key, allowed: [algorithm]) == mismatch)
      let otherHeader = JWSSigningInput(
        header: .object(JSONMember("alg", .string(algorithm.name)), JSONMember("typ", "JWU")),
        payload: payload)
      #expect(
        try message(otherHeader.joined(with: signature), key, allowed: [algorithm]) == mismatch)
    }
  }

  @Test("another key of the same kind does not verify")
  func otherKey() throws {
    let others: [(SignatureAlgorithm, JWK)] = [
      (.hs256, JWK(secret: [1])), (.es256, try SpareKey.of(.es256)),
      (.es384, try SpareKey.of(.es384)), (.es512, try SpareKey.of(.es512)),
      (.edDSA, try SpareKey.of(.edDSA)),
    ]
    for (algorithm, other) in others {
      let token = try JWS.sign(
        header: header(algorithm.name), payload: payload, with: key(for: algorithm))
      #expect(
        try message(token, SigningKey(other, algorithm: algorithm), allowed: [algorithm])
          == "the '\(algorithm.name)' signature does not match header, payload and key")
    }
  }

  private func header(_ algorithm: WireText) -> JSONValue {
    .object(JSONMember("alg", .string(algorithm)), JSONMember("typ", "JWT"))
  }

  private func key(for algorithm: SignatureAlgorithm) throws -> SigningKey {
    try SigningKey(TestKeys.key(for: algorithm), algorithm: algorithm)
  }

  private func message(
    _ token: WireText, _ key: SigningKey, allowed: [SignatureAlgorithm]
  ) throws -> String {
    let token = try UnverifiedJWS(parsing: token)
    return errorMessage {
      try token.verify(with: key.verificationKey, allowedAlgorithms: allowed)
    }
  }
}
