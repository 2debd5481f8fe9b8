import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of accounts and sessions at Firebase")
struct FirebaseAccountCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  private static let subject = "001234.fdfb0d59c4af669f2d3fffe57b6c7c37.0815"

  static let tables: [CheckTable] = [
    CheckTable("firebase-provider", in: "nonce", at: "firebase-sign-in-request") {
      pass("'providerId' is 'apple.com'")
      fail(
        "'providerId' is 'google.com', not 'apple.com'; 10 characters came, 9 were expected",
        expected: "apple.com", actual: "google.com",
        after: "json.postBody.form.providerId=google.com")
      pass("'providerId' is 'apple.com'", at: "firebase-sign-in-response")
      fail(
        "'providerId' is 'google.com', not 'apple.com'; 10 characters came, 9 were expected",
        expected: "apple.com", actual: "google.com", at: "firebase-sign-in-response",
        after: "json.providerId=google.com")
      fail(
        "'sign_in_provider' is 'password', not 'apple.com'; 8 characters came, 9 were expected",
        expected: "apple.com", actual: "password", at: "firebase-sign-in-response",
        after: #"json.idToken.claims.firebase={"sign_in_provider":"password"}"#)
      doesNotApply(after: "json.postBody.form.providerId=")
    },
    CheckTable("firebase-credential-own", in: "nonce", at: "firebase-sign-in-request") {
      pass("the token of 'apple-credential'")
      warn(
        "no credential that 'app' got has this token: it was taken from elsewhere, or written anew",
        after: "json.postBody.form.id_token=a.b.c")
      warn(
        "no credential that 'attacker' got has this token: it was taken from elsewhere, or written anew",
        after: "from=attacker", title: "a token in the hands of somebody else")
      unknown("step 7 is not in the transcript", after: "apple-credential:gone")
      doesNotApply(after: "json.postBody.form.id_token=")
    },
    CheckTable("firebase-name-passed", in: "nonce", at: "firebase-sign-in-request") {
      pass("the name of the credential")
      warn(
        "'firstName' is missing, but the credential has 'Alice'",
        after: "json.postBody.form.user=")
      warn(
        "'firstName' is \"Alice\", but the credential has no 'givenName'",
        after: "apple-credential:value.givenName=")
      doesNotApply(after: "apple-credential:gone", title: "without the credential")
      doesNotApply(
        after: "json.postBody.form.user=", "apple-credential:value.givenName=",
        "apple-credential:value.familyName=", title: "a later sign-in")
    },
    CheckTable("firebase-local-id", in: "nonce", at: "firebase-sign-in-response") {
      pass("'localId' is the 'sub' of the token")
      pass("'user_id' is the 'sub' of the token", at: "firebase-refresh-response")
      fail(
        #"'localId' is "other", but 'sub' of the token is '\#(Recorded.firebaseSubject)'"#,
        expected: "\(Recorded.firebaseSubject)", actual: "other", after: "json.localId=other")
      fail(
        "'user_id' is 7, but 'sub' of the token is '\(Recorded.firebaseSubject)'",
        expected: "\(Recorded.firebaseSubject)", actual: "7", at: "firebase-refresh-response",
        after: "json.user_id=7")
      doesNotApply(after: "json.localId=")
    },
    CheckTable("firebase-federated-id", in: "nonce", at: "firebase-sign-in-response") {
      pass("'federatedId' and the token's identities name the 'sub' of Apple's token")
      pass(
        "'federatedId' and the token's identities name the 'sub' of Apple's token",
        after: "json.federatedId=\(subject)", title: "the bare id")
      pass(
        "the token's identities name the 'sub' of Apple's token", after: "json.federatedId=")
      fail(
        #"'federatedId' is "https://appleid.apple.com/1", but Apple's token is of '\#(subject)'"#,
        expected: "\(subject)", actual: "https://appleid.apple.com/1",
        after: "json.federatedId=https://appleid.apple.com/1")
      fail(
        "the token's identities at 'apple.com' are 'x', but Apple's token is of '\(subject)'",
        expected: "\(subject)", actual: "x",
        after: #"json.idToken.claims.firebase={"identities":{"apple.com":["x"]}}"#)
      unknown(
        "the request that 'firebase-sign-in-response' answers is not in the transcript",
        after: "firebase-sign-in-request:gone")
      doesNotApply(after: "status=400", title: "a refusal")
      doesNotApply(
        after: "json.federatedId=", "json.idToken.claims.firebase=", title: "nothing is named")
    },
    CheckTable("firebase-address", in: "nonce", at: "firebase-sign-in-response") {
      pass("the address is the one of the token")
      fail(
        "'email' is 'eve@example.com', but the token says 'alice@example.com'",
        expected: "alice@example.com", actual: "eve@example.com",
        after: "json.email=eve@example.com")
      fail(
        "'email' of a new user is 'eve@example.com', but Apple's token says 'alice@example.com'",
        expected: "alice@example.com", actual: "eve@example.com",
        after: "json.email=eve@example.com", "json.idToken.claims.email=eve@example.com")
      warn(
        "'emailVerified' is true, but Apple's token says that the address is not verified",
        after: "firebase-sign-in-request:json.postBody.form.id_token.claims.email_verified=false")
      warn("'emailVerified' is false, but the token says true", after: "json.emailVerified=false")
      warn(
        "'displayName' is 'Eve', but the token says 'Alice Example'", after: "json.displayName=Eve")
      warn(
        "'emailVerified' is true, but the token says nothing",
        after: "json.idToken.claims.email_verified=")
      warn(
        "'email' is 'alice@example.com', but the token has none",
        after: "json.idToken.claims.email=")
      unknown(
        "the request that 'firebase-sign-in-response' answers is not in the transcript",
        after: "firebase-sign-in-request:gone")
      doesNotApply(
        after: "json.email=", "json.emailVerified=", "json.idToken.claims.email_verified=",
        title: "nothing is said of an address")
    },
    CheckTable("firebase-account-by-subject", in: "nonce", at: "firebase-sign-in-response") {
      pass("the account belongs to one user of Apple")
      pass(
        "the account belongs to one user of Apple", at: "firebase-sign-in-response#2",
        after: .repeated, title: "the same user comes back")
      fail(
        "the account '\(Recorded.firebaseSubject)' was somebody else's in 'firebase-sign-in-response': only 'iss' and 'sub' name a user",
        at: "firebase-sign-in-response#2", after: .repeated,
        "firebase-sign-in-request#2:json.postBody.form.id_token.claims.sub=other")
      unknown(
        "the request that 'firebase-sign-in-response' answers is not in the transcript",
        after: "firebase-sign-in-request:gone")
      doesNotApply(after: "status=400", title: "a refusal")
    },
    CheckTable(
      "firebase-refresh-token-issued", in: "nonce", at: "firebase-refresh-request"
    ) {
      pass("the refresh token of 'firebase-sign-in-response'")
      fail(
        "no answer of Firebase gave 'app' this refresh token", after: "json.refreshToken=other")
      fail(
        "no answer of Firebase gave 'attacker' this refresh token", after: "from=attacker",
        title: "a refresh token in the hands of somebody else")
      unknown("step 13 is not in the transcript", after: "firebase-sign-in-response:gone")
      unknown(
        "the sign-in before 'firebase-refresh-request' is not in the transcript",
        after: "firebase-sign-in-response:gone", .renumbered, title: "there never was one")
      doesNotApply(after: "json.refreshToken=")
    },
    CheckTable("firebase-session-kept", in: "nonce", at: "firebase-refresh-response") {
      pass("one token under two names, for this project")
      fail(
        "'access_token' is not the same text as 'id_token'; 3 characters came, 1040 were expected",
        after: "json.access_token=abc")
      fail(
        "'token_type' is 'mac', not 'Bearer'", by: "RFC 6749 §5.1 (MUST)", expected: "Bearer",
        actual: "mac", after: "json.token_type=mac")
      pass(
        "one token under two names, for this project",
        after: "json.token_type=bearer", title: "in another case")
      fail(
        #"'project_id' is "7", not the number '123456789012' of the project"#,
        expected: "123456789012", actual: "7", after: #"json.project_id="7""#)
      pass(
        "one token under two names, for this project", after: "json.refresh_token=other",
        title: "a server may give a new refresh token")
      unknown(
        "no 'project_number' is registered at 'firebase'", after: "registered.project_number=")
      doesNotApply(after: "status=400", title: "a refusal")
    },
    CheckTable("firebase-grant-type", in: "nonce", at: "firebase-refresh-request") {
      pass("'grant_type' is 'refresh_token'")
      fail(
        "'grant_type' is 'password', not 'refresh_token'", expected: "refresh_token",
        actual: "password", after: "json.grantType=password")
      doesNotApply(after: "json.grantType=")
    },
    CheckTable("firebase-lifetime", in: "nonce", at: "firebase-sign-in-response") {
      pass("'expiresIn' is the life of the token, 3600 seconds")
      pass("'expires_in' is the life of the token, 3600 seconds", at: "firebase-refresh-response")
      warn(
        "'expiresIn' is 36000, but the token lives 3600 seconds",
        after: #"json.expiresIn="36000""#)
      warn(
        "'expires_in' is 3600; Firebase writes digits, as a text", at: "firebase-refresh-response",
        after: "json.expires_in=3600")
      doesNotApply(after: "json.expiresIn=")
    },
    CheckTable("firebase-sign-in-time-kept", in: "nonce", at: "firebase-refresh-response") {
      pass("'auth_time' is that of 'firebase-sign-in-response'")
      fail(
        "'auth_time' is 1767225601, but 1767225600 in 'firebase-sign-in-response'",
        expected: "1767225600", actual: "1767225601",
        after: "json.id_token.claims.auth_time=1767225601")
      unknown(
        "the sign-in of this refresh token is not in the transcript",
        after: "firebase-sign-in-response:gone")
      doesNotApply(after: "json.id_token.claims.auth_time=")
    },
    CheckTable("firebase-token-issued", in: "nonce", at: "resource-request") {
      pass("the token of 'firebase-sign-in-response'")
      pass("the token of 'firebase-refresh-response'", at: "resource-request#2")
      warn(
        "no answer of Firebase in this transcript issued the token",
        after: "header.Authorization.claims.x+=1")
      fail(
        "'firebase-sign-in-response' gave the token to 'app', and 'attacker' sends it",
        after: "from=attacker", title: "a token in the hands of somebody else")
      unknown("step 13 is not in the transcript", after: "firebase-sign-in-response:gone")
      unknown(
        "no answer of Firebase before 'resource-request' is in the transcript",
        after: "firebase-sign-in-response:gone", .renumbered, title: "there never was one")
      doesNotApply(after: "header.Authorization=")
    },
  ]
}
