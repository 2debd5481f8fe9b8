import JOSE
import Testing
import WireFormats

@Suite("JWK")
struct JWKTests {
  @Test("thumbprints")
  func thumbprints() throws {
    for vector in try VectorFile.read("digests").list("thumbprints") {
      let key = try JWK(try #require(vector["jwk"]))
      #expect(key.thumbprint == (try vector.text("thumbprint")))
      #expect(key.publicKey?.thumbprint ?? key.thumbprint == key.thumbprint)
    }
  }

  @Test("what a thumbprint is the hash of")
  func thumbprintInput() throws {
    #expect(
      try TestKeys.ed25519.thumbprintInput
        == #"{"crv":"Ed25519","kty":"OKP","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}"#)
  }

  @Test("all members are kept in their order")
  func roundTrip() throws {
    let text =
      #"{"use":"sig","x5t":"unknown","kty":"oct","kid":"1","alg":"HS256","k":"AQID","ext":true}"#
    let key = try JWK(parsing: text)
    #expect(key.json.compactText == text)
    #expect(key.keyType == .symmetric)
    #expect(key.keyID == "1")
    #expect(key.algorithmName == "HS256")
    #expect(key.use == "sig")
    #expect(key.isPrivate)
  }

  @Test("the public key has no private member, and keeps the others")
  func publicKey() throws {
    var key = try TestKeys.rsa
    key.keyID = "2026"
    let published = try #require(key.publicKey)
    #expect((published.json.members ?? []).map(\.name) == ["kty", "n", "e", "kid"])
    #expect(!published.isPrivate)
    #expect(key.isPrivate)
    #expect(try JWK(published.json) == published)
    #expect(published.publicKey == published)
    #expect(
      try TestKeys.p256.publicKey?.json.compactText == """
        {"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",\
        "y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}
        """)
    #expect(
      try TestKeys.ed25519.publicKey?.json.compactText
        == #"{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}"#)
    #expect(try TestKeys.secret.publicKey == nil)
  }

  @Test("a number on P-521 has 66 bytes, neither more nor fewer")
  func lengthsOnP521() throws {
    let json = try TestKeys.p521.json
    for name: WireText in ["x", "y", "d"] {
      let octets = try Base64URL.decode(try json.text(name))
      #expect(octets.count == 66)
      for changed in [Array(octets.dropFirst()), [0] + octets] {
        var json = json
        json.set(name, to: .string(Base64URL.encode(changed)))
        #expect(
          errorMessage { try JWK(json) }
            == "the key's member '\(name)' must have 66 bytes, this has \(changed.count)")
      }
    }
  }

  @Test("what a private key may sign, its public key may verify")
  func operationsOfPublicKey() throws {
    for (operations, expected) in [
      (["sign"], ["verify"]), (["verify", "sign"], ["verify"]), (["verify"], ["verify"]),
      (["decrypt", "sign"], ["verify", "decrypt"]), ([], []),
    ] {
      var json = try TestKeys.p256.json
      json.set("key_ops", to: .array(operations.map { .string($0) }))
      let key = try JWK(json)
      #expect(key.operations == operations.map { WireText($0) })
      let published = try #require(key.publicKey)
      #expect(published.operations == expected.map { WireText($0) })
      #expect(try JWK(published.json) == published)
      #expect(published.publicKey == published)
    }
    #expect(try TestKeys.p256.publicKey?.operations == nil)
  }

  @Test("members can be set and removed")
  func set() throws {
    var key = JWK(secret: [1, 2, 3])
    key.keyID = "a"
    key.algorithmName = "HS256"
    key.use = "sig"
    key.keyID = "b"
    #expect(
      key.json.compactText == #"{"kty":"oct","k":"AQID","kid":"b","alg":"HS256","use":"sig"}"#)
    key.use = nil
    #expect(key.json.compactText == #"{"kty":"oct","k":"AQID","kid":"b","alg":"HS256"}"#)
  }

  static let faults: [(String, String)] = [
    (
      "{",
      "the key is not JSON: 1:2: expected a member name in double quotes, found the end of the text"
    ),
    ("[]", "a key must be a JSON object, this is an array"),
    ("{}", "a key needs the member 'kty', which is missing"),
    (#"{"kty":1}"#, "the key's member 'kty' must be a string, this is a number"),
    (
      #"{"kty":"oct","kty":"RSA"}"#,
      "the key's member 'kty' occurs more than once: each name must be unique"
    ),
    (#"{"kty":"rsa"}"#, "the key type 'kty' is 'rsa': known are 'oct', 'RSA', 'EC', 'OKP'"),
    (#"{"kty":"oct"}"#, "a key of type 'oct' needs the member 'k', which is missing"),
    (#"{"kty":"oct","k":[]}"#, "the key's member 'k' must be a string, this is an array"),
    (
      #"{"kty":"oct","k":"AQ","kid":0}"#,
      "the key's member 'kid' must be a string, this is a number"
    ),
    (
      #"{"kty":"oct","k":"AQ","alg":null}"#, "the key's member 'alg' must be a string, this is null"
    ),
    (
      #"{"kty":"oct","k":"AQ=="}"#,
      "the key's member 'k' is not base64url: character '=' at offset 2 is not in the alphabet"
    ),
    (#"{"kty":"RSA","e":"AQAB"}"#, "a key of type 'RSA' needs the member 'n', which is missing"),
    (#"{"kty":"RSA","n":"AQ"}"#, "a key of type 'RSA' needs the member 'e', which is missing"),
    (
      #"{"kty":"RSA","n":"AAE","e":"AQAB"}"#,
      "the key's number 'n' begins with a zero byte: write it without"
    ),
    (
      #"{"kty":"RSA","n":"","e":"AQAB"}"#,
      "the key's member 'n' is empty: a number has at least one byte"
    ),
    (
      #"{"kty":"RSA","n":"AQ","e":"AQAB","d":"AQ","q":"AQ"}"#,
      "a key of type 'RSA' needs the member 'p', which is missing"
    ),
    (
      #"{"kty":"RSA","n":"AQ","e":"AQAB","q":"AQ"}"#,
      "the RSA key has the private member 'q' but no 'd': add 'd', or remove 'q'"
    ),
    (
      #"{"kty":"RSA","n":"AQ","e":"AQAB","d":"AQ","oth":[]}"#,
      "the RSA key has more than two primes ('oth'), which is not supported"
    ),
    (#"{"kty":"EC"}"#, "a key of type 'EC' needs the member 'crv', which is missing"),
    (
      #"{"kty":"EC","crv":"secp256k1"}"#,
      "the curve 'crv' is 'secp256k1': for this 'kty' known are 'P-256', 'P-384', 'P-521'"
    ),
    (
      #"{"kty":"EC","crv":"P-384","x":"\#(TestKeys.zeros)"}"#,
      "the key's member 'x' must have 48 bytes, this has 32"
    ),
    (
      #"{"kty":"oct","k":"AQ","key_ops":"verify"}"#,
      "the key's member 'key_ops' must be an array of strings, this is a string"
    ),
    (
      #"{"kty":"oct","k":"AQ","key_ops":["verify",1]}"#,
      "the key's member 'key_ops' must hold strings only, one of its elements is a number"
    ),
    (
      #"{"kty":"oct","k":"AQ","key_ops":["verify","sign","verify"]}"#,
      "the key's member 'key_ops' has 'verify' more than once: each must be unique"
    ),
    (
      #"{"kty":"EC","crv":"P-256","x":"AQ","y":"AQ"}"#,
      "the key's member 'x' must have 32 bytes, this has 1"
    ),
    (
      #"{"kty":"EC","crv":"P-256","x":"\#(TestKeys.zeros)"}"#,
      "a key of type 'EC' needs the member 'y', which is missing"
    ),
    (
      #"{"kty":"OKP","crv":"X25519"}"#,
      "the curve 'crv' is 'X25519': for this 'kty' only 'Ed25519' is known"
    ),
    (
      #"{"kty":"OKP","crv":"Ed25519","x":"\#(TestKeys.zeros)","d":"AAAA"}"#,
      "the key's member 'd' must have 32 bytes, this has 3"
    ),
  ]

  @Test("says which member is wrong", arguments: faults)
  func errors(text: String, message: String) {
    #expect(errorMessage { try JWK(parsing: text) } == message)
  }
}
