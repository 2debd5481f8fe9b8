import Testing

@Suite("Checks of values in the authorization request")
struct AuthorizationRequestValueCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("code-challenge-format", at: "authorization-request") {
      pass("43 characters of base64url, 32 bytes")
      fail(
        "'code_challenge' is not base64url: character '=' at offset 43 is not in the alphabet",
        after: "query.code_challenge=\(Recorded.challenge)=", title: "padding")
      fail(
        "'code_challenge' has 4 characters, 3 bytes; a SHA-256 digest has 32 bytes, 43 characters",
        after: "query.code_challenge=AAAA")
      doesNotApply(after: "query.code_challenge_method=plain", title: "the method 'plain'")
    },
    CheckTable("code-challenge-method", at: "authorization-request") {
      pass("'code_challenge_method' is 'S256'")
      fail(
        "'code_challenge_method' is 'plain', not 'S256'", expected: "S256", actual: "plain",
        after: "query.code_challenge_method=plain")
      fail(
        "'code_challenge_method' is 's256', not 'S256'", expected: "S256", actual: "s256",
        after: "query.code_challenge_method=s256", title: "the method in lower case")
      fail(
        "'code_challenge_method' is missing, which means 'plain': the challenge is the verifier",
        expected: "S256", after: "query.code_challenge_method=")
      doesNotApply(after: "query.code_challenge=")
    },
    CheckTable("code-challenge-present", at: "authorization-request") {
      pass("'code_challenge' has 43 characters")
      fail(
        "'code_challenge' is missing: whoever gets the code could redeem it",
        after: "query.code_challenge=")
      fail(
        "'code_challenge' is missing: whoever gets the code could redeem it",
        after: #"query.code_challenge="""#)
    },
    CheckTable("client-id-registered", at: "authorization-request") {
      pass("'\(Recorded.clientID)' is registered at 'authorization-server'")
      fail(
        "'client_id' is 'eKNjzFFjH9A1ysYe', and no such client is registered at 'authorization-server'",
        expected: "\(Recorded.clientID)", actual: "eKNjzFFjH9A1ysYe",
        after: "query.client_id=eKNjzFFjH9A1ysYe")
      unknown(
        "no 'client_id' is registered at 'authorization-server'; nothing is registered, as in version 1 of the format: record the run anew",
        after: "registered=")
      doesNotApply(after: "query.client_id=")
    },
    CheckTable("nonce-present", at: "authorization-request") {
      pass("'nonce' has 22 characters")
      pass(
        "there is no 'nonce'; 'code_challenge' ties the answer to this sign-in",
        after: "query.nonce=")
      warn(
        "'nonce' is missing, and 'code_challenge' too: an ID token for another sign-in could pass",
        after: "query.nonce=", "query.code_challenge=")
      doesNotApply(after: "query.scope=photos", "query.nonce=", title: "without the scope 'openid'")
    },
    CheckTable("nonce-unguessable", at: "authorization-request") {
      pass("22 characters of base64url, room for 132 random bits")
      warn(
        "'nonce' has 21 characters of base64url: room for 126 random bits, 128 are needed; 22 random characters of base64url have them",
        by: "RFC 6749 §10.10",
        after: "query.nonce=cN1HoIFyDUz_eWdB72I2p", title: "a short one")
      fail(
        "'nonce' has 9 characters in a row that count up or down: it cannot be random",
        after: "query.nonce=1234567890", title: "a number that counts up")
      doesNotApply(after: "query.nonce=")
    },
    CheckTable("scope-format", at: "authorization-request") {
      pass("2 scopes: 'openid', 'photos'")
      fail(
        "'scope' is 'openid  photos': it needs words with exactly one space between them",
        after: "query.scope=openid  photos", title: "two spaces")
      for (scope, codePoint) in [
        ("open\"id", "0022"), ("open\\id", "005C"), ("open\nid", "000A"), ("\u{F6}penid", "00F6"),
      ] {
        fail(
          "'scope' has the character U+\(codePoint), which cannot stand in a scope",
          after: "query.scope=\(scope)")
      }
      doesNotApply(after: "query.scope=")
      unknown(
        "the server refused the scope, and nothing tells all that it knows",
        after: "login-page:status=303",
        "login-page:header.Location+=com.example.app:/auth?error=invalid_scope",
        title: "a scope that the server does not know")
    },
    CheckTable("state-format", at: "authorization-request") {
      pass("22 characters of printable ASCII")
      fail(
        "'state' has the character U+00E9, which is no printable ASCII",
        after: "query.state=\u{E9}tat")
      doesNotApply(after: #"query.state="""#, title: "an empty one, which counts as left out")
      doesNotApply(after: "query.state=")
    },
    CheckTable("state-unguessable", at: "authorization-request") {
      pass("22 characters of base64url, room for 132 random bits")
      fail(
        "'state' has 21 characters of base64url: room for 126 random bits, 128 are needed; 22 random characters of base64url have them",
        after: "query.state=kT-jb0l4s2CUQ4INdW0p4", title: "a short one")
      fail(
        "'state' has 9 characters in a row that count up or down: it cannot be random",
        after: "query.state=1234567890", title: "a number that counts up")
      doesNotApply(after: "query.state=")
    },
  ]
}
