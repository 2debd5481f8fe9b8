import JOSE
import Testing
import WireFormats

@Suite("Signing")
struct JWSSigningTests {
  @Test("the header is written as it is given")
  func header() throws {
    let key = try SigningKey(JWK(secret: Array("secret".utf8)), algorithm: .hs256)
    let header = JSONValue.object(
      JSONMember("typ", "JWT"), JSONMember("kid", .integer(0)), JSONMember("alg", "HS256"))
    let token = try JWS.sign(header: header, payload: Array("{}".utf8), with: key)
    // Calculated with: printf '%s' SIGNING-INPUT | openssl dgst -sha256 -hmac secret -binary
    #expect(
      token
        == """
        eyJ0eXAiOiJKV1QiLCJraWQiOjAsImFsZyI6IkhTMjU2In0.e30.\
        YuacOGeKZw_t2_0UDCNHpl-KDwLh5PkJ2FQoYxI7IvU
        """
    )
  }

  @Test(
    "refuses a header that no verifier would accept",
    arguments: [
      ("[]", "the header must be a JSON object, this is an array"),
      ("{}", "the header has no 'alg': the key signs with 'HS256'"),
      (#"{"alg":"none"}"#, #"the header's 'alg' is "none", but the key signs with 'HS256'"#),
      (#"{"alg":1}"#, "the header's 'alg' is 1, but the key signs with 'HS256'"),
      (
        #"{"alg":"HS256","kid":"a","kid":"b"}"#,
        "the header's member 'kid' occurs more than once: each name must be unique"
      ),
      (
        #"{"alg":"HS256","crit":["b64"]}"#,
        #"the header's 'crit' is ["b64"]: no critical extension is understood"#
      ),
    ])
  func errors(text: String, message: String) throws {
    let key = try SigningKey(JWK(secret: [1]), algorithm: .hs256)
    let header = try JSONParser.parse(text)
    #expect(errorMessage { try JWS.sign(header: header, payload: [], with: key) } == message)
  }
}
