import Testing
import WireFormats

@Suite("Checks of key sets")
struct KeySetCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("key-ids-unique", at: "keys-response") {
      pass("1 key, each with a 'kid' of its own")
      pass(
        "2 keys, each with a 'kid' of its own", after: #"body={"keys":[{"kid":"a"},{"kid":"b"}]}"#,
        title: "several keys")
      pass("one key, which needs no 'kid'", after: #"body={"keys":[{}]}"#, title: "a single key")
      warn(
        "two keys have the 'kid' 'a'", after: #"body={"keys":[{"kid":"a"},{"kid":"a"}]}"#,
        title: "two keys of one name")
      warn(
        "a key has no 'kid', and the set has 2 keys: no token can name it", by: "OIDC Core §10.1",
        after: #"body={"keys":[{"kid":"a"},{"kid":7}]}"#)
      pass(
        "2 keys, each with a 'kid' of its own",
        after: #"body={"keys":[{"kty":"RSA","kid":"a"},{"kty":"EC","kid":"a"}]}"#,
        title: "one name for two types")
      pass(
        "2 keys, and no two that can be mixed up",
        after: #"body={"keys":[{"kty":"RSA"},{"kty":"EC"}]}"#, title: "two types without names")
      doesNotApply(after: "status=503", title: "an answer without a key set")
    },
    CheckTable("key-set-public", at: "keys-response") {
      pass("1 key, without private members", at: "keys-response", "keys-response#2")
      fail("key 1 has 'd': whoever fetches the set can sign with it", after: "json.keys/0/d+=AQAB")
      fail(
        "key 2 has 'k', 'd': whoever fetches the set can sign with it",
        after: #"body={"keys":[{"kty":"RSA"},{"kty":"oct","k":"AA","d":"AA"}]}"#,
        title: "a shared secret")
      doesNotApply(after: "status=503", title: "an answer without a key set")
      doesNotApply(after: "body=7")
    },
    CheckTable("key-set-source", at: "keys-response") {
      pass(
        "'https://authorization-server.example/jwks' is the 'jwks_uri' of the metadata",
        at: "keys-response", "keys-response#2")
      fail(
        "'https://authorization-server.example/jwkz' is not the 'jwks_uri' of the metadata; 1 of 41 characters differ: character 41 is 'z' and should be 's'",
        expected: "https://authorization-server.example/jwks",
        actual: "https://authorization-server.example/jwkz",
        after: "keys-request:url=https://authorization-server.example/jwkz", title: "another URL")
      fail(
        "the keys were fetched from 'http://authorization-server.example/jwks', which is no https URL",
        after: "keys-request:url=http://authorization-server.example/jwks",
        title: "a URL without TLS")
      unknown(
        "the request that 'keys-response' answers is not in the transcript",
        after: "keys-request:gone")
      unknown("no metadata in the transcript names a 'jwks_uri'", after: "metadata-response:gone")
    },
    CheckTable("key-strength", at: "keys-response") {
      pass("RSA with 2048 bits")
      fail(
        "key 1 has 2047 bits; an RSA key needs 2048",
        after: "json.keys/0/n=\(Base64URL.encode([0x7f] + [UInt8](repeating: 0xff, count: 255)))",
        title: "a shorter key")
      fail(
        "key 1 has 2047 bits; an RSA key needs 2048",
        after:
          "json.keys/0/n=\(Base64URL.encode([0x00, 0x7f] + [UInt8](repeating: 0xff, count: 255)))",
        title: "zeros stand in front of it")
      fail("key 1 has 0 bits; an RSA key needs 2048", after: #"json.keys/0/n="""#)
      fail(
        "key 1 has no modulus 'n' in base64url", after: "json.keys/0/n=*",
        title: "a key without modulus")
      doesNotApply(after: "json.keys/0/kty=EC", title: "keys of other kinds")
    },
  ]
}
