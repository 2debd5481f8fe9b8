import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of access tokens")
struct AccessTokenCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("access-token-algorithm", at: "token-response") {
      pass(
        "'alg' is 'RS256', a signature that a public key verifies", at: "token-response",
        "resource-request", "refresh-response", "resource-request#2",
        title: "where the token is issued and where it is used")
      fail(
        "'alg' is 'none'; a token without signature proves nothing", by: "RFC 9068 §2.1 (MUST NOT)",
        at: "resource-request",
        after: "header.Authorization.header.alg=none")
      warn(
        "'alg' is 'HS256', which needs a shared secret; a key from a public key set must never serve as one",
        by: "RFC 9068 §2.1 (RECOMMENDED)", at: "resource-request",
        after: "header.Authorization.header.alg=HS256")
      fail(
        "'alg' is 'RS255', which names no signature with a public key, such as 'RS256'",
        at: "resource-request", after: "header.Authorization.header.alg=RS255")
      doesNotApply(after: "json.access_token=opaque")
    },
    CheckTable("access-token-claims", at: "token-response") {
      pass("has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti'")
      for claim in ["iss", "exp", "aud", "sub", "client_id", "iat", "jti"] {
        fail(
          "missing, empty or of the wrong kind: '\(claim)'",
          after: "json.access_token.claims.\(claim)=")
      }
      fail(
        "missing, empty or of the wrong kind: 'jti', 'iat', 'aud'",
        after: "json.access_token.claims.jti={}", "json.access_token.claims.iat={}",
        "json.access_token.claims.aud={}", title: "of the wrong kind")
      doesNotApply(after: "json.access_token=opaque")
    },
    CheckTable("access-token-client", at: "token-response") {
      pass(
        "'client_id' is '\(Recorded.clientID)'", at: "token-response", "resource-request",
        "refresh-response", "resource-request#2",
        title: "where the token is issued and where it is used")
      fail(
        "'client_id' is 'eKNjzFFjH9A1ysYe', not '\(Recorded.clientID)'; 1 of 16 characters differ: character 16 is 'e' and should be 'd'",
        expected: "\(Recorded.clientID)", actual: "eKNjzFFjH9A1ysYe", at: "refresh-response",
        after: "json.access_token.claims.client_id=eKNjzFFjH9A1ysYe",
        title: "a token of another client")
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "authorization-request:gone")
      unknown(
        "no token response before 'resource-request' issues its access token",
        at: "resource-request", after: "token-response:gone")
      unknown(
        "no token response before 'refresh-request' issues its refresh token",
        at: "refresh-response", after: "token-response:gone")
      doesNotApply(after: "json.access_token=opaque")
    },
    CheckTable("access-token-expiry", at: "token-response") {
      pass("'exp' is 1767229200, 3600 seconds ahead as 'expires_in' says")
      pass("'exp' is 1767229200, 3600 seconds ahead", at: "resource-request")
      pass(
        "'exp' is 1767229200, 59 seconds ago, within the leeway", at: "resource-request",
        after: "time=1767229259", title: "within the leeway")
      fail(
        "'exp' is 1767229200, 60 seconds before this step; clocks may differ by less than 60 seconds",
        at: "resource-request", after: "time=1767229260")
      warn(
        "'exp' is 1767229200, which is not 'iat' and the 3601 seconds of 'expires_in'",
        by: "RFC 6749 §5.1",
        after: "json.expires_in=3601", title: "an 'exp' that 'expires_in' contradicts")
      pass(
        "'exp' is 1767229200, 3600 seconds ahead as 'expires_in' says",
        after: "json.access_token.claims.iat=1767225590",
        title: "made before the response")
      pass("'exp' is 1767229200, 3600 seconds ahead", after: "json.expires_in=")
      pass(
        "'exp' is 1767229200.5, 3600 seconds ahead as 'expires_in' says",
        after: "json.access_token.claims.exp=1767229200.5", title: "a fraction of a second")
      warn(
        "'exp' is 1767229200000, about 55945 years after this step: these are milliseconds; divided by 1000 it is 3600 seconds after it",
        after: "json.access_token.claims.exp=1767229200000")
      warn(
        "'exp' is 2082758401, about 10 years after this step: a token that lives longer than a year is hardly ever meant",
        after: "json.access_token.claims.exp=2082758401")
      warn(
        "'exp' is 9223372036854775807, about 584554049254 years after this step: a token that lives longer than a year is hardly ever meant",
        at: "resource-request", after: "time=-9223372036854775808",
        "header.Authorization.claims.exp=9223372036854775807", title: "absurd times")
      doesNotApply(after: "json.access_token=opaque")
    },
    CheckTable("access-token-issued-at", at: "token-response") {
      pass("'iat' is 1767225600, 0 seconds ago")
      warn(
        "'iat' is 1767052800, 2 days before this step; a token is issued when it is asked for",
        after: "json.access_token.claims.iat=1767052800")
      warn(
        "'iat' is 1767225600000, 1765458374400 seconds after this step; these are milliseconds",
        by: "RFC 7519 §4.1.6", after: "json.access_token.claims.iat=1767225600000")
      fail(
        "'nbf' is 1767229200, 3600 seconds after this step: the token must not be taken before",
        by: "RFC 7519 §4.1.5 (MUST)", after: "json.access_token.claims.nbf+=1767229200")
      pass(
        "'iat' is 1767225600, 0 seconds ago", after: "json.access_token.claims.nbf+=1767225660",
        title: "an 'nbf' within the leeway")
      warn(
        "'iat' is 1767225600, 61 seconds after this step; clocks may differ by 60 seconds",
        by: "RFC 7519 §4.1.6",
        at: "resource-request", after: "time=1767225539",
        title: "a token that is used before it was issued")
      fail("'iat' is missing", after: "json.access_token.claims.iat=")
      doesNotApply(after: "json.access_token=opaque")
    },
    CheckTable("access-token-issuer", at: "token-response") {
      pass(
        "'iss' is 'https://authorization-server.example'", at: "token-response", "resource-request",
        "refresh-response", "resource-request#2",
        title: "where the token is issued and where it is used")
      fail(
        "'iss' is 'https://authorization-server.exbmple', not 'https://authorization-server.example'; 1 of 36 characters differ: character 32 is 'b' and should be 'a'",
        expected: "https://authorization-server.example",
        actual: "https://authorization-server.exbmple",
        after: "json.access_token.claims.iss=https://authorization-server.exbmple")
      fail(
        "'iss' is 'https://authorization-server.exbmple', not 'https://authorization-server.example'; 1 of 36 characters differ: character 32 is 'b' and should be 'a'",
        expected: "https://authorization-server.example",
        actual: "https://authorization-server.exbmple", at: "resource-request",
        after: "header.Authorization.claims.iss=https://authorization-server.exbmple")
      unknown(
        "no authorization server metadata in the transcript", at: "resource-request",
        after: "metadata-response:gone", title: "the metadata is gone")
      doesNotApply(after: "json.access_token=opaque")
    },
    CheckTable("access-token-scope", at: "token-response") {
      pass("'scope' is 'openid photos', as granted")
      pass(
        "'scope' is 'photos openid', as granted",
        after: "json.access_token.claims.scope=photos openid", title: "in another order")
      pass(
        "'scope' is 'openid photos', as granted", after: "json.scope=",
        title: "measures by what was asked for where the response does not say")
      pass("'scope' is 'openid photos', as granted", at: "refresh-response", after: "json.scope=")
      warn(
        "'scope' is 'openid photoz', not 'openid photos'; 1 of 13 characters differ: character 13 is 'z' and should be 's'",
        expected: "openid photos", actual: "openid photoz",
        after: "json.access_token.claims.scope=openid photoz")
      warn(
        "'scope' is missing; 'openid photos' was granted", expected: "openid photos",
        after: "json.access_token.claims.scope=")
      warn(
        "'scope' is an array; it must be the string 'openid photos'", expected: "openid photos",
        actual: "[1]", after: "json.access_token.claims.scope=[1]")
      fail(
        "'scope' is 'openid photos'; the API asks for 'photos.write'", by: "RFC 6749 §7 (MUST)",
        expected: "photos.write",
        actual: "openid photos", at: "resource-request", after: "registered.scope=",
        "resource-response:status=403",
        #"resource-response:header.WWW-Authenticate+=Bearer error="insufficient_scope", scope="photos.write""#,
        title: "judges a token in use by what the API asks for in its refusal")
      pass(
        "'scope' has what the API asks for, 'photos'", by: "RFC 6749 §7 (MUST)",
        at: "resource-request", after: "registered.scope=", "resource-response:status=403",
        #"resource-response:header.WWW-Authenticate+=Bearer error="insufficient_scope", scope="photos.write""#,
        #"resource-response:header.WWW-Authenticate=Bearer scope="photos""#)
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "json.scope=", "authorization-request:gone", title: "nothing tells what was granted")
      pass(
        "'scope' has what the API asks for, 'photos'", by: "RFC 6749 §7 (MUST)",
        at: "resource-request", title: "measures by what is registered, also where the API gave all"
      )
      fail(
        "'scope' is 'openid'; the API asks for 'photos'", by: "RFC 6749 §7 (MUST)",
        expected: "photos", actual: "openid", at: "resource-request",
        after: "header.Authorization.claims.scope=openid")
      fail(
        "'scope' is missing; the API asks for 'photos'", by: "RFC 6749 §7 (MUST)",
        expected: "photos", at: "resource-request", after: "header.Authorization.claims.scope=")
      doesNotApply(
        at: "resource-request", after: "registered.scope=",
        title: "the API does not say what it needs")
    },
    CheckTable("access-token-signature", at: "token-response") {
      fail(
        "the header's 'kid' is 'other': the key set has '\(Recorded.keyID)'",
        at: "resource-request",
        after: "header.Authorization.header.kid=other",
        title: "a key that is not in the set that was fetched for this token")
      unknown(
        "no key has the 'kid' 'other', but the key sets from 'https://authorization-server.example/jwks' in the transcript are older than 'resource-request#2', and keys change",
        at: "resource-request#2", after: "header.Authorization.header.kid=other",
        title: "a key that is not in a set that was fetched before")
      pass(
        "the RS256 signature fits the key '\(Recorded.keyID)'", at: "token-response",
        "resource-request", "refresh-response", "resource-request#2",
        title: "where the token is issued and where it is used")
      fail(
        "the 'RS256' signature does not fit the token and the key '\(Recorded.keyID)'",
        after: "json.access_token.claims.sub=A00RJmfCt0CL_Zb0", title: "a claim")
      fail(
        "the 'RS256' signature does not fit the token and the key '\(Recorded.keyID)'",
        at: "resource-request", after: .otherCharacter(in: "header.Authorization", at: -20),
        title: "the signature")
      fail(
        "the access token is no JWT any more: the text has 1 part: a signed token has 3, divided by '.': header, payload, signature",
        at: "refresh-response",
        after: .rewrite("json.access_token") { $0.replacing(".", with: "_") },
        title: "parts that run together")
      fail(
        "the access token is no JWT any more: the header is not JSON: 1:1: expected a value, found a control character (byte 3)",
        at: "refresh-response", after: .rewrite("json.access_token") { "A" + $0.dropFirst(1) },
        title: "a header that is no JSON")
      pass(
        "the RS256 signature fits the key '\(Recorded.keyID)'; its set is the only one in the transcript, from 'https://authorization-server.example/jwks', and no metadata names it",
        after: "metadata-response:gone", title: "keys that no metadata names")
      unknown(
        "no key set from 'https://authorization-server.example/jwks' in the transcript",
        at: "resource-request", after: "keys-response:gone", "keys-response#2:gone",
        title: "no key set is in the transcript")
      doesNotApply(after: "json.access_token=2YotnFZFEjr1zCsicMWpAA")
      doesNotApply(after: "json.access_token=a.b.c")
    },
    CheckTable("access-token-type", at: "resource-request") {
      pass("'typ' is 'at+jwt'")
      pass(
        "'typ' is 'application/AT+JWT'",
        after: "header.Authorization.header.typ=application/AT+JWT",
        title: "the long name, in any case")
      fail(
        "'typ' is 'JWT'; a JWT access token has 'at+jwt'", expected: "at+jwt", actual: "JWT",
        after: .bearerIDToken, title: "an ID token in place of an access token")
      fail(
        "'typ' is missing; a JWT access token has 'at+jwt'", expected: "at+jwt",
        after: "header.Authorization.header.typ=")
      fail(
        "'typ' is a number; a JWT access token has 'at+jwt'", expected: "at+jwt", actual: "7",
        after: "header.Authorization.header.typ=7")
      doesNotApply(at: "token-response", after: "json.access_token=opaque")
    },
  ]
}

extension Edit {
  /// Sends the ID token in place of the access token.
  fileprivate static let bearerIDToken = Edit("the ID token in 'Authorization'") { signIn, step in
    let token = try signIn.value(at: "token-response:json.id_token")
    try signIn.change(step, "header.Authorization", .set("Bearer " + token))
  }
}
