import Testing

@Suite("Checks of the metadata's members")
struct MetadataFormCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("metadata-form", at: "metadata-response") {
      pass("11 members, with all that are required")
      for name in [
        "issuer", "authorization_endpoint", "token_endpoint", "response_types_supported",
      ] {
        fail("'\(name)' is missing", after: "json.\(name)=")
      }
      fail(
        "'token_endpoint' occurs more than once, and readers differ in which one they take",
        by: "RFC 8414 §3.2", after: "json.token_endpoint+=https://evil.example/token")
      fail(
        "'jwks_uri' is null; it must be a string", by: "RFC 8414 §3.2", after: "json.jwks_uri=null")
      fail(
        #"'issuer' is empty; it must be a string"#, by: "RFC 8414 §3.2", after: #"json.issuer="""#)
      fail(
        "'scopes_supported' is a string; it must be an array of strings", by: "RFC 8414 §3.2",
        after: "json.scopes_supported=openid")
      fail(
        "'scopes_supported' is an array with a number in it; it must be an array of strings",
        by: "RFC 8414 §3.2", after: "json.scopes_supported=[1]")
      fail(
        "'scopes_supported' is an empty array; what is empty is left out", by: "RFC 8414 §3.2",
        after: "json.scopes_supported=[]")
      fail(
        "'authorization_response_iss_parameter_supported' is a number; it must be true or false",
        by: "RFC 8414 §3.2", after: "json.authorization_response_iss_parameter_supported=1")
      fail("the body is no JSON object", by: "RFC 8414 §3.2 (MUST)", after: "body=[]")
      warn(
        "'x' occurs more than once; nobody here knows it, and readers ignore it",
        after: "json.x+=1", "json.x+=2")
      doesNotApply(after: "status=404")
    },
    CheckTable("metadata-endpoints", at: "metadata-response") {
      pass(
        "'authorization_endpoint', 'token_endpoint' without a fragment",
        by: "RFC 6749 §3.1 (MUST NOT)")
      fail(
        "'authorization_endpoint' is 'https://a.example/#a', with a fragment behind '#'",
        after: "json.authorization_endpoint=https://a.example/#a")
      fail(
        "'token_endpoint' is 'https://a.example/#a', with a fragment behind '#'",
        by: "RFC 6749 §3.2 (MUST NOT)", after: "json.token_endpoint=https://a.example/#a")
      doesNotApply(after: "status=404")
    },
    CheckTable("response-type-offered", at: "authorization-request") {
      pass("'code' is one of the 'response_types_supported'")
      fail(
        "'response_type' is 'code'; the metadata offers 'token'", expected: "token", actual: "code",
        after: #"metadata-response:json.response_types_supported=["token"]"#)
      unknown(
        "the metadata has no list 'response_types_supported'",
        after: "metadata-response:json.response_types_supported=")
      unknown(
        "no metadata of 'authorization-server' is in the transcript",
        after: "metadata-response:gone")
      doesNotApply(after: "query.response_type=")
    },
    CheckTable("grant-type-offered", at: "token-request") {
      pass("'authorization_code' is one of the 'grant_types_supported'")
      pass("'refresh_token' is one of the 'grant_types_supported'", at: "refresh-request")
      fail(
        "'grant_type' is 'authorization_code'; the metadata offers 'implicit'",
        expected: "implicit", actual: "authorization_code",
        after: #"metadata-response:json.grant_types_supported=["implicit"]"#)
      unknown(
        "no metadata of 'authorization-server' is in the transcript",
        after: "metadata-response:gone")
      doesNotApply(after: "metadata-response:json.grant_types_supported=")
    },
    CheckTable("client-authentication-offered", at: "token-request") {
      pass(
        "'none' is one of the 'token_endpoint_auth_methods_supported'", at: "token-request",
        "refresh-request")
      warn(
        "the request authenticates by 'none'; the metadata offers 'client_secret_basic'",
        expected: "client_secret_basic", actual: "none",
        after:
          #"metadata-response:json.token_endpoint_auth_methods_supported=["client_secret_basic"]"#)
      warn(
        "the request authenticates by 'client_secret_post'; the metadata offers 'none'",
        expected: "none", actual: "client_secret_post", after: "form.client_secret+=abc")
      warn(
        "the request authenticates by 'client_secret_basic'; the metadata offers 'none'",
        expected: "none", actual: "client_secret_basic",
        after: "header.Authorization+=Basic YTpi")
      unknown(
        "no metadata of 'authorization-server' is in the transcript",
        after: "metadata-response:gone")
      doesNotApply(after: "metadata-response:json.token_endpoint_auth_methods_supported=")
      doesNotApply(after: "form.client_assertion+=abc")
    },
    CheckTable("key-set-form", at: "keys-response") {
      pass("'keys' has 1 key, each with the members of its type", at: "keys-response")
      for (body, words) in [
        ("a", "the body is not JSON"), ("[]", "the body is an array; a key set is an object"),
        ("{}", "'keys' is missing"), (#"{"keys":7}"#, "'keys' is a number; it must be an array"),
        (#"{"keys":[],"keys":[]}"#, "'keys' occurs more than once"),
      ] {
        fail(words, after: "body=\(body)")
      }
      for (key, words, rule) in keyFaults {
        fail("key 1: \(words)", by: rule, after: #"body={"keys":[\#(key)]}"#)
      }
      fail(
        "key 1: 'n' begins with a byte 0; a number takes as few bytes as it needs",
        by: "RFC 7518 §6.3.1.1 (MUST)", after: "json.keys/0/n=AAEB")
      doesNotApply(after: "status=503")
    },
  ]

  private static let keyFaults = [
    ("7", "a number, not an object", "RFC 7517 §5"),
    (#"{"kty":"x","kty":"x"}"#, "'kty' occurs more than once", "RFC 7517 §4 (MUST)"),
    ("{}", "'kty' is missing", "RFC 7517 §4.1 (MUST)"),
    (#"{"kty":1}"#, "'kty' is a number; it must be a string", "RFC 7517 §4.1 (MUST)"),
    (#"{"kty":"x","kid":1}"#, "'kid' is a number; it must be a string", "RFC 7517 §4.5"),
    (
      #"{"kty":"x","key_ops":"verify"}"#,
      #"'key_ops' is "verify"; it must be an array of strings"#, "RFC 7517 §4.3"
    ),
    (
      #"{"kty":"x","key_ops":["verify","verify"]}"#, "'key_ops' lists 'verify' more than once",
      "RFC 7517 §4.3 (MUST NOT)"
    ),
    (#"{"kty":"RSA"}"#, "'n' is missing", "RFC 7518 §6.3.1.1 (MUST)"),
    (#"{"kty":"RSA","n":"!"}"#, "'n' is no number in base64url", "RFC 7518 §6.3.1.1 (MUST)"),
    (
      #"{"kty":"EC","crv":"P-256","x":"AQAB","y":"AQAB"}"#,
      "'x' has 3 bytes; a coordinate of this curve has 32", "RFC 7518 §6.2.1.2 (MUST)"
    ),
  ]
}
