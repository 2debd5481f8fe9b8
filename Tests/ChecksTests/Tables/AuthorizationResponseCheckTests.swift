import Testing

@Suite("Checks of the authorization response")
struct AuthorizationResponseCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("answer-in-query", at: "authorization-response") {
      pass("'code' is in the query, with 3 parameters in all")
      pass("'error' is in the query, with 4 parameters in all", in: "denied")
      fail(
        "'code' is in the fragment of 'Location', not in its query",
        after: "header.Location=com.example.app:/auth#code=a&state=b",
        title: "a code in the fragment")
      fail(
        "the query of 'Location' has neither 'code' nor 'error'", after: "location.query.code=",
        title: "neither code nor error")
      fail(
        "the query of 'Location' has both 'code' and 'error': one excludes the other",
        after: "location.query.error+=access_denied")
      for status in ["200", "404"] {
        fail(
          "status \(status) with 'Location': only a redirect, such as 303, is followed",
          expected: "303", actual: "\(status)", after: "status=\(status)")
      }
      doesNotApply(after: "header.Location=")
    },
    CheckTable("authorization-error-code", in: "denied", at: "authorization-response") {
      pass("'error' is 'access_denied', one of 7 codes", title: "an error of RFC 6749")
      pass(
        "'error' is 'login_required', which an extension has registered", by: "RFC 6749 §8.5",
        after: "location.query.error=login_required", title: "an error of OpenID Connect")
      fail(
        "'error' is 'invalid_grant'; the authorization endpoint has 'invalid_request', 'unauthorized_client', 'access_denied', 'unsupported_response_type', 'invalid_scope', 'server_error', 'temporarily_unavailable'",
        by: "RFC 6749 §4.1.2.1",
        after: "location.query.error=invalid_grant", title: "an error of the token endpoint")
      warn(
        "'error' is 'example.org:limit'; the authorization endpoint has 'invalid_request', 'unauthorized_client', 'access_denied', 'unsupported_response_type', 'invalid_scope', 'server_error', 'temporarily_unavailable', and extensions have codes that are registered",
        by: "RFC 6749 §8.5 (SHOULD)", after: "location.query.error=example.org:limit",
        title: "an error with the name of its extension")
      doesNotApply(in: "pkce", title: "a code")
    },
    CheckTable("code-issued-once", at: "authorization-response") {
      pass("none of 0 earlier authorization responses has this code")
      pass(
        "none of 1 earlier authorization response has this code", in: "two-persons",
        at: "authorization-response#2", title: "a second sign-in with a code of its own")
      fail(
        "the code was issued before, in 'authorization-response'", in: "two-persons",
        at: "authorization-response#2", after: "location.query.code=\(Recorded.code)",
        title: "a code that was issued before")
      unknown("step 10 is not in the transcript", after: "login-submit:gone")
      doesNotApply(in: "denied")
    },
    CheckTable("code-unguessable", at: "authorization-response") {
      pass("43 characters of base64url, room for 258 random bits")
      pass(
        "32 characters of hexadecimal, room for 128 random bits",
        after: "location.query.code=3f9a1c7e5b2d8064af13c9e0572bd648")
      pass(
        "39 characters of decimal, room for 129 random bits",
        after: "location.query.code=314159265358979323846264338327950288419")
      fail(
        "'code' has 21 characters of base64url: room for 126 random bits, 128 are needed; 22 random characters of base64url have them",
        after: "location.query.code=SplxlOBeZQQYbYS6WxSbI", title: "a short one")
      fail(
        "'code' is 'xyz' again and again, 27 characters: it cannot be random",
        after: "location.query.code=xyzxyzxyzxyzxyzxyzxyzxyzxyz", title: "one that repeats itself")
      fail(
        "'code' has 26 characters of text, but only 4 different ones: it cannot be random",
        after: "location.query.code=!?!!??!.?!.!?!!.?,!?!.,!.?",
        title: "one of few different characters")
      fail(
        "'code' has 26 characters in a row that count up or down: it cannot be random",
        after: "location.query.code=abcdefghijklmnopqrstuvwxyz", title: "one that counts up")
      fail(
        "'code' is a time: 1767225600 seconds since 1970: it cannot be random",
        after: "location.query.code=1767225600000", title: "a time")
      fail(
        "'code' is made of words: 'authorization', 'secret', 'code': it cannot be random",
        after: "location.query.code=secret-authorization-code-for-alice", title: "words")
      unknown(
        "'code' was taken out of the transcript: '[redacted]'",
        after: "location.query.code=[redacted]")
      doesNotApply(in: "denied")
    },
    CheckTable("issuer-returned", at: "authorization-response") {
      pass("'iss' equals the 'issuer' of the metadata, 36 characters")
      pass("'iss' equals the 'issuer' of the metadata, 36 characters", in: "denied")
      fail(
        "'iss' differs from the 'issuer' of the metadata; 1 of 36 characters differ: character 1 is 'X' and should be 'h'",
        expected: "https://authorization-server.example",
        actual: "Xttps://authorization-server.example", after: .spoil("location.query.iss"))
      fail(
        "'iss' is missing; it has to equal the 'issuer' of the metadata",
        expected: "https://authorization-server.example", after: "location.query.iss=",
        title: "without an issuer that was promised")
      unknown(
        "no metadata of 'authorization-server' is in the transcript",
        after: "metadata-response:gone")
      fail(
        "'iss' is right, and the metadata does not say that it comes: 'authorization_response_iss_parameter_supported' is not true, so an app cannot insist on it",
        by: "RFC 9207 §2.3 (MUST)",
        after: "metadata-response:json.authorization_response_iss_parameter_supported=")
      unknown(
        "the metadata has no 'issuer' to compare with", after: "metadata-response:json.issuer=",
        title: "metadata without issuer")
      doesNotApply(
        after: "location.query.iss=",
        "metadata-response:json.authorization_response_iss_parameter_supported=",
        title: "a server that does not send it")
      doesNotApply(after: "header.Location=")
    },
    CheckTable("redirect-uri-answered", at: "authorization-response") {
      pass("'Location' is 'com.example.app:/auth' with parameters added")
      fail(
        "'Location' goes to 'com.example.app:/auti', not to the 'redirect_uri' of 'authorization-request'; 1 of 21 characters differ: character 21 is 'i' and should be 'h'",
        expected: "com.example.app:/auth", actual: "com.example.app:/auti",
        after: "header.Location=com.example.app:/auti?code=a")
      pass(
        "'Location' is 'com.example.app:/auth?tenant=a%20b' with parameters added",
        after: "authorization-request:query.redirect_uri=com.example.app:/auth?tenant=a%20b",
        "header.Location=com.example.app:/auth?tenant=a%20b&code=c&state=d",
        title: "a redirect URI with a query of its own")
      fail(
        "'Location' goes to 'com.example.app:/auth?code=\(Recorded.code)', not to the 'redirect_uri' of 'authorization-request'; 70 characters came, 30 were expected",
        expected: "com.example.app:/auth?tenant=a",
        actual: "com.example.app:/auth?code=\(Recorded.code)",
        after: "authorization-request:query.redirect_uri=com.example.app:/auth?tenant=a",
        title: "the query of the redirect URI is lost")
      unknown(
        "the request that 'authorization-response' answers is not in the transcript",
        after: "login-submit:gone")
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "login-page:gone")
      doesNotApply(
        after: "authorization-request:query.redirect_uri=", title: "the request has none")
      doesNotApply(after: "header.Location=")
    },
    CheckTable("state-returned", at: "authorization-response") {
      pass("'state' equals that of 'authorization-request', 22 characters")
      pass("'state' equals that of 'authorization-request', 22 characters", in: "denied")
      fail(
        "'state' differs from that of 'authorization-request'; 1 of 22 characters differ: character 1 is 'X' and should be 'k'",
        expected: "\(Recorded.state)", actual: "\(Recorded.state.spoiled)",
        after: .spoil("location.query.state"))
      fail(
        "'state' is missing; it has to equal that of 'authorization-request'",
        expected: "\(Recorded.state)", after: "location.query.state=")
      fail(
        "'state' differs from that of 'authorization-request'; they look the same, but their bytes differ",
        expected: "\u{E9}tat", actual: "e\u{301}tat",
        after: "authorization-request:query.state=\u{E9}tat", "location.query.state=e\u{301}tat",
        title: "a state that only looks the same")
      unknown(
        "the request that 'authorization-response' answers is not in the transcript",
        after: "login-submit:gone")
      doesNotApply(after: "authorization-request:query.state=", title: "the request has none")
      doesNotApply(after: "header.Location=")
    },
  ]
}
