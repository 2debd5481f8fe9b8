import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of what Apple is asked and tells")
struct AppleValueCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  private static let subject = "001234.fdfb0d59c4af669f2d3fffe57b6c7c37.0815"

  static let tables: [CheckTable] = [
    CheckTable("apple-decision-followed", in: "nonce", at: "apple-authorization-request") {
      pass("the user approved in 'apple-id-decision'")
      fail(
        "the user decided 'cancel' in 'apple-id-decision', and Apple is asked all the same",
        expected: "approve", actual: "cancel", after: "apple-id-decision:value.decision=cancel")
      fail(
        "the user's decision 'apple-id-decision' was followed by 'apple-authorization-request' already",
        at: "apple-authorization-request#2", after: "apple-authorization-request:again",
        title: "one decision for two requests")
      unknown("step 4 is not in the transcript", after: "apple-id-decision:gone")
      unknown(
        "no decision of the user before 'apple-authorization-request' is in the transcript",
        after: "apple-id-decision:gone", .renumbered, title: "there never was one")
    },
    CheckTable("apple-request-for-app", in: "nonce", at: "apple-authorization-request") {
      pass("'client_id' is 'com.example.app'")
      fail(
        "'client_id' is 'com.example.another', not 'com.example.app'; 19 characters came, 15 were expected",
        expected: "com.example.app", actual: "com.example.another",
        after: "form.client_id=com.example.another")
      fail(
        "'response_type' is 'code': without 'id_token' Apple gives no identity token",
        expected: "code id_token", actual: "code", after: "form.response_type=code")
      unknown("no 'client_id' is registered at 'device'", after: "registered.client_id=")
      doesNotApply(after: "form.client_id=")
    },
    CheckTable("apple-state-returned", in: "nonce", at: "apple-authorization-response") {
      pass("'state' equals that of 'apple-authorization-request', 22 characters")
      fail(
        "'state' is missing; it has to equal that of 'apple-authorization-request'",
        expected: "\(Recorded.state)", after: "json.state=")
      fail(
        "'state' differs from that of 'apple-authorization-request'; 5 characters came, 22 were expected",
        expected: "\(Recorded.state)", actual: "other", after: "json.state=other")
      unknown(
        "the request that 'apple-authorization-response' answers is not in the transcript",
        after: "apple-authorization-request:gone")
      doesNotApply(after: "status=400", title: "a refusal")
    },
    CheckTable("apple-address-claims", in: "nonce", at: "firebase-sign-in-request") {
      pass("'email_verified' is true")
      pass(
        #"'email_verified' is "true""#,
        after: #"json.postBody.form.id_token.claims.email_verified="true""#)
      pass(
        "'email_verified' is true, 'is_private_email' is false",
        after: "json.postBody.form.id_token.claims.is_private_email+=false")
      warn(
        "'email_verified' is 1; Apple writes true or false, as a boolean or as a text",
        after: "json.postBody.form.id_token.claims.email_verified=1")
      doesNotApply(after: "json.postBody.form.id_token.claims.email_verified=")
    },
    CheckTable("credential-user", in: "nonce", at: "apple-credential") {
      pass("'user' is the 'sub' of the identity token")
      fail(
        "'user' is 'other', but 'sub' of the identity token is '\(subject)'; 5 characters came, 44 were expected",
        expected: "\(subject)", actual: "other", after: "value.user=other")
      doesNotApply(after: "value.user=")
      doesNotApply(after: "value.identityToken=", title: "without a token")
    },
    CheckTable("credential-introduction", in: "nonce", at: "apple-credential") {
      pass("name and address are those of 'apple-authorization-response'")
      warn(
        "'email' is 'eve@example.com', but the identity token says 'alice@example.com': only the token is signed",
        expected: "alice@example.com", actual: "eve@example.com",
        after: "value.email=eve@example.com")
      warn(
        "'givenName' is 'Eve', but Apple told 'Alice' in 'apple-authorization-response'",
        expected: "Alice", actual: "Eve", after: "value.givenName=Eve")
      warn(
        "'givenName' is missing, but Apple told 'Alice' in 'apple-authorization-response'",
        expected: "Alice", after: "value.givenName=")
      warn(
        "'email' is 'alice@example.com', but Apple told none in 'apple-authorization-response'",
        actual: "alice@example.com", after: "apple-authorization-response:json.user/email=")
      unknown(
        "Apple's answer for 'apple-credential' is not in the transcript",
        after: "apple-authorization-response:gone")
      doesNotApply(
        after: "apple-authorization-response:json.user=", "value.givenName=",
        "value.familyName=", "value.email=", title: "a later sign-in, at which Apple tells nothing")
    },
  ]
}
