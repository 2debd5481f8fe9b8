import Testing

@Suite("Checks of Firebase ID tokens")
struct FirebaseTokenCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("firebase-subject-kept", in: "nonce", at: "firebase-refresh-response") {
      pass("'sub' is '\(Recorded.firebaseSubject)'")
      fail(
        "'sub' is 'another', not '\(Recorded.firebaseSubject)'; 7 characters came, 28 were expected",
        expected: "\(Recorded.firebaseSubject)", actual: "another",
        after: "json.id_token.claims.sub=another")
      fail(
        "'iss' is 'another', not 'https://securetoken.google.com/photo-app-project'; 7 characters came, 48 were expected",
        expected: "https://securetoken.google.com/photo-app-project", actual: "another",
        after: "json.id_token.claims.iss=another")
      unknown(
        "the sign-in of this refresh token is not in the transcript",
        after: "firebase-sign-in-response:gone", title: "without the sign-in")
    },
    CheckTable("firebase-token-algorithm", in: "nonce", at: "resource-request") {
      pass("'alg' is 'RS256', a signature that a public key verifies")
      fail(
        "'alg' is 'none'; a token without signature proves nothing",
        after: "header.Authorization.header.alg=none")
      doesNotApply(at: "firebase-sign-in-response", after: "json.idToken=abc")
    },
    CheckTable("firebase-token-audience", in: "nonce", at: "firebase-sign-in-response") {
      pass("'aud' is 'photo-app-project'")
      fail(
        "'aud' is 'another', not 'photo-app-project'; 7 characters came, 17 were expected",
        expected: "photo-app-project", actual: "another", after: "json.idToken.claims.aud=another")
      warn(
        "'aud' is an array in which 'photo-app-project' stands; Firebase writes the project alone",
        expected: "photo-app-project", actual: #"["photo-app-project","x"]"#,
        after: #"json.idToken.claims.aud=["photo-app-project","x"]"#)
      unknown("no 'audience' is registered at 'resource-server'", after: "registered.audience=")
      doesNotApply(after: "json.idToken=abc")
    },
    CheckTable("firebase-token-expiry", in: "nonce", at: "resource-request") {
      pass("'exp' is 1767229200, 3600 seconds ahead")
      fail(
        "'exp' is 1767229200, 60 seconds before this step; clocks may differ by less than 60 seconds",
        after: "time=1767229260", title: "at the end of the leeway")
      pass(
        "'exp' is 1767229200, 59 seconds ago, within the leeway", after: "time=1767229259",
        title: "a second before the end of the leeway")
      doesNotApply(at: "firebase-sign-in-response", after: "json.idToken=abc")
    },
    CheckTable("firebase-token-issued-at", in: "nonce", at: "resource-request") {
      pass("'iat' is 1767225600, 0 seconds ago")
      fail(
        "'iat' is 1767225600, 61 seconds after this step; clocks may differ by 60 seconds",
        after: "time=1767225539", title: "past the leeway")
      pass(
        "'iat' is 1767225600, 60 seconds ahead, within the leeway", after: "time=1767225540",
        title: "a second before the end of the leeway")
      doesNotApply(at: "firebase-sign-in-response", after: "json.idToken=abc")
    },
    CheckTable("firebase-token-issuer", in: "nonce", at: "firebase-sign-in-response") {
      pass("'iss' is 'https://securetoken.google.com/photo-app-project'")
      fail(
        "'iss' is 'https://securetoken.google.com/photo-app-projecT', not 'https://securetoken.google.com/photo-app-project'; 1 of 48 characters differ: character 48 is 'T' and should be 't'",
        expected: "https://securetoken.google.com/photo-app-project",
        actual: "https://securetoken.google.com/photo-app-projecT",
        after: "json.idToken.claims.iss=https://securetoken.google.com/photo-app-projecT")
      unknown("no 'issuer' is registered at 'resource-server'", after: "registered.issuer=")
      doesNotApply(after: "json.idToken=abc")
    },
    CheckTable("firebase-token-signature", in: "nonce", at: "firebase-sign-in-response") {
      pass("the RS256 signature fits the key '\(Recorded.firebaseKeyID)'")
      fail(
        "the 'RS256' signature does not fit the token and the key '\(Recorded.firebaseKeyID)'",
        after: "json.idToken.claims.sub=other", title: "one other claim")
      fail(
        "the Firebase ID token is no JWT: three parts, divided by '.'", after: "json.idToken=abc",
        title: "what is no JWT")
      unknown(
        "no key set from 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com' in the transcript",
        after: "firebase-keys-response:gone", title: "without Firebase's keys")
      doesNotApply(after: "status=400")
    },
    CheckTable("firebase-token-subject", in: "nonce", at: "firebase-sign-in-response") {
      pass("'user_id' is '\(Recorded.firebaseSubject)'")
      fail(
        "'sub' is missing, empty or no text; it is the user's id",
        after: #"json.idToken.claims.sub="""#, title: "nobody")
      fail(
        "'sub' is missing, empty or no text; it is the user's id",
        after: "json.idToken.claims.sub=7", title: "a number")
      pass(
        "'sub' is 'é'",
        after: "json.idToken.claims.sub=é", "json.idToken.claims.user_id=", title: "not ASCII")
      warn(
        "'user_id' is 'another', not '\(Recorded.firebaseSubject)'; 7 characters came, 28 were expected",
        expected: "\(Recorded.firebaseSubject)", actual: "another",
        after: "json.idToken.claims.user_id=another", title: "two ids")
      warn(
        "'sub' has 129 characters; the id of a user at Firebase has 128 at most",
        after: "json.idToken.claims.sub=\(String(repeating: "x", count: 129))")
      doesNotApply(after: "json.idToken=abc")
    },
  ]
}
