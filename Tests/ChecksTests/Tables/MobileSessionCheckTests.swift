import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of sessions and rows at the mobile service")
struct MobileSessionCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  private static let user = "Custom:O8WEZm-F1t_-J9ZP"

  static let tables: [CheckTable] = [
    CheckTable("typed-credentials-sent", in: "custom-token", at: "log-in-request") {
      pass("name and password of 'typed-credentials'", at: "create-user-request")
      pass("name and password of 'typed-credentials#2'")
      fail(
        "the name is another one than the user typed in 'typed-credentials#2'",
        after: "json.username=bob")
      fail(
        "the password is another one than the user typed in 'typed-credentials#2'",
        after: "json.password=other")
      pass(
        "name and password of 'typed-credentials#2'", after: "json.username= Alice",
        title: "blanks and capitals in a name")
      unknown(
        "what the user typed is not in the transcript", at: "create-user-request",
        after: "typed-credentials:gone")
      unknown(
        "step 35 is not in the transcript", after: "typed-credentials#2:gone",
        "json.password=other")
      doesNotApply(after: "from=attacker", title: "somebody else's own program")
      doesNotApply(after: "json.username=")
    },
    CheckTable("mobile-session-user", in: "custom-token", at: "create-user-response") {
      pass("'id' is the 'uid' of the token", at: "create-user-response", "log-in-response")
      pass("'user.userId' is the 'uid' of the token", at: "social-login-response")
      fail(
        #"'id' is "Custom:x", but 'uid' of the token is '\#(user)'"#, expected: "\(user)",
        actual: "Custom:x", after: "json.id=Custom:x")
      fail(
        "'user.userId' is 7, but 'uid' of the token is 'Facebook:100004242424242'",
        expected: "Facebook:100004242424242", actual: "7", at: "social-login-response",
        after: "json.user/userId=7")
      doesNotApply(after: "json.id=")
      doesNotApply(after: "json.token.claims.uid=", title: "a token of nobody")
    },
    CheckTable("mobile-session-provider", in: "custom-token", at: "create-user-response") {
      pass("'uid' is of the provider 'Custom', by which the user came")
      pass(
        "'uid' is of the provider 'Facebook', by which the user came", at: "social-login-response")
      fail(
        "'uid' is of the provider 'Facebook', but the user came with a password: he is taken for another one",
        expected: "Custom", actual: "Facebook", after: "json.token.claims.uid=Facebook:1")
      fail(
        "'uid' is of the provider 'Custom', but the user came from Facebook: he is taken for another one",
        expected: "Facebook", actual: "Custom", at: "social-login-response",
        after: "json.authenticationToken.claims.uid=Custom:1")
      doesNotApply(after: "json.token.claims.uid=bare", title: "an id without a provider")
    },
    CheckTable("mobile-user-returns", in: "custom-token", at: "log-in-response") {
      pass("'uid' is that of 'create-user-response'")
      fail(
        "'uid' is 'Custom:x', but '\(user)' in 'create-user-response', for the same name",
        expected: "\(user)", actual: "Custom:x", after: "json.token.claims.uid=Custom:x")
      unknown(
        "how the account of 'alice' was made is not in the transcript",
        after: "create-user-request:gone")
      doesNotApply(after: "json.token.claims.uid=")
    },
    CheckTable("mobile-session-status", in: "custom-token", at: "create-user-response") {
      pass("a token with status 200")
      warn(
        "a token comes with status 500, which says that there is none", after: "status=500")
      doesNotApply(after: "json.token=")
    },
    CheckTable("mobile-session-stored", in: "custom-token", at: "store-session") {
      pass("the session of 'social-login-response'")
      pass("the session of 'create-user-response'", at: "store-session#2")
      warn(
        "'authenticationToken' is not that of 'social-login-response'; 5 characters came, 251 were expected",
        after: "value.authenticationToken=other")
      warn(
        "'userId' is not that of 'social-login-response'; 1 characters came, 24 were expected",
        after: "value.userId=7")
      unknown(
        "no answer with a session before 'store-session' is in the transcript",
        after: "social-login-response:gone")
    },
    CheckTable("token-in-zumo-field", in: "custom-token", at: "table-request") {
      pass("the token is in 'X-ZUMO-AUTH' alone")
      fail(
        "'Authorization' is there; a mobile service reads 'X-ZUMO-AUTH' alone",
        after: "header.Authorization+=Bearer x")
      warn(
        "a token is in the URL, as 'token', where logs and histories keep it",
        by: "RFC 9700 §4.3.2",
        after: .copy("table-request:header.X-ZUMO-AUTH", to: "table-request:query.token"))
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("mobile-token-issued", in: "custom-token", at: "table-request") {
      pass("the token of 'social-login-response'")
      pass("the token of 'log-in-response'", at: "table-request#3")
      warn(
        "no answer of the service in this transcript gave the token",
        after: "header.X-ZUMO-AUTH.claims.uid=Custom:x")
      fail(
        "'social-login-response' gave the token to 'app', and 'attacker' sends it",
        after: "from=attacker", title: "a token in the hands of somebody else")
      unknown("step 13 is not in the transcript", after: "social-login-response:gone")
      unknown(
        "no sign-in before 'table-request' is in the transcript",
        after: "social-login-response:gone", .renumbered, title: "there never was one")
      doesNotApply(after: "header.X-ZUMO-AUTH=")
    },
    CheckTable("application-key-right", in: "custom-token", at: "table-request") {
      pass("the application key of the service")
      warn(
        "'X-ZUMO-APPLICATION' is 'other', not the key of the service",
        expected: "oTDIErDxiBNEXbVfVEvxNkyqnnFlQW54", actual: "other",
        after: "header.X-ZUMO-APPLICATION=other")
      unknown(
        "no 'application_key' is registered at 'mobile-service'",
        after: "registered.application_key=")
      doesNotApply(after: "header.X-ZUMO-APPLICATION=")
    },
    CheckTable("table-rows-of-user", in: "custom-token", at: "table-response#2") {
      pass("1 row, of '\(user)'")
      pass("1 row, of '\(user)'", at: "insert-response#2")
      fail(
        "a row of 'Custom:x' is in the answer, but the token is of '\(user)'",
        expected: "\(user)", actual: "Custom:x", after: "json.0/userId=Custom:x")
      fail(
        "a row of '\(user)' is in the answer, and the request has no token: anybody can have it",
        actual: "\(user)", after: "table-request#2:header.X-ZUMO-AUTH=")
      pass(
        "1 row, of nobody", after: "table-request#2:header.X-ZUMO-AUTH=", "json.0/userId=null",
        title: "what belongs to nobody is for everybody")
      warn(
        "a row in the answer belongs to nobody, and the token is of '\(user)'",
        after: "json.0/userId=null")
      pass("no row is shown", after: "body=[]")
      unknown(
        "the answer has no JSON, which would say whose rows it shows", after: "body=none")
      unknown("a row without 'userId' does not say to whom it belongs", after: "json.0/userId=")
      unknown(
        "the request that 'table-response#2' answers is not in the transcript",
        after: "table-request#2:gone")
      doesNotApply(after: "status=401", title: "a refusal")
      doesNotApply(
        after: "table-request#2:header.X-ZUMO-MASTER+=key", title: "the master key opens all")
    },
    CheckTable("table-rows-stored", in: "custom-token", at: "table-response") {
      pass("1 row, as stored", at: "table-response", "table-response#3")
      warn(
        #"'score' of the row 'WXR6mMGaR9tf' is "9:9", but "2:1" was stored"#,
        after: "json.0/score=9:9")
      warn(
        #"'score' of the row 'WXR6mMGaR9tf' is missing, but "2:1" was stored"#,
        after: "json.0/score=")
      unknown("a row without 'id' cannot be compared with a stored one", after: "json.0/id=")
      doesNotApply(after: "insert-response:gone", title: "nothing shows how it was stored")
      doesNotApply(after: "status=401", title: "a refusal")
    },
    CheckTable("inserted-row-returned", in: "custom-token", at: "insert-response") {
      pass("the row that was sent, with an 'id'")
      warn("'id' is missing: the new row has no name", after: "json.id=")
      warn(#"'score' is "9:9", but "2:1" was sent"#, after: "json.score=9:9")
      warn(#"'score' is missing, but "2:1" was sent"#, after: "json.score=")
      warn(
        "'insert-request' brings no JSON object, and yet a row was stored",
        after: "insert-request:body=none")
      unknown(
        "the request that 'insert-response' answers is not in the transcript",
        after: "insert-request:gone")
      doesNotApply(after: "status=401", title: "a refusal")
    },
  ]
}
