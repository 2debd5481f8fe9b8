import Testing

@Suite("Checks of the token response")
struct TokenResponseCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("scope-granted", at: "token-response") {
      pass("'scope' is 'openid photos'; 'openid photos' was asked for")
      pass("'scope' is 'photos'; 'openid photos' was asked for", after: "json.scope=photos")
      pass("'scope' is left out: 'openid photos' was granted as asked", after: "json.scope=")
      fail(
        "'scope' has 'admin', for which 'authorization-request' did not ask",
        expected: "openid photos", actual: "openid photos admin",
        after: "json.scope=openid photos admin", title: "more than was asked for")
      fail(
        "'scope' is left out, as if 'openid' were granted, but the token has 'openid photos'",
        by: "RFC 6749 §5.1 (MUST)", expected: "openid photos", after: "json.scope=",
        "authorization-request:query.scope=openid", title: "left out where it differs")
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "authorization-request:gone", title: "the authorization request is gone")
      doesNotApply(in: "refused", title: "a refusal")
      doesNotApply(after: "authorization-request:query.scope=", title: "no scope was asked for")
    },
    CheckTable("token-error-form", in: "refused", at: "token-response") {
      pass("status 400 with 'invalid_grant'")
      pass(
        "status 401 with 'invalid_client'", after: "json.error=invalid_client", "status=401",
        title: "401 for a client")
      fail(
        "status 403 with 'invalid_grant'; it must be 400", expected: "400", actual: "403",
        after: "status=403")
      fail(
        "status 302 with 'invalid_grant'; it must be 400", expected: "400", actual: "302",
        after: "status=302")
      fail("status 400 without 'error' in JSON", after: "json.error=")
      fail(
        "'error' is 'bad_code'; the token endpoint has 'invalid_request', 'invalid_client', 'invalid_grant', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'",
        after: "json.error=bad_code")
      pass(
        "'error' is 'use_dpop_nonce', which an extension has registered", by: "RFC 6749 §8.5",
        after: "json.error=use_dpop_nonce")
      pass("status 429 with 'invalid_grant'", after: "status=429", title: "asked too often")
      fail(
        "status 400 with 'access_token': who is refused gets no token",
        after: "json.access_token+=abc")
      fail(
        "status 503 with 'invalid_grant'; it must be 400", expected: "400", actual: "503",
        after: "status=503", title: "a refusal under the status of a server that is down")
      fail(
        "'error' is [1]; it must be a string",
        after: "json.error=[1]")
      doesNotApply(in: "pkce", title: "tokens")
      doesNotApply(after: "status=500", "json.error=server_error")
      doesNotApply(after: "status=503", "json.error=", title: "a server that is down")
    },
    CheckTable("token-response-json", at: "token-response") {
      pass("a JSON object with 6 members")
      pass("a JSON object with 5 members", at: "refresh-response")
      pass("a JSON object with 2 members", in: "refused", title: "a refusal")
      fail(
        "'Content-Type' is 'text/html', not 'application/json'", expected: "application/json",
        actual: "text/html", after: "header.Content-Type=text/html")
      fail(
        "'Content-Type' is missing, not 'application/json'", expected: "application/json",
        after: "header.Content-Type=")
      fail("the body is not JSON", after: "body=access_token=1")
      fail("the body is not JSON", after: "body=")
      fail("the body is an array, not an object", after: "body=[]")
      fail("'access_token' occurs more than once", after: "json.access_token+=other")
      warn(
        "'x' occurs more than once; nobody here knows it, and readers ignore it",
        after: "json.x+=1", "json.x+=2")
      doesNotApply(after: "status=503", title: "a server that is down")
    },
    CheckTable("token-response-members", at: "token-response") {
      pass("'token_type' is 'Bearer', 'expires_in' is 3600")
      pass("'token_type' is 'bEaReR', 'expires_in' is 3600", after: "json.token_type=bEaReR")
      warn(
        "'expires_in' is missing: nothing tells the app how long the token lives",
        by: "RFC 6749 §5.1 (RECOMMENDED)", after: "json.expires_in=", "json.access_token=opaque")
      pass(
        "'token_type' is 'Bearer'; 'exp' of the token, 1767229200, is its end",
        after: "json.expires_in=")
      fail(
        "'token_type' is 'mac', not 'Bearer'", by: "OIDC Core §3.1.3.3 (MUST)",
        expected: "Bearer", actual: "mac", after: "json.token_type=mac")
      warn(
        "'token_type' is 'Bearex', not 'Bearer', and no type of this name is registered",
        by: "RFC 6749 §7.1", expected: "Bearer", actual: "Bearex",
        after: "json.token_type=Bearex")
      fail(
        "'token_type' is 'Bearer '; it is a name of letters, digits, '-', '.' and '_', or a URI",
        by: "RFC 6749 §A.13", after: "json.token_type=Bearer ")
      fail(
        "'error' stands beside tokens: an answer is the one or the other",
        after: "json.error+=invalid_grant")
      fail("'access_token' is missing", after: "json.access_token=")
      fail(
        #"'access_token' is a string, ""; it must be a string, and not an empty one"#,
        after: #"json.access_token="""#)
      fail(
        #"'refresh_token' is an array, ["a"]; it must be a string, and not an empty one"#,
        after: #"json.refresh_token=["a"]"#)
      fail(
        #"'expires_in' is "3600"; it must be a whole number of seconds"#, by: "RFC 6749 §A.14",
        after: #"json.expires_in="3600""#, title: "a lifetime that is no whole number of seconds")
      for value in ["3600.5", "1e3", "-1", "null", "99999999999999999999"] {
        fail(
          "'expires_in' is \(value); it must be a whole number of seconds", by: "RFC 6749 §A.14",
          after: "json.expires_in=\(value)")
      }
      warn(
        "'expires_in' is 0: the token is of no use", by: "RFC 6749 §5.1", after: "json.expires_in=0"
      )
      pass(
        "'token_type' is 'mac', 'expires_in' is 3600", after: "json.token_type=mac",
        "json.id_token=", title: "another type, without an ID token")
      pass(
        "'token_type' is 'DPoP', 'expires_in' is 3600", after: "json.token_type=DPoP",
        "token-request:header.DPoP+=proof", title: "another type that was agreed on")
      doesNotApply(in: "refused")
    },
    CheckTable("refresh-token-unguessable", at: "token-response") {
      pass(
        "43 characters of base64url, room for 258 random bits", at: "token-response",
        "refresh-response")
      fail(
        "'refresh_token' has 10 characters of base64url: room for 60 random bits, 128 are needed; 22 random characters of base64url have them",
        after: "json.refresh_token=Ak7pW-x3Zu")
      fail(
        "'refresh_token' is 'ab' again and again, 10 characters: it cannot be random",
        after: "json.refresh_token=ababababab")
      fail(
        "'refresh_token' differs from the one in 'refresh-response' in 1 of 43 characters: it is counted on",
        at: "refresh-response#2", after: "refresh-response:again",
        .otherCharacter(in: "refresh-response#2:json.refresh_token", at: -1),
        title: "one that is the one before, counted on")
      doesNotApply(after: "json.refresh_token=")
    },
    CheckTable("token-response-no-store", at: "token-response") {
      pass(
        "'Cache-Control' has 'no-store', 'Pragma' has 'no-cache'", at: "token-response",
        "refresh-response")
      pass(
        "'Cache-Control' has 'no-store', 'Pragma' has 'no-cache'",
        after: "header.Cache-Control=private,No-Store",
        title: "beside other directives, in another case")
      fail(
        "'Cache-Control' is 'no-stork, max-age=0', without 'no-store'", expected: "no-store",
        actual: "no-stork, max-age=0", after: "header.Cache-Control=no-stork, max-age=0")
      fail(
        "'Cache-Control' is missing; it must be 'no-store'", expected: "no-store",
        after: "header.Cache-Control=")
      fail(
        "'Pragma' is missing; it must be 'no-cache'", expected: "no-cache", after: "header.Pragma=")
      doesNotApply(in: "refused")
    },
  ]
}
