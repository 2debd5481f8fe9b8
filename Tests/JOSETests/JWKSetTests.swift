import JOSE
import Testing
import WireFormats

@Suite("JWK set")
struct JWKSetTests {
  private static let text = """
    {"keys":[{"kty":"oct","k":"AQ","kid":"a"},{"kty":"XYZ","kid":"b"},{"kty":"oct","k":"Ag"},\
    {"kty":"oct","k":"Aw","kid":"c"},{"kty":"oct","k":"BA","kid":"c"}],"more":1}
    """

  @Test("keys that are not known are ignored, but kept and explained")
  func ignored() throws {
    let set = try JWKSet(parsing: Self.text)
    #expect(set.json.compactText == Self.text)
    #expect(set.keys.map(\.keyID) == ["a", nil, "c", "c"])
    #expect(set.ignoredKeys.map(\.json.compactText) == [#"{"kty":"XYZ","kid":"b"}"#])
    #expect(set.ignoredKeys.map(\.reason) == [.keyTypeUnsupported("XYZ")])
  }

  @Test("written from keys, and published")
  func write() throws {
    var key = try TestKeys.ed25519
    key.keyID = "1"
    let set = JWKSet([key, JWK(secret: [1])])
    #expect(try JWKSet(set.json) == set)
    #expect(
      set.publicKeys.json.compactText == """
        {"keys":[{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",\
        "kid":"1"}]}
        """)
  }

  @Test("finds a key by its 'kid', or the only key")
  func lookup() throws {
    let set = try JWKSet(parsing: Self.text)
    #expect(try set.keys(named: .present("a")) == [set.keys[0]])
    #expect(try set.keys(named: .present("c")) == [set.keys[2], set.keys[3]])
    let single = JWKSet([set.keys[0]])
    #expect(try single.keys(named: .absent) == [set.keys[0]])
    #expect(try single.matches(for: header(#"{"alg":"HS256"}"#)).map(\.key) == [set.keys[0]])
    let header = try header(#"{"alg":"RS256","kid":"a"}"#)
    #expect(try set.matches(for: header).map(\.key) == [set.keys[0]])
    #expect(try set.matches(for: header).map(\.number) == [1])
    #expect(try set.matches(for: header).map(\.count) == [1])
  }

  @Test("says why there is no answer")
  func lookupErrors() throws {
    let set = try JWKSet(parsing: Self.text)
    #expect(
      errorMessage { try set.keys(named: .absent) }
        == "the header has no 'kid' and the key set has 4 keys: only a set of one needs none")
    #expect(
      errorMessage { try set.keys(named: .present("A")) }
        == "the header's 'kid' is 'A': the key set has 'a', 'c', 'c'")
    #expect(
      errorMessage { try set.matches(for: header(#"{"alg":"RS256","kid":"c"}"#)) } == """
        the header's 'kid' is 'c': 2 keys of the set have it, \
        and none that can be used is for the 'alg' 'RS256'
        """)
    for header in [#"{"kid":"c"}"#, #"{"alg":256,"kid":"c"}"#] {
      #expect(
        errorMessage { try set.matches(for: self.header(header)) } == """
          the header's 'kid' is 'c': 2 keys of the set have it, \
          and the header has no 'alg' that chooses one
          """)
    }
    #expect(
      errorMessage { try JWKSet([]).keys(named: .present("c")) }
        == "the header's 'kid' is 'c': no key of the set has a 'kid'")
    #expect(
      errorMessage { try set.matches(for: header(#"{"kid":0}"#)) }
        == "the header's 'kid' must be a string, this is a number")
  }

  @Test(
    "says what is wrong with the set",
    arguments: [
      ("", "the key set is not JSON: 1:1: expected a value, found the end of the text"),
      ("[]", "a key set must be a JSON object, this is an array"),
      ("{}", "a key set needs the member 'keys', which is missing"),
      (#"{"keys":{}}"#, "the key set's member 'keys' must be an array, this is an object"),
      (
        #"{"keys":[],"keys":[]}"#,
        "the key set's member 'keys' occurs more than once: each name must be unique"
      ),
    ])
  func errors(text: String, message: String) {
    #expect(errorMessage { try JWKSet(parsing: text) } == message)
  }

  private func header(_ text: String) throws -> JOSEHeader {
    try UnverifiedJWS(parsing: Base64URL.encode(text.utf8) + "..").header
  }
}
