import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of ID tokens")
struct IDTokenCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("id-token-algorithm", at: "token-response") {
      pass("'alg' is 'RS256', a signature that a public key verifies")
      fail(
        "'alg' is 'none'; a token without signature proves nothing", by: "OIDC Core §2 (MUST NOT)",
        after: "json.id_token.header.alg=none")
      fail(
        "'alg' is 'HS256', which needs a shared secret; a key from a public key set must never serve as one",
        by: "OIDC Core §10.1 (MUST NOT)",
        after: "json.id_token.header.alg=HS256")
      fail(
        "'alg' is 'RS255', which names no signature with a public key, such as 'RS256'",
        after: "json.id_token.header.alg=RS255")
      fail("'alg' is an array; it must be a string", after: "json.id_token.header.alg=[1]")
      warn(
        "the header brings a key along, in 'jku'; keys come from the issuer alone",
        by: "OIDC Core §2 (SHOULD NOT)",
        after: "json.id_token.header.jku+=https://evil.example/keys")
      warn(
        "'alg' is 'ES256', but 'app' takes 'RS256'", expected: "RS256", actual: "ES256",
        after: "json.id_token.header.alg=ES256")
      fail(
        "the header has no 'alg'; a signed token names its algorithm",
        after: "json.id_token.header.alg=")
      doesNotApply(
        after: "json.id_token=abc", title: "what is no JWT, which the check of the signature names")
    },
    CheckTable("id-token-at-hash", at: "token-response") {
      pass("'at_hash' is 'piO5K09eOWrvg3xifcdepQ'")
      fail(
        "'at_hash' is 'AiO5K09eOWrvg3xifcdepQ', not 'piO5K09eOWrvg3xifcdepQ'; 1 of 22 characters differ: character 1 is 'A' and should be 'p'",
        expected: "piO5K09eOWrvg3xifcdepQ", actual: "AiO5K09eOWrvg3xifcdepQ",
        after: "json.id_token.claims.at_hash=AiO5K09eOWrvg3xifcdepQ")
      fail(
        "'at_hash' is 'piO5K09eOWrvg3xifcdepQ', not '2SmKENGwc1g33EvYXaxkGw'; 22 of 22 characters differ",
        expected: "2SmKENGwc1g33EvYXaxkGw", actual: "piO5K09eOWrvg3xifcdepQ",
        after: "json.access_token=other")
      unknown("no access token beside the ID token", after: "json.access_token=")
      unknown(
        "the ID token's 'alg' does not tell which hash 'at_hash' is made with",
        after: "json.id_token.header.alg=none", title: "the hash of the algorithm is not known")
      warn(
        "'c_hash' is 'AAAAAAAAAAAAAAAAAAAAAA', not '\(codeHash)'; 22 of 22 characters differ",
        by: "OIDC Core §3.3.2.10 (SHOULD)", expected: "\(codeHash)",
        actual: "AAAAAAAAAAAAAAAAAAAAAA",
        after: "json.id_token.claims.c_hash+=AAAAAAAAAAAAAAAAAAAAAA")
      pass(
        "'c_hash' is '\(codeHash)'", by: "OIDC Core §3.3.2.10 (SHOULD)",
        after: "json.id_token.claims.at_hash=", "json.id_token.claims.c_hash+=\(codeHash)")
      unknown(
        "the code for which the ID token was issued is not in the transcript",
        after: "token-request:form.code=", "json.id_token.claims.at_hash=",
        "json.id_token.claims.c_hash+=\(codeHash)")
      doesNotApply(after: "json.id_token.claims.at_hash=", title: "an ID token without the claim")
    },
    CheckTable("id-token-expiry", at: "token-response") {
      pass("'exp' is 1767229200, 3600 seconds ahead")
      pass(
        "'exp' is 1767225541, 59 seconds ago, within the leeway",
        after: "json.id_token.claims.exp=1767225541", title: "within the leeway")
      fail(
        "'exp' is 1767225540, 60 seconds before this step; clocks may differ by less than 60 seconds",
        after: "json.id_token.claims.exp=1767225540", title: "a token whose time is over")
      fail(
        #"'exp' is a string, "1767229200"; it must be a number of seconds since 1970"#,
        after: #"json.id_token.claims.exp="1767229200""#, title: "what is no time")
      fail(
        "'exp' is a number, 1e999; it must be a number of seconds since 1970",
        after: "json.id_token.claims.exp=1e999")
      fail("'exp' is missing", after: "json.id_token.claims.exp=")
      doesNotApply(at: "refresh-response")
    },
    CheckTable("id-token-issued-at", at: "token-response") {
      pass("'iat' is 1767225600, 0 seconds ago")
      pass(
        "'iat' is 1767225660, 60 seconds ahead, within the leeway",
        after: "json.id_token.claims.iat=1767225660", title: "within the leeway")
      warn(
        "'iat' is 1767225661, 61 seconds after this step; clocks may differ by 60 seconds",
        by: "OIDC Core §3.1.3.7",
        after: "json.id_token.claims.iat=1767225661", title: "a time that lies further ahead")
      fail("'iat' is missing", after: "json.id_token.claims.iat=")
      doesNotApply(at: "refresh-response")
    },
    CheckTable("id-token-issuer", at: "token-response") {
      pass("'iss' is 'https://authorization-server.example'")
      fail(
        "'iss' is 'https://authorization-server.exbmple', not 'https://authorization-server.example'; 1 of 36 characters differ: character 32 is 'b' and should be 'a'",
        expected: "https://authorization-server.example",
        actual: "https://authorization-server.exbmple",
        after: "json.id_token.claims.iss=https://authorization-server.exbmple")
      fail(
        "'iss' is 'https://authorization-server.example', not 'https://authorization-server.exbmple'; 1 of 36 characters differ: character 32 is 'a' and should be 'b'",
        expected: "https://authorization-server.exbmple",
        actual: "https://authorization-server.example",
        after: "metadata-response:json.issuer=https://authorization-server.exbmple",
        title: "in the metadata")
      fail(
        "'iss' is missing; it must be 'https://authorization-server.example'",
        expected: "https://authorization-server.example", after: "json.id_token.claims.iss=")
      fail(
        "'iss' is an array; it must be the string 'https://authorization-server.example'",
        expected: "https://authorization-server.example", actual: "[1]",
        after: "json.id_token.claims.iss=[1]")
      unknown("no authorization server metadata in the transcript", after: "metadata-response:gone")
      unknown(
        "the request that 'token-response' answers is not in the transcript",
        after: "token-request:gone")
    },
    CheckTable("id-token-nonce", at: "token-response") {
      pass("'nonce' is '\(Recorded.nonce)'")
      fail(
        "'nonce' is 'cN1HoIFyDUz_eWdB72I2pA', not '\(Recorded.nonce)'; 1 of 22 characters differ: character 22 is 'A' and should be 'g'",
        expected: "\(Recorded.nonce)", actual: "cN1HoIFyDUz_eWdB72I2pA",
        after: "json.id_token.claims.nonce=cN1HoIFyDUz_eWdB72I2pA")
      fail(
        "'nonce' is missing; it must be '\(Recorded.nonce)'", expected: "\(Recorded.nonce)",
        after: "json.id_token.claims.nonce=", title: "a nonce that did not come back")
      fail(
        "'nonce' is '\(Recorded.nonce)', not 'own'; 22 characters came, 3 were expected",
        expected: "own", actual: "\(Recorded.nonce)",
        after: "authorization-request:query.code_challenge=of-the-attacker",
        "open-browser:query.nonce=own", "browser-launch:query.nonce=own",
        title: "a code of another sign-in, though that one's nonce is in the token")
      fail(
        "'nonce' is missing; it must be '\(Recorded.nonce)'", expected: "\(Recorded.nonce)",
        after: "authorization-request:query.nonce=", "json.id_token.claims.nonce=",
        title: "measures by the app's own request, though the nonce was lost on the way")
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "open-browser:gone", "browser-launch:gone", "authorization-request:gone",
        title: "the requests are gone")
      doesNotApply(after: "open-browser:query.nonce=", title: "no nonce was sent")
    },
    CheckTable("id-token-present", at: "token-response") {
      pass("'id_token' is there, as the scope 'openid' asks")
      fail(
        "'id_token' is missing, though the scope 'openid' was asked for", after: "json.id_token=",
        title: "the ID token was left out")
      fail(
        "'id_token' is an array, [1]; it must be a JWT", after: "json.id_token=[1]",
        title: "an ID token that is an array")
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "open-browser:gone", "browser-launch:gone", "authorization-request:gone",
        title: "the authorization request is gone")
      pass(
        "'id_token' is there, as the scope 'openid' asks", after: "open-browser:query.scope=photos",
        title: "measures by the request that reached the server")
      doesNotApply(
        after: "authorization-request:query.scope=photos",
        title: "'openid' did not reach the server")
    },
    CheckTable("id-token-signature", at: "token-response") {
      pass("the RS256 signature fits the key '\(Recorded.keyID)'")
      fail(
        "the 'RS256' signature does not fit the token and the key '\(Recorded.keyID)'",
        after: .otherCharacter(in: "json.id_token", at: -20), title: "the signature")
      fail(
        "the 'RS256' signature does not fit the token and the key '\(Recorded.keyID)'",
        after: "json.id_token.claims.sub=A00RJmfCt0CL_Zb0", title: "a claim")
      fail(
        "the ID token is no JWT: header, payload and signature, divided by '.'",
        after: "json.id_token=abc", title: "what is no JWT at all")
      fail(
        "the header's 'kid' is 'other': the key set has '\(Recorded.keyID)'",
        after: "json.id_token.header.kid=other", title: "a key that the key set does not have")
      pass(
        "the EdDSA signature fits the key 'test'", after: .reissued,
        title: "a token with wrong claims whose signature fits")
      unknown(
        "no key set from 'https://authorization-server.example/jwks' in the transcript",
        after: "keys-response:gone", "keys-response#2:gone",
        title: "no key set is in the transcript")
      unknown(
        "no key set from 'https://authorization-server.example/jwks' in the transcript",
        after: "keys-request:url=https://elsewhere.example/jwks",
        "keys-request#2:url=https://elsewhere.example/jwks",
        title: "the key set came from elsewhere")
      unknown(
        "the ID token is encrypted", after: "json.id_token=eyJh.a.b.c.d",
        title: "a token that only the app can decrypt")
      doesNotApply(after: "status=400")
    },
    CheckTable("id-token-subject", at: "token-response") {
      pass("'sub' is '\(Recorded.subject)', 16 characters")
      fail("'sub' is missing; it names the user", after: "json.id_token.claims.sub=")
      fail(
        "'sub' is 'other', but 'id_token_hint' asked for '\(Recorded.subject)'",
        by: "OIDC Core §3.1.2.2 (MUST NOT)", expected: "\(Recorded.subject)", actual: "other",
        after: .copy("token-response:json.id_token", to: "open-browser:query.id_token_hint"),
        "json.id_token.claims.sub=other")
      fail("'sub' is a number; it must be a string", after: "json.id_token.claims.sub=7")
      fail(
        "'sub' has 0 bytes; it must be 1 to 255 ASCII characters",
        after: #"json.id_token.claims.sub="""#)
      fail(
        "'sub' has 256 bytes; it must be 1 to 255 ASCII characters",
        after:
          "json.id_token.claims.sub=\(String(repeating: "a", count: 256))"
      )
      pass(
        "'sub' is '\(Recorded.subject)'", by: "OIDC Core §12.2 (MUST)", at: "refresh-response",
        after: .copy("token-response:json.id_token", to: "refresh-response:json.id_token"),
        title: "the same subject after a refresh")
      fail(
        "'sub' is 'A00RJmfCt0CL_Zb0', not '\(Recorded.subject)'; 1 of 16 characters differ: character 1 is 'A' and should be 'O'",
        by: "OIDC Core §12.2 (MUST)",
        expected: "\(Recorded.subject)", actual: "A00RJmfCt0CL_Zb0", at: "refresh-response",
        after: .copy("token-response:json.id_token", to: "refresh-response:json.id_token"),
        "json.id_token.claims.sub=A00RJmfCt0CL_Zb0", title: "another subject after a refresh")
      unknown(
        "no token response before 'refresh-request' issues its refresh token",
        at: "refresh-response",
        after: .copy("token-response:json.id_token", to: "refresh-response:json.id_token"),
        "token-response:gone", title: "after a refresh whose first token response is gone")
      doesNotApply(at: "refresh-response")
    },
  ]

  /// The left half of SHA-256 of the recorded code.
  private static let codeHash = "u37e3FCLquFuwNGiTuFIgw"
}

extension Edit {
  /// Issues the token with another nonce, and a signature that fits.
  fileprivate static let reissued = Edit("issued anew with another nonce") { signIn, step in
    try signIn.reissue(step, "id_token") { $0.claims.set("nonce", to: "other") }
  }
}
