import JOSE
import Testing
import WireFormats

@Suite("Which algorithm a key has, and what it may do")
struct KeyChoiceTests {
  private let all = SignatureAlgorithm.allCases

  @Test("a key without 'alg' has the algorithm of the header, if that is allowed and of its type")
  func headerChooses() throws {
    for algorithm in all {
      let jwk = try TestKeys.key(for: algorithm)
      #expect(try key(jwk, header: algorithm.name, allowed: all).algorithm == algorithm)
    }
  }

  @Test("the only allowed algorithm of the key's type is taken whatever the header says")
  func onlyOne() throws {
    for name: WireText in ["RS256", "PS256", "none", "HS256", "xyz"] {
      let key = try key(TestKeys.rsa, header: name, allowed: [.es256, .ps256])
      #expect(key.algorithm == .ps256)
    }
    #expect(try key(TestKeys.p384, header: "ES256", allowed: all).algorithm == .es384)
    #expect(try key(TestKeys.ed25519, header: "none", allowed: all).algorithm == .edDSA)
  }

  @Test(
    "a header that names none of several is refused",
    arguments: ["none", "HS256", "ES256", "PS512", "rs256", "RS256 "])
  func notChosen(name: WireText) throws {
    #expect(
      errorMessage { try key(TestKeys.rsa, header: name, allowed: [.hs256, .rs256, .ps256]) }
        == """
        the key names no 'alg', and the header's is "\(name)": \
        allowed for the key are 'RS256', 'PS256'
        """)
  }

  @Test("a header without 'alg', or with a number, chooses none")
  func absent() throws {
    #expect(
      errorMessage {
        try VerificationKey(
          TestKeys.secret, for: header("{}"), allowedAlgorithms: [.hs256, .hs512])
      } == "neither key nor header has an 'alg': allowed for the key are 'HS256', 'HS512'")
    #expect(
      errorMessage {
        try VerificationKey(TestKeys.rsa, for: header(#"{"alg":256}"#), allowedAlgorithms: all)
      } == """
        the key names no 'alg', and the header's is 256: allowed for the key are \
        'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'
        """)
  }

  @Test("a key that no allowed algorithm is for is refused: no key crosses its type")
  func noneAllowed() throws {
    #expect(
      errorMessage { try key(TestKeys.rsa, header: "HS256", allowed: [.hs256, .es256]) } == """
        the key names no 'alg' and is of type 'RSA': none of the allowed 'HS256', 'ES256' fits
        """)
    #expect(
      errorMessage { try key(TestKeys.p384, header: "ES256", allowed: [.es256]) } == """
        the key names no 'alg' and is of type 'EC' on 'P-384': none of the allowed 'ES256' fits
        """)
    #expect(
      errorMessage { try key(TestKeys.secret, header: "HS256", allowed: []) }
        == "the key names no 'alg' and is of type 'oct': no algorithm is allowed")
  }

  @Test("a key with 'alg' is for that alone")
  func ownAlgorithm() throws {
    var jwk = try TestKeys.rsa
    jwk.algorithmName = "PS384"
    for name: WireText in ["RS256", "PS384", "none"] {
      #expect(try key(jwk, header: name, allowed: [.rs256]).algorithm == .ps384)
    }
    let known = all.map { "'\($0.name)'" }.joined(separator: ", ")
    for (name, message): (WireText, String) in [
      ("HS256", "'HS256' needs a key of type 'oct', this is 'RSA'"),
      ("ES256K", "the key's 'alg' is 'ES256K': known are \(known)"),
      ("none", "the key's 'alg' is 'none': known are \(known)"),
    ] {
      jwk.algorithmName = name
      #expect(errorMessage { try key(jwk, header: "HS256", allowed: all) } == message)
    }
  }

  @Test("'key_ops' is obeyed as 'use' is")
  func operations() throws {
    let cases: [(use: WireText?, operations: [String], verify: String?, sign: String?)] = [
      (nil, ["verify"], nil, refusal(of: "sign", having: "'verify'")),
      (nil, ["sign"], refusal(of: "verify", having: "'sign'"), nil),
      (nil, ["sign", "verify", "custom"], nil, nil),
      ("sig", ["sign", "verify"], nil, nil),
      (nil, [], refusal(of: "verify", having: "empty"), refusal(of: "sign", having: "empty")),
      (
        nil, ["Verify"], refusal(of: "verify", having: "'Verify'"),
        refusal(of: "sign", having: "'Verify'")
      ),
      ("sig", ["verify", "wrapKey", "sign"], contradiction, contradiction),
      ("enc", ["verify", "sign"], wrongUse, wrongUse),
    ]
    for jwk in [try TestKeys.p256, try TestKeys.rsa] {
      for (use, operations, verify, sign) in cases {
        var json = jwk.json
        json.set("key_ops", to: .array(operations.map { .string($0) }))
        var jwk = try JWK(json)
        jwk.use = use
        let header = try header(#"{"alg":"RS256"}"#)
        let verified = verify ?? "nothing was thrown"
        #expect(message { try VerificationKey(jwk) } == verified)
        #expect(
          message { try VerificationKey(jwk, for: header, allowedAlgorithms: [.es256, .rs256]) }
            == verified)
        #expect(message { try SigningKey(jwk) } == sign ?? "nothing was thrown")
      }
    }
  }

  @Test("a key that may sign alone makes signatures that its public key verifies")
  func signOnly() throws {
    var json = try TestKeys.p256.json
    json.set("key_ops", to: .array(["sign"]))
    let jwk = try JWK(json)
    let signature = try SigningKey(jwk).signature(over: [1])
    let key = try VerificationKey(try #require(jwk.publicKey))
    #expect(try key.verifies(signature, over: [1]))
  }

  private let contradiction =
    "the key's 'use' is 'sig', but its 'key_ops' has 'wrapKey': both must say the same"
  private let wrongUse = "the key's 'use' is 'enc': a key for signatures has 'sig' or no 'use'"

  private func refusal(of operation: String, having list: String) -> String {
    """
    the key's 'key_ops' is \(list): a key that may \(operation) has '\(operation)' there, \
    or no 'key_ops'
    """
  }

  private func message<Value>(_ body: () throws -> Value) -> String {
    do { _ = try body() } catch { return "\(error)" }
    return "nothing was thrown"
  }

  private func key(
    _ jwk: JWK, header name: WireText, allowed: [SignatureAlgorithm]
  ) throws -> VerificationKey {
    try VerificationKey(jwk, for: header(#"{"alg":"\#(name)"}"#), allowedAlgorithms: allowed)
  }

  private func header(_ text: String) throws -> JOSEHeader {
    try UnverifiedJWS(parsing: Base64URL.encode(text.utf8) + "..").header
  }
}
