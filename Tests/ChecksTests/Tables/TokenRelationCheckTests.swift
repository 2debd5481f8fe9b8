import Testing

@Suite("Checks of what tokens say of each other")
struct TokenRelationCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("id-token-audience", at: "token-response") {
      pass("'aud' is '\(Recorded.clientID)'")
      pass(
        "'aud' is '\(Recorded.clientID)'",
        after: "json.id_token.claims.aud=[\"\(Recorded.clientID)\"]", title: "an array of one")
      fail(
        "'aud' is 'eKNjzFFjH9A1ysYe', not '\(Recorded.clientID)'; 1 of 16 characters differ: character 16 is 'e' and should be 'd'",
        expected: "\(Recorded.clientID)", actual: "eKNjzFFjH9A1ysYe",
        after: "json.id_token.claims.aud=eKNjzFFjH9A1ysYe")
      fail(
        "'aud' is missing; it must be '\(Recorded.clientID)'", expected: "\(Recorded.clientID)",
        after: "json.id_token.claims.aud=")
      fail(
        "'aud' is 7; it must be a string or an array of strings", expected: "\(Recorded.clientID)",
        actual: "7", after: "json.id_token.claims.aud=7")
      fail(
        "'aud' names 'a', 'b', not '\(Recorded.clientID)'",
        after: #"json.id_token.claims.aud=["a","b"]"#)
      fail("'aud' names nobody, not '\(Recorded.clientID)'", after: "json.id_token.claims.aud=[]")
      for audience in [
        #"["\#(Recorded.clientID)"]"#, #"["\#(Recorded.clientID)","b"]"#,
      ] {
        warn(
          "'azp' is 'b': the token was issued to another client than '\(Recorded.clientID)'",
          by: "OIDC Core §3.1.3.7 (SHOULD)", expected: "\(Recorded.clientID)", actual: "b",
          after: "json.id_token.claims.aud=\(audience)", "json.id_token.claims.azp+=b")
      }
      unknown(
        "'aud' names others beside the app, and the transcript does not say if the app trusts them",
        after: "json.id_token.claims.aud=[\"\(Recorded.clientID)\",\"b\"]",
        title: "several audiences without 'azp'")
      unknown(
        "'aud' names others beside the app, and the transcript does not say if the app trusts them",
        after: "json.id_token.claims.aud=[\"\(Recorded.clientID)\",\"b\"]",
        "json.id_token.claims.azp+=\(Recorded.clientID)",
        title: "several audiences, and 'azp' is the app")
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "open-browser:gone", "browser-launch:gone", "authorization-request:gone",
        title: "the requests are gone")
    },
    CheckTable("id-token-auth-time", at: "token-response") {
      pass("'auth_time' is 1767225600, when the user signed in")
      fail(
        "'auth_time' is 1767229200, which lies ahead of this step: nobody has signed in then",
        after: "json.id_token.claims.auth_time=1767229200")
      fail(
        "'auth_time' is missing, though 'max_age' was asked for", by: "OIDC Core §2 (MUST)",
        after: "open-browser:query.max_age+=60", "json.id_token.claims.auth_time=")
      warn(
        "'auth_time' is 1767222000, longer ago than the 60 seconds of 'max_age': the user should sign in anew",
        by: "OIDC Core §3.1.3.7 (SHOULD)", after: "open-browser:query.max_age+=60",
        "json.id_token.claims.auth_time=1767222000")
      fail(
        "'auth_time' is 1767225590, but the user signed in at 1767225600, as 'token-response' says",
        by: "OIDC Core §12.2 (MUST)", expected: "1767225600", actual: "1767225590",
        at: "refresh-response", after: .copy("token-response:json.id_token", to: "json.id_token"),
        "json.id_token.claims.auth_time=1767225590")
      pass(
        "'auth_time' is 1767225600, as in 'token-response'", by: "OIDC Core §12.2 (MUST)",
        at: "refresh-response", after: .copy("token-response:json.id_token", to: "json.id_token"))
      doesNotApply(after: "json.id_token.claims.auth_time=")
    },
    CheckTable("access-token-audience", at: "resource-request") {
      pass("'aud' names 'https://resource-server.example'", at: "token-response")
      pass("'aud' names 'https://resource-server.example', where the token is sent to")
      pass(
        "'aud' names 'https://resource-server.example', where the token is sent to",
        after:
          #"header.Authorization.claims.aud=["urn:other","https://resource-server.example"]"#,
        title: "among others")
      fail(
        "'aud' names 'https://resource-server.example/', but 'resource-server' knows itself as 'https://resource-server.example'",
        expected: "https://resource-server.example", actual: "https://resource-server.example/",
        after: "header.Authorization.claims.aud=https://resource-server.example/",
        title: "a slash more")
      fail(
        "'aud' names 'urn:photos', but 'resource-server' knows itself as 'https://resource-server.example'",
        expected: "https://resource-server.example", actual: "urn:photos",
        after: "header.Authorization.claims.aud=urn:photos")
      pass(
        "'aud' names 'https://resource-server.example/photos', where the token is sent to",
        after: "registered=",
        "header.Authorization.claims.aud=https://resource-server.example/photos",
        title: "a part of an API of which nothing is registered")
      fail(
        "'aud' names 'https://resource-server.exbmple', but the token is sent to 'https://resource-server.example'",
        expected: "https://resource-server.example", actual: "https://resource-server.exbmple",
        after: "header.Authorization.claims.aud=https://resource-server.exbmple")
      fail(
        "'aud' names 'https://resource-server.example', but the token is sent to 'https://resource-server.exbmple'",
        expected: "https://resource-server.exbmple", actual: "https://resource-server.example",
        after: "url=https://resource-server.exbmple/photos", title: "sent elsewhere")
      fail(
        "'aud' names nobody; it must name an API", at: "token-response",
        after: "json.access_token.claims.aud=")
      fail(
        "'aud' names nobody; it must name an API", expected: "https://resource-server.example",
        after: "header.Authorization.claims.aud=[]")
      fail(
        "'aud' is [7]; it must be a string or an array of strings",
        expected: "https://resource-server.example", actual: "[7]",
        after: "header.Authorization.claims.aud=[7]")
      unknown(
        "'aud' is 'urn:photos'; which API bears that name is not in the transcript",
        after: "registered=", "header.Authorization.claims.aud=urn:photos",
        title: "a name that is no URL")
      doesNotApply(at: "token-response", after: "json.access_token=opaque")
    },
    CheckTable("access-token-subject", at: "token-response") {
      pass("'sub' is '\(Recorded.subject)'")
      pass("'sub' is '\(Recorded.subject)'", by: "RFC 6749 §6", at: "refresh-response")
      warn(
        "'sub' is 'other', not '\(Recorded.subject)'; 5 characters came, 16 were expected",
        expected: "\(Recorded.subject)", actual: "other",
        after: "json.access_token.claims.sub=other")
      fail(
        "'sub' is 'other', not '\(Recorded.subject)'; 5 characters came, 16 were expected",
        by: "RFC 6749 §6", expected: "\(Recorded.subject)", actual: "other",
        at: "refresh-response", after: "json.access_token.claims.sub=other")
      unknown(
        "no token response before 'refresh-request' issues its refresh token",
        at: "refresh-response", after: "token-response:json.refresh_token=")
      doesNotApply(after: "json.id_token=")
    },
    CheckTable("access-token-id", at: "refresh-response") {
      pass(
        "'jti' is '\(accessTokenName)', which no earlier token has", at: "token-response")
      fail(
        "'jti' is '\(accessTokenName)', as in a token of 'token-response'",
        after: "json.access_token.claims.jti=\(accessTokenName)")
      unknown("step 20 is not in the transcript", after: "resource-request:gone")
      doesNotApply(after: "json.access_token.claims.jti=")
    },
    CheckTable("firebase-token-key-id", in: "nonce", at: "firebase-sign-in-response") {
      pass("'kid' is '\(Recorded.firebaseKeyID)', which the key set has")
      fail(
        "the header has no 'kid'; Firebase names its key in every token",
        after: "json.idToken.header.kid=")
      fail(
        "the header's 'kid' is 'other': the key set has '\(Recorded.firebaseKeyID)'",
        after: "json.idToken.header.kid=other")
      unknown(
        "no key has the 'kid' 'other', but the key sets from 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com' in the transcript are older than 'resource-request#2', and keys change",
        at: "resource-request#2", after: "header.Authorization.header.kid=other")
      doesNotApply(after: "json.idToken=abc")
    },
    CheckTable("keys-at-hand", at: "resource-response") {
      pass("'resource-server' has got a key set")
      pass("'resource-server' has got a key set", in: "nonce")
      fail(
        "'resource-server' got no keys in answer to 'keys-request#2', and takes a token all the same",
        after: "keys-response#2:status=503")
      unknown(
        "'resource-server' asked for no keys: if it had some, they are not in the transcript",
        after: "keys-request#2:from=app", title: "keys from an earlier time")
      doesNotApply(after: "status=401")
      doesNotApply(after: "resource-request:header.Authorization=Bearer opaque")
      pass(
        "'resource-server' has got a key set",
        after: "keys-response#2:header.Content-Type=application/jwk-set+json")
    },
  ]

  private static let accessTokenName = "XRxs2vdq8rKYgXlifIQ72w"
}
