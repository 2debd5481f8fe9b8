import Testing

@Suite("Checks of the token request")
struct TokenRequestCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("client-id-in-body", at: "token-request") {
      pass("'client_id' is '\(Recorded.clientID)'")
      fail(
        "'client_id' is missing in the form, and no 'Authorization' stands in for it",
        after: "form.client_id=")
      doesNotApply(
        after: "header.Authorization+=Basic YTpi", "form.client_id=",
        title: "beside 'Authorization'")
      pass("'client_id' is '\(Recorded.clientID)'", at: "refresh-request")
      warn(
        "'client_id' is missing: nothing says if the refresh token comes from its own client",
        by: "RFC 6749 §10.4", at: "refresh-request", after: "form.client_id=")
      doesNotApply(after: "header.Content-Type=application/json")
    },
    CheckTable("code-by-right-client", at: "token-request") {
      pass("'client_id' equals that of 'authorization-request', 16 characters")
      fail(
        "'client_id' differs from that of 'authorization-request'; 1 of 16 characters differ: character 1 is 'X' and should be 'e'",
        expected: "\(Recorded.clientID)", actual: "\(Recorded.clientID.spoiled)",
        after: .spoil("form.client_id"))
      unknown(
        "no authorization response in the transcript issues the code '\(Recorded.code)'",
        after: "authorization-response:gone")
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "authorization-request:gone")
      pass(
        "'client_id' equals that of 'authorization-request', 16 characters",
        after: .wrongPasswordFirst, title: "finds the request behind a login with a wrong password")
      doesNotApply(after: "form.client_id=")
    },
    CheckTable("code-in-time", at: "token-request") {
      pass("the code is 0 seconds old, and lives for 600 at the most")
      pass("the code is 599 seconds old, and lives for 600 at the most", after: "time=1767226199")
      warn("the code is 600 seconds old; it lives for 600 at the most", after: "time=1767226200")
      warn(
        "the code is used 10 seconds before it came", after: "time=1767225590",
        title: "a code that is used before it came")
      warn(
        "the times -9223372036854775808 and 9223372036854775807 are absurd",
        after: "time=9223372036854775807", "authorization-response:time=-9223372036854775808",
        title: "absurd times")
      unknown(
        "no authorization response in the transcript issues the code '\(Recorded.code)'",
        after: "authorization-response:gone")
      doesNotApply(after: "header.Content-Type=application/json")
    },
    CheckTable("code-issued", at: "token-request") {
      pass("the code is the one of 'authorization-response'")
      fail(
        "no authorization response issued this 'code'; compared with the last one, 1 of 43 characters differ: character 1 is 'X' and should be '5'",
        expected: "\(Recorded.code)", actual: "\(Recorded.code.spoiled)", after: .spoil("form.code")
      )
      fail("'code' is missing", after: "form.code=")
      fail(
        "no code was issued before", actual: "\(Recorded.code)",
        after: "authorization-response:location.query.code=", title: "no code was issued at all")
      unknown("step 11 is not in the transcript", after: "authorization-response:gone")
      unknown(
        "no authorization response is in the transcript", after: "authorization-response:gone",
        .renumbered, title: "a transcript that begins later")
      doesNotApply(after: "header.Content-Type=application/json")
    },
    CheckTable("code-used-once", at: "token-request") {
      pass("none of 0 earlier token requests has this code")
      fail(
        "the code was used before, in 'token-request'", at: "token-request#2",
        after: "token-request:again", title: "the second request with one code")
      pass("none of 0 earlier token requests has this code", after: "token-request:again")
      pass(
        "'token-request' has the same code; the server could not look at it",
        at: "token-request#2", after: "token-request:again", "token-response:status=503",
        title: "a second try after the server was down")
      unknown("step 13 is not in the transcript", after: "callback:gone")
      doesNotApply(after: "header.Content-Type=application/json")
    },
    CheckTable("code-verifier-expected", at: "token-request") {
      pass("'authorization-request' has the 'code_challenge' for it")
      fail(
        "a 'code_verifier' came, but 'authorization-request' has no 'code_challenge'",
        after: "authorization-request:query.code_challenge=", title: "a verifier without challenge")
      unknown(
        "no authorization response in the transcript issues the code '\(Recorded.code)'",
        after: "authorization-response:gone")
      doesNotApply(after: "form.code_verifier=")
    },
    CheckTable("code-verifier-format", at: "token-request") {
      pass("43 unreserved characters", at: "code-challenge", "token-request")
      for count in [43, 128] {
        pass(
          "\(count) unreserved characters",
          after: "form.code_verifier=\(String(repeating: "~", count: count))")
      }
      for count in [1, 42, 129] {
        fail(
          "'code_verifier' has \(count) characters; 43 to 128 are allowed",
          after: "form.code_verifier=\(String(repeating: "~", count: count))")
      }
      for (character, codePoint) in [("=", "003D"), ("\u{E9}", "00E9"), (" ", "0020")] {
        fail(
          "'code_verifier' has the character U+\(codePoint); A-Z a-z 0-9 - . _ ~ are allowed",
          at: "code-challenge", "token-request",
          after: "token-request:form.code_verifier=\(Recorded.verifier)\(character)",
          "code-challenge:value.code_verifier=\(Recorded.verifier)\(character)",
          title: "a character that is not unreserved")
      }
      doesNotApply(after: "form.code_verifier=")
    },
    CheckTable("code-verifier-present", at: "token-request") {
      pass("'code_verifier' has 43 characters")
      fail(
        "'code_verifier' is missing, but 'authorization-request' has a 'code_challenge'",
        after: "form.code_verifier=")
      unknown(
        "no authorization response in the transcript issues the code '\(Recorded.code)'",
        after: "authorization-response:gone")
      doesNotApply(
        after: "authorization-request:query.code_challenge=", title: "there was no challenge")
    },
    CheckTable("grant-type", at: "token-request") {
      pass("'grant_type' is 'authorization_code'")
      fail(
        "'grant_type' is 'password', not 'authorization_code'", expected: "authorization_code",
        actual: "password", after: "form.grant_type=password")
      fail("'grant_type' is missing", expected: "authorization_code", after: "form.grant_type=")
      doesNotApply(after: "header.Content-Type=application/json")
    },
    CheckTable("no-client-secret", at: "token-request") {
      pass("no 'client_secret' and no 'Authorization: Basic'")
      warn(
        "'client_secret' is in the form; every installed copy of the app has it",
        after: "form.client_secret+=shipped", title: "a secret in the form")
      warn(
        "'Authorization' has a secret in 'Basic'; every installed copy of the app has it",
        after: "header.Authorization+=bAsIc YTpi", title: "a secret in the header")
    },
    CheckTable("redirect-uri-repeated", at: "token-request") {
      pass("'redirect_uri' equals that of 'authorization-request', 21 characters")
      fail(
        "'redirect_uri' differs from that of 'authorization-request'; 1 of 21 characters differ: character 21 is 'i' and should be 'h'",
        expected: "com.example.app:/auth", actual: "com.example.app:/auti",
        after: "form.redirect_uri=com.example.app:/auti")
      fail(
        "'redirect_uri' is missing; it has to equal that of 'authorization-request'",
        expected: "com.example.app:/auth", after: "form.redirect_uri=")
      unknown(
        "no authorization response in the transcript issues the code '\(Recorded.code)'",
        after: "authorization-response:gone")
      doesNotApply(
        after: "authorization-request:query.redirect_uri=", title: "the request had none")
    },
    CheckTable("code-verifier-own", at: "token-request") {
      pass("'app' drew it in 'code-challenge'")
      fail(
        "'attacker' sends the 'code_verifier' that 'app' drew in 'code-challenge': it was learned or guessed",
        expected: "app", actual: "attacker", after: "from=attacker")
      unknown(
        "no calculation before 'token-request' has this 'code_verifier'",
        after: "form.code_verifier=other")
      unknown("step 3 is not in the transcript", after: "code-challenge:gone")
      doesNotApply(after: "code-challenge:gone", .renumbered, title: "no calculations at all")
      doesNotApply(after: "form.code_verifier=")
    },
    CheckTable("token-endpoint-from-metadata", at: "token-request") {
      pass(
        "'https://authorization-server.example/oauth/token' is the 'token_endpoint' of the metadata"
      )
      fail(
        "'https://authorization-server.example/oauth/tokem' is not the 'token_endpoint' of the metadata; 1 of 48 characters differ: character 48 is 'm' and should be 'n'",
        expected: "https://authorization-server.example/oauth/token",
        actual: "https://authorization-server.example/oauth/tokem",
        after: "url=https://authorization-server.example/oauth/tokem")
      pass(
        "'https://authorization-server.example:443/oauth/token' is the 'token_endpoint' of the metadata",
        after: "url=https://authorization-server.example:443/oauth/token",
        title: "the port that goes without saying")
      warn(
        "the URL has 'code' behind the 'token_endpoint' of the metadata, where logs keep it: what is sent belongs in the form",
        by: "RFC 6749 §3.2", after: "url=https://authorization-server.example/oauth/token?code=abc")
      unknown("step 2 is not in the transcript", after: "metadata-response:gone")
      unknown(
        "no metadata names a 'token_endpoint' to compare with",
        after: "metadata-response:json.token_endpoint=", title: "metadata without the member")
    },
    CheckTable("token-request-form", at: "token-request") {
      pass("a POST with a form of 5 parameters")
      pass(
        "a POST with a form of 5 parameters",
        after: "header.Content-Type=Application/X-WWW-Form-Urlencoded; charset=UTF-8",
        title: "a media type with a parameter")
      fail(
        "the method is 'GET'", by: "RFC 6749 §3.2 (MUST)", expected: "POST", actual: "GET",
        after: "method=GET")
      fail(
        "'Content-Type' is 'application/json'", expected: "application/x-www-form-urlencoded",
        actual: "application/json", after: "header.Content-Type=application/json", title: "JSON")
      fail(
        "'Content-Type' is missing", expected: "application/x-www-form-urlencoded",
        after: "header.Content-Type=", title: "without a media type")
      fail("'scope=%zz' is not well encoded", after: "body+=&scope=%zz", title: "a broken encoding")
      fail(
        "the body is not UTF-8", after: .body([0x63, 0x3d, 0xff]), title: "bytes that are no text")
    },
    CheckTable("verifier-matches-challenge", at: "token-request") {
      pass("BASE64URL(SHA-256(code_verifier)) is the challenge of 'authorization-request'")
      fail(
        "'code_verifier' does not give the 'code_challenge' that was sent; 1 of 43 characters differ: character 1 is 'X' and should be 'Q'",
        expected: "\(Recorded.challenge)", actual: "\(Recorded.challenge.spoiled)",
        after: .spoil("authorization-request:query.code_challenge"))
      unknown(
        "the authorization request behind 'login-submit' is not in the transcript",
        after: "authorization-request:gone")
      doesNotApply(after: "form.code_verifier=")
    },
  ]
}
