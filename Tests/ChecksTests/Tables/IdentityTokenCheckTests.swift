import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of Apple's identity tokens")
struct IdentityTokenCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("code-hash", in: "nonce", at: "apple-authorization-response") {
      pass("'c_hash' is 'HpvoNOXrkvBw8oNqK5tfGw'")
      warn(
        "'c_hash' is 'HpvoNOXrkvBw8oNqK5tfGw', not 'rkSKyGxOjk3sZFcpcI70GA'; 21 of 22 characters differ",
        expected: "rkSKyGxOjk3sZFcpcI70GA", actual: "HpvoNOXrkvBw8oNqK5tfGw",
        after: "json.code=another")
      warn(
        "'c_hash' is missing; it must be 'HpvoNOXrkvBw8oNqK5tfGw'",
        expected: "HpvoNOXrkvBw8oNqK5tfGw", after: "json.id_token.claims.c_hash=")
      unknown(
        "the token's 'alg' does not tell which hash 'c_hash' is made with",
        after: "json.id_token.header.alg=XS256", title: "the algorithm does not tell the hash")
      pass(
        "'c_hash' is 'HpvoNOXrkvBw8oNqK5tfGw'", after: "json.id_token.header.alg=PS256",
        title: "takes the hash of the algorithm that the header names")
      pass(
        "'c_hash' is 'aYFSNdnLXe8jsrF0_qUsuKh8iLsd7baM'", after: "json.id_token.header.alg=ES384",
        "json.id_token.claims.c_hash=aYFSNdnLXe8jsrF0_qUsuKh8iLsd7baM")
      doesNotApply(after: "json.code=")
    },
    CheckTable("identity-token-algorithm", in: "nonce", at: "firebase-sign-in-request") {
      pass("'alg' is 'RS256', a signature that a public key verifies")
      fail(
        "'alg' is 'none'; a token without signature proves nothing",
        after: "json.postBody.form.id_token.header.alg=none")
      fail(
        "'alg' is 'HS256', which needs a shared secret; a key from a public key set must never serve as one",
        after: "json.postBody.form.id_token.header.alg=HS256", title: "a shared secret")
      doesNotApply(after: "json.postBody.form.id_token=abc")
    },
    CheckTable("identity-token-audience", in: "nonce", at: "firebase-sign-in-request") {
      pass("'aud' is 'com.example.app'")
      fail(
        "'aud' is 'com.example.another', not 'com.example.app'", expected: "com.example.app",
        actual: "com.example.another",
        after: "json.postBody.form.id_token.claims.aud=com.example.another")
      pass(
        "'aud' is 'com.example.app'",
        after: #"json.postBody.form.id_token.claims.aud=["com.example.app"]"#,
        title: "an array of one")
      fail(
        "'aud' is 'com.example.app', not 'com.example.app.web'", expected: "com.example.app.web",
        actual: "com.example.app", at: "apple-authorization-response",
        after: "apple-authorization-request:form.client_id=com.example.app.web",
        title: "when Apple answers for a client that did not ask")
      fail(
        "'aud' is missing; it names the client that the token is for",
        after: "json.postBody.form.id_token.claims.aud=")
      unknown("no 'audience' is registered at 'firebase'", after: "registered.audience=")
      doesNotApply(after: "json.postBody.form.id_token=abc")
    },
    CheckTable("identity-token-expiry", in: "nonce", at: "firebase-sign-in-request") {
      pass("'exp' is 1767312000, 86400 seconds ahead")
      fail(
        "'exp' is 1767312000, 60 seconds before this step; clocks may differ by less than 60 seconds",
        after: "time=1767312060", title: "at the end of the leeway")
      pass(
        "'exp' is 1767312000, 59 seconds ago, within the leeway", after: "time=1767312059",
        title: "a second before the end of the leeway")
      fail(
        #"'exp' is a string, "1767312000"; it must be a number of seconds since 1970"#,
        after: #"json.postBody.form.id_token.claims.exp="1767312000""#, title: "a text")
      doesNotApply(after: "json.postBody.form.id_token=abc")
    },
    CheckTable("identity-token-issued-at", in: "nonce", at: "firebase-sign-in-request") {
      pass("'iat' is 1767225600, 0 seconds ago")
      warn(
        "'iat' is 1767225600, 61 seconds after this step; clocks may differ by 60 seconds",
        by: "OIDC Core §3.1.3.7",
        after: "time=1767225539", title: "past the leeway")
      pass(
        "'iat' is 1767225600, 60 seconds ahead, within the leeway", after: "time=1767225540",
        title: "a second before the end of the leeway")
      fail("'iat' is missing", after: "json.postBody.form.id_token.claims.iat=")
      doesNotApply(after: "json.postBody.form.id_token=abc")
    },
    CheckTable("identity-token-issuer", in: "nonce", at: "firebase-sign-in-request") {
      pass("'iss' is 'https://appleid.apple.com'")
      fail(
        "'iss' is 'https://appleid.apple.com/', not 'https://appleid.apple.com'; 26 characters came, 25 were expected",
        expected: "https://appleid.apple.com", actual: "https://appleid.apple.com/",
        after: "json.postBody.form.id_token.claims.iss=https://appleid.apple.com/")
      fail(
        "'iss' is missing; it must be 'https://appleid.apple.com'",
        expected: "https://appleid.apple.com", after: "json.postBody.form.id_token.claims.iss=")
      doesNotApply(after: "json.postBody.form.id_token=abc")
    },
    CheckTable("identity-token-key-id", in: "nonce", at: "firebase-sign-in-request") {
      pass("'kid' is '\(Recorded.appleKeyID)', which the key set has")
      fail(
        "the header's 'kid' is 'other': the key set has '\(Recorded.appleKeyID)'",
        after: "json.postBody.form.id_token.header.kid=other")
      fail(
        "the header has no 'kid'; Apple names its key in every token",
        by: "Apple REST API", after: "json.postBody.form.id_token.header.kid=")
      warn(
        "the header brings a key along, in 'jwk'; keys come from Apple alone",
        by: "OIDC Core §2 (SHOULD NOT)", after: .ownKey,
        title: "a token that brings its key along")
      fail(
        "the header's 'kid' is 'other': the key set has '\(Recorded.appleKeyID)'",
        at: "firebase-sign-in-request#2",
        after: .repeated, "json.postBody.form.id_token.header.kid=other",
        title: "the keys are fetched anew")
      unknown(
        "no key has the 'kid' 'other', but the key sets from 'https://appleid.apple.com/auth/keys' in the transcript are older than 'firebase-sign-in-request#2', and keys change",
        at: "firebase-sign-in-request#2",
        after: .repeated, "json.postBody.form.id_token.header.kid=other",
        "apple-keys-response#2:gone", title: "the keys are of an earlier sign-in")
      unknown(
        "no key set from 'https://appleid.apple.com/auth/keys' in the transcript",
        after: "apple-keys-response:gone", title: "without Apple's keys")
      doesNotApply(after: "json.postBody.form.id_token=abc")
    },
    CheckTable("identity-token-signature", in: "nonce", at: "firebase-sign-in-request") {
      pass("the RS256 signature fits the key '\(Recorded.appleKeyID)'")
      fail(
        "the 'RS256' signature does not fit the token and the key '\(Recorded.appleKeyID)'",
        after: "json.postBody.form.id_token.claims.sub=other", title: "one other claim")
      fail(
        "the header's 'kid' is 'other': the key set has '\(Recorded.appleKeyID)'",
        after: "json.postBody.form.id_token.header.kid=other")
      fail(
        "the identity token is no JWT: header, payload and signature, divided by '.'",
        after: "json.postBody.form.id_token=abc", title: "what is no JWT")
      unknown(
        "no key set from 'https://appleid.apple.com/auth/keys' in the transcript",
        after: "apple-keys-response:gone", title: "without Apple's keys")
      doesNotApply(
        at: "apple-authorization-response", after: "status=400", title: "a refusal of Apple")
    },
    CheckTable("identity-token-subject", in: "nonce", at: "firebase-sign-in-request") {
      pass("'sub' is '001234.fdfb0d59c4af669f2d3fffe57b6c7c37.0815'")
      fail("'sub' is missing; it names the user", after: "json.postBody.form.id_token.claims.sub=")
      fail(
        "'sub' is a number; it must be a string", after: "json.postBody.form.id_token.claims.sub=7",
        title: "a number")
      fail(
        "'sub' has 0 bytes; it must be 1 to 255 ASCII characters",
        after: #"json.postBody.form.id_token.claims.sub="""#, title: "nobody")
      doesNotApply(after: "json.postBody.form.id_token=abc")
    },
    CheckTable("nonce-returned", in: "nonce", at: "apple-authorization-response") {
      pass("'nonce' is '\(Recorded.nonceHash)'")
      fail(
        "'nonce' is 'fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d', not '\(Recorded.nonceHash)'; 1 of 64 characters differ: character 1 is 'f' and should be 'e'",
        expected: "\(Recorded.nonceHash)",
        actual: "fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
        after:
          "json.id_token.claims.nonce=fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d"
      )
      fail(
        "the token has a 'nonce', though none was asked for",
        after: "apple-authorization-request:form.nonce=", title: "a nonce that nobody sent")
      unknown(
        "the request that 'apple-authorization-response' answers is not in the transcript",
        after: "apple-authorization-request:gone")
      doesNotApply(
        after: "apple-authorization-request:form.nonce=", "json.id_token.claims.nonce=",
        title: "no nonce was sent and none came")
      fail(
        "'nonce' is missing; it must be '\(Recorded.nonceHash)'",
        expected: "\(Recorded.nonceHash)",
        after: "json.id_token.claims.nonce=", title: "a nonce was sent and none came")
      doesNotApply(
        after: "json.id_token.claims.nonce=", "json.id_token.claims.nonce_supported=false",
        title: "the token says that none could come")
    },
    CheckTable("nonce-supported", in: "nonce", at: "apple-authorization-response") {
      pass("'nonce_supported' is true, and the nonce is there")
      warn(
        "'nonce_supported' is true and a nonce was sent, but the token has none",
        after: "json.id_token.claims.nonce=", title: "a nonce was sent and is not there")
      pass(
        "'nonce_supported' is false: Apple lets the app go on without a nonce",
        after: "json.id_token.claims.nonce_supported=false", "json.id_token.claims.nonce=",
        title: "no nonce can be carried")
      pass(
        "'nonce_supported' is false: Apple lets the app go on without a nonce",
        after: #"json.id_token.claims.nonce_supported="false""#, title: "the text false")
      pass(
        "'nonce_supported' is true, and the nonce is there",
        after: #"json.id_token.claims.nonce_supported="true""#, title: "the text true")
      warn(
        "'nonce_supported' is 1; Apple writes true or false",
        after: "json.id_token.claims.nonce_supported=1", title: "a number")
      doesNotApply(
        after: "apple-authorization-request:form.nonce=",
        "json.id_token.claims.nonce_supported=false", title: "none was sent and none can come")
      doesNotApply(after: "json.id_token.claims.nonce_supported=", title: "the token does not say")
    },
  ]
}

extension Edit {
  /// Puts a key into the token's own header.
  fileprivate static let ownKey = Edit("a key in the header") { signIn, step in
    try signIn.changeToken(step, "json.postBody.form.id_token") {
      $0.header.set("jwk", to: .object())
    }
  }
}
