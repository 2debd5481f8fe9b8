import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of what messages have to carry")
struct MessagePartCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  private static let complete = "all is there that a message of this kind needs"

  static let tables: [CheckTable] = [
    CheckTable("apple-message-complete", in: "nonce", at: "firebase-sign-in-request") {
      pass(
        complete, at: "apple-id-request", "apple-id-prompt", "apple-id-decision",
        "apple-authorization-request", "apple-authorization-response", "apple-credential",
        "firebase-sign-in-request", "firebase-sign-in-response", "firebase-refresh-request",
        "firebase-refresh-response", "resource-response")
      fail(
        "'providerId' in 'postBody' is missing: Firebase cannot know whose token it is",
        after: "json.postBody.form.providerId=")
      fail(
        "'providerId' in 'postBody' is missing: Firebase cannot know whose token it is; 'key' in the URL is missing: Firebase does not know which project asks",
        after: "json.postBody.form.providerId=", "query.key=", title: "the gravest rule counts")
      warn(
        "'key' in the URL is missing: Firebase does not know which project asks",
        after: "query.key=")
      unknown(
        "'decision' is missing: nothing says what the user decided", at: "apple-id-decision",
        after: "value.decision=")
      fail(
        "'client_id' is missing: Apple cannot know which app asks", by: "RFC 6749 §4.1.1 (MUST)",
        at: "apple-authorization-request", after: "form.client_id=")
      fail(
        "'refresh_token' is missing: there is nothing to trade", by: "RFC 6749 §6 (MUST)",
        at: "firebase-refresh-request", after: "json.refreshToken=")
      warn(
        "the claim 'user_id' is missing: Firebase writes it into each of its ID tokens",
        by: "Firebase Auth", at: "firebase-sign-in-response",
        after: "json.idToken.claims.user_id=")
      fail(
        "'idToken' is missing: the app has no session", at: "firebase-sign-in-response",
        after: "json.idToken=", title: "a token that is not there has no claims")
      warn(
        "the status is 404, a refusal, and the body has what was asked for, and not why it was refused",
        by: "RFC 9110 §15.5 (SHOULD)", at: "resource-response", "apple-keys-response",
        after: "status=404")
      warn(
        "the status is 500, a refusal, and the body has what was asked for, and not why it was refused",
        by: "RFC 9110 §15.6 (SHOULD)", at: "firebase-sign-in-response", after: "status=500")
      doesNotApply(
        at: "firebase-sign-in-response", after: "status=400", "json.idToken=",
        title: "a refusal needs nothing")
    },
    CheckTable("code-flow-message-complete", at: "resource-response") {
      pass(complete)
      unknown("'owner' is missing: nothing says whose photos these are", after: "json.owner=")
      warn(
        "the status is 403, a refusal, and the body has what was asked for, and not why it was refused",
        by: "RFC 9110 §15.5 (SHOULD)", at: "resource-response", "token-response",
        "metadata-response", "keys-response", after: "status=403")
      doesNotApply(after: "status=403", "json.photos=", title: "a refusal needs nothing")
      doesNotApply(at: "token-response", title: "what is granted is for other checks")
    },
    CheckTable("mobile-message-complete", in: "custom-token", at: "create-user-response") {
      pass(
        complete, at: "open-browser", "dialog-request", "social-login-request",
        "provider-user-request", "provider-user-response", "social-login-response",
        "sign-in-form", "typed-credentials", "create-user-request", "create-user-response",
        "store-session", "insert-request", "table-request", "log-in-request", "log-in-response")
      fail(
        "'id' is missing: the app does not learn who signed in", by: "Mobile Services tokens",
        after: "json.id=")
      fail(
        "'user.userId' is missing: the app does not learn who signed in",
        by: "azure-mobile-services-node: runtime/request/loginhandler.js",
        at: "social-login-response", after: "json.user/userId=")
      warn(
        "the field 'X-ZUMO-APPLICATION' is missing: every client of Mobile Services sends the application key",
        by: "azure-mobile-services-node: runtime/request/middleware/authorize.js",
        at: "table-request", after: "header.X-ZUMO-APPLICATION=")
      unknown(
        "'username' is missing: nothing says who typed", at: "typed-credentials",
        after: "value.username=")
      warn(
        "the status is 400, a refusal, and the body has what was asked for, and not why it was refused",
        by: "RFC 9110 §15.5 (SHOULD)", at: "create-user-response", "insert-response",
        "table-response", after: "status=400")
      doesNotApply(after: "status=400", "json.token=", title: "a refusal needs nothing")
    },
    CheckTable("names-once", in: "nonce", at: "apple-authorization-request") {
      pass("5 names, each once")
      fail("'nonce' occurs more than once", after: "form.nonce+=other")
      fail(
        "'nonce' occurs more than once", at: "firebase-sign-in-request",
        after: .rewrite("json.postBody", "with a second nonce") { $0 + "&nonce=other" })
      warn(
        "'idToken' occurs more than once", by: "RFC 8259 §4", at: "firebase-sign-in-response",
        after: "json.idToken+=other")
      warn(
        "'state' occurs more than once", by: "RFC 8259 §4", at: "apple-credential",
        after: "value.state+=other")
      fail(
        "'state' occurs more than once", in: "custom-token", at: "dialog-request",
        after: "query.state+=other")
      doesNotApply(
        in: "custom-token", at: "dialog-response", after: "header.Location=",
        title: "an answer that carries nothing")
    },
  ]
}
