import Testing
import TranscriptModel

@Suite("Checks of the refresh")
struct RefreshCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("refresh-scope-kept", at: "refresh-response") {
      pass("'scope' is 'openid photos', as 'token-response' granted")
      fail(
        "'scope' lacks 'photos', which 'token-response' granted: the refresh token lost it on the way",
        expected: "openid photos", actual: "openid", after: "json.scope=openid")
      doesNotApply(
        after: "json.scope=openid", "refresh-request:form.scope+=openid",
        title: "a refresh that asks for less")
      doesNotApply(after: "json.scope=", title: "an answer that names no scope")
    },
    CheckTable("refresh-token-kept-from-api", at: "resource-request") {
      pass("no refresh token in it", at: "resource-request", "resource-request#2")
      fail(
        "the request holds the 'refresh_token' of 'token-response'",
        after: .copy("token-response:json.refresh_token", to: "query.token+"))
      unknown("step 15 is not in the transcript", after: "token-request:gone")
    },
    CheckTable("refresh-grant-type", at: "refresh-request") {
      pass("'grant_type' is 'refresh_token', and the token has 43 characters")
      fail(
        "'grant_type' is 'refresh_tokem', not 'refresh_token'", expected: "refresh_token",
        actual: "refresh_tokem", after: "form.grant_type=refresh_tokem")
      fail("'grant_type' is missing", expected: "refresh_token", after: "form.grant_type=")
      fail("'refresh_token' is missing", after: "form.refresh_token=")
      fail("'refresh_token' is missing", after: #"form.refresh_token="""#)
      doesNotApply(
        after: "header.Content-Type=text/plain",
        title: "a request without a form, which 'token-request-form' names")
    },
    CheckTable("refresh-scope-not-widened", at: "refresh-response") {
      pass("'scope' is 'openid photos'; 'openid photos' was granted in 'token-response'")
      pass(
        "'scope' is 'photos'; 'openid photos' was granted in 'token-response'",
        at: "refresh-request", after: "form.scope+=photos", title: "less than was granted")
      fail(
        "'scope' has 'admin', which 'token-response' did not grant", expected: "openid photos",
        actual: "photos admin", at: "refresh-request", after: "form.scope+=photos admin",
        title: "more than was granted")
      fail(
        "'scope' has 'photoz', which 'token-response' did not grant", expected: "openid photos",
        actual: "openid photoz", after: "json.scope=openid photoz")
      pass(
        "'scope' is 'openid photos'; 'openid photos' was granted in 'token-response'",
        after: "token-response:json.scope=",
        title: "measures by what was asked for where the first response does not say")
      unknown(
        "no token response before 'refresh-request' issues its refresh token",
        after: "token-response:gone", title: "the first response is gone")
      doesNotApply(at: "refresh-request")
    },
    CheckTable("refresh-token-issued", at: "refresh-request") {
      pass("the token is the 'refresh_token' of 'token-response'")
      fail(
        "no token response issued this 'refresh_token'; compared with the closest one, 1 of 43 characters differ: character 1 is 'A' and should be '0'",
        expected: "\(Recorded.refreshToken)", actual: "AgvIbhc1fTfZcy2QnUBav_jCcJ-D3J9JlgAytzEO-u4",
        after: "form.refresh_token=AgvIbhc1fTfZcy2QnUBav_jCcJ-D3J9JlgAytzEO-u4",
        title: "where it is used")
      fail(
        "no token response issued this 'refresh_token'; compared with the closest one, 1 of 43 characters differ: character 1 is '0' and should be 'A'",
        expected: "AgvIbhc1fTfZcy2QnUBav_jCcJ-D3J9JlgAytzEO-u4", actual: "\(Recorded.refreshToken)",
        after: "token-response:json.refresh_token=AgvIbhc1fTfZcy2QnUBav_jCcJ-D3J9JlgAytzEO-u4",
        title: "where it is issued")
      fail(
        "'client_id' is 'eKNjzFFjH9A1ysYe', but the refresh token was issued to '\(Recorded.clientID)'; 1 of 16 characters differ: character 16 is 'e' and should be 'd'",
        expected: "\(Recorded.clientID)", actual: "eKNjzFFjH9A1ysYe",
        after: "form.client_id=eKNjzFFjH9A1ysYe")
      unknown("step 16 is not in the transcript", after: "token-response:gone")
      unknown(
        "the request that 'token-response' answers is not in the transcript",
        after: "token-request:gone")
      doesNotApply(after: "form.refresh_token=", title: "a request without a refresh token")
    },
    CheckTable("refresh-token-rotated", at: "refresh-response") {
      pass("'refresh_token' is a new one, 43 characters")
      fail(
        "'refresh_token' is the one of 'token-response'",
        after: "json.refresh_token=\(Recorded.refreshToken)")
      fail(
        "'refresh_token' is missing: the old one stays in use, and a thief's copy too",
        after: "json.refresh_token=")
      fail(
        "'refresh_token' is the one of 'refresh-request'",
        after: "json.refresh_token=\(Recorded.refreshToken)", "token-response:gone",
        title: "the old token also when the response that issued it is gone")
      unknown(
        "step 16 is not in the transcript", after: "token-response:gone",
        title: "an earlier response is gone")
      doesNotApply(after: "status=400", title: "a refusal")
      doesNotApply(
        after: "refresh-request:header.DPoP+=a.b.c", title: "a token that is bound to a key")
    },
    CheckTable("refresh-token-used-once", at: "refresh-request") {
      pass("none of 0 earlier refresh requests traded this token")
      fail(
        "the refresh token was traded before, in 'refresh-request'", at: "refresh-request#2",
        after: "refresh-request:again", title: "a token that was traded before")
      fail(
        "the refresh token was traded before, in 'refresh-request'", by: "RFC 9700 §4.14.2 (MUST)",
        at: "refresh-request#2", after: "refresh-request:again", .secondRefreshTaken,
        title: "a server that takes it once more")
      fail(
        "the refresh token was traded before, in 'refresh-request'", at: "refresh-request#2",
        after: "refresh-request:header.DPoP+=a.b.c", "refresh-request:again", .secondRefreshTaken,
        title: "one that is bound to a key")
      pass(
        "none of 1 earlier refresh request traded this token", at: "refresh-request#2",
        after: "refresh-response:status=400", "refresh-request:again",
        title: "a second try after a refusal")
      unknown(
        "step 24 is not in the transcript", after: "resource-response:gone",
        title: "a step before is gone")
      doesNotApply(after: "form.refresh_token=", title: "a request without a refresh token")
    },
  ]
}

extension Edit {
  /// Answers the second refresh request as the first one was.
  fileprivate static let secondRefreshTaken = Edit("the second refresh taken") { signIn, _ in
    let request = try signIn.step("refresh-request#2").number
    var response = try signIn.step("refresh-response")
    response.number = request + 1
    response.id.occurrence = 2
    if case .message(let message, let from, let to, _) = response.content {
      response.content = .message(message, from: from, to: to, answers: request)
    }
    signIn.transcript.steps.append(response)
    signIn.transcript.outcome?.stepCount = response.number
  }
}
