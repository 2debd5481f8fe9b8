import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of the social login")
struct SocialLoginCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  private static let token = "q_eBiJjCw9PrV7j94MqG6B4m979G2m6Y"
  private static let address = "fb1413000000042://authorize"

  static let tables: [CheckTable] = [
    CheckTable("social-state-present", in: "custom-token", at: "dialog-request") {
      pass("the first sign-in: nothing could be used again", at: "open-browser", "dialog-request")
      fail(
        "'state' is missing: anybody can bring an answer of his own to this app",
        after: "query.state=")
      fail(
        "'state' was drawn before, in 'dialog-request': it has to be new each time",
        at: "dialog-request#2", after: "dialog-request:again")
      unknown("step 1 is not in the transcript", after: "open-browser:gone")
    },
    CheckTable("social-dialog-unchanged", in: "custom-token", at: "dialog-request") {
      pass("the URL equals that of 'browser-launch', 162 characters")
      pass("the URL equals that of 'open-browser', 162 characters", at: "browser-launch")
      fail(
        "the URL differs from that of 'browser-launch'; 'client_id': 1 characters came, 13 were expected",
        expected: .recorded("url"), actual: .changed("url"), after: "query.client_id=1")
      fail("no app opened this URL", after: "query.state=other")
      fail("no app opened this URL", at: "browser-launch", after: "query.state=")
      unknown("step 2 is not in the transcript", after: "browser-launch:gone", "query.state=other")
      doesNotApply(
        after: "query.state=other", "from=attacker", title: "somebody else's own browser")
    },
    CheckTable("social-dialog-registered", in: "custom-token", at: "dialog-request") {
      pass("a token is asked for, for the app '1413000000042'")
      fail(
        "'client_id' is '7', which is no app at Facebook here", expected: "1413000000042",
        actual: "7", after: "query.client_id=7")
      fail(
        "'redirect_uri' is 'fb7://authorize', not '\(address)'",
        by: "RFC 6749 §3.1.2.3 (MUST)", expected: "\(address)", actual: "fb7://authorize",
        after: "query.redirect_uri=fb7://authorize")
      fail(
        "'response_type' is 'code', not 'token'", expected: "token", actual: "code",
        after: "query.response_type=code")
      unknown("no 'app_id' is registered at 'facebook'", after: "registered.app_id=")
      doesNotApply(after: "query.client_id=")
    },
    CheckTable("social-user-agent", in: "custom-token", at: "dialog-request") {
      pass("'User-Agent' is 'SystemBrowser/1.0', which names no web view")
      fail(
        "'User-Agent' is 'AppWebView/1.0', a web view inside an app; use the system's browser",
        after: "header.User-Agent=AppWebView/1.0")
      unknown(
        "'User-Agent' is missing, so nothing says which program asks", after: "header.User-Agent=")
    },
    CheckTable("social-answer-in-fragment", in: "custom-token", at: "dialog-response") {
      pass(
        "the answer stands behind the '#'", at: "dialog-response", "token-redirect", "callback")
      fail(
        "'access_token' is in the query, which servers and logs see; it belongs behind the '#'",
        after: "header.Location=\(address)?access_token=\(token)&state=\(Recorded.state)")
      fail(
        "neither an access token nor an error stands in the answer", at: "callback",
        after: "url=\(address)#state=\(Recorded.state)")
      fail(
        "'Location' is missing: the answer leads nowhere", after: "status=200", "header.Location=")
      doesNotApply(after: "status=400", "header.Location=", title: "a refusal")
    },
    CheckTable("social-answer-to-request", in: "custom-token", at: "dialog-response") {
      pass("'state' equals that of 'dialog-request', 22 characters")
      fail(
        "'state' differs from that of 'dialog-request'; 5 characters came, 22 were expected",
        expected: "\(Recorded.state)", actual: "other",
        after: "header.Location=\(address)#access_token=\(token)&state=other")
      fail(
        "the answer goes to 'fb7://authorize', not to the 'redirect_uri' of 'dialog-request'",
        expected: "\(address)", actual: "fb7://authorize",
        after: "header.Location=fb7://authorize#access_token=\(token)&state=\(Recorded.state)")
      unknown(
        "the request that 'dialog-response' answers is not in the transcript",
        after: "dialog-request:gone")
      doesNotApply(after: "header.Location=")
    },
    CheckTable("social-answer-unchanged", in: "custom-token", at: "callback") {
      pass("the URL of 'dialog-response'", at: "token-redirect", "callback")
      fail(
        "the URL differs from that of 'dialog-response'; 1 of 102 characters differ: character 42 is 'X' and should be 'q'",
        expected: .recorded("dialog-response:header.Location"), actual: .changed("url"),
        after: .rewrite("url", "with another token") {
          $0.replacing("access_token=q", with: "access_token=X")
        })
      fail(
        "no answer of Facebook sent this URL on its way",
        after: "url=\(address)#access_token=\(token)&state=other")
      unknown("step 4 is not in the transcript", after: "dialog-response:gone")
    },
    CheckTable("social-state-matches", in: "custom-token", at: "callback") {
      pass("'state' equals that of 'open-browser', 22 characters")
      fail(
        "'state' differs from that of 'open-browser'; 5 characters came, 22 were expected",
        expected: "\(Recorded.state)", actual: "other",
        after: "url=\(address)#access_token=\(token)&state=other")
      fail(
        "'app' waits for no answer of Facebook with a 'state'", after: "open-browser:query.state=")
      fail(
        "'open-browser' was answered before, in 'callback'", at: "callback#2",
        after: "callback:again")
      unknown("step 1 is not in the transcript", after: "open-browser:gone")
    },
    CheckTable("social-token-own", in: "custom-token", at: "social-login-request") {
      pass("the access token of 'callback'")
      fail(
        "no answer of Facebook brought 'app' this access token", after: "json.access_token=other")
      fail(
        "no answer of Facebook brought 'attacker' this access token", after: "from=attacker")
      unknown("step 6 is not in the transcript", after: "callback:gone")
      doesNotApply(after: "json.access_token=")
    },
    CheckTable("provider-token-asked", in: "custom-token", at: "provider-token-request") {
      pass("the token of 'social-login-request', asked about as the app '1413000000042'")
      fail(
        "'grant_type' is 'other', not 'fb_exchange_token'", after: "query.grant_type=other")
      fail(
        "'fb_exchange_token' is missing: nothing says which token is meant",
        after: "query.fb_exchange_token=")
      fail(
        "nothing shows that the service is the maker of the app", after: "query.client_secret=")
      fail(
        "the service asks as the app '7', and is '1413000000042'", expected: "1413000000042",
        actual: "7", after: "query.client_id=7")
      fail(
        "the service asks about another token than 'social-login-request' brought",
        after: "query.fb_exchange_token=other")
      pass(
        "the token of 'social-login-request', asked about as the app '1413000000042'",
        after:
          "url=https://graph.facebook.com/debug_token?input_token=\(token)&access_token=1413000000042%7Csecret",
        title: "a question about the token")
      unknown("step 7 is not in the transcript", after: "social-login-request:gone")
    },
    CheckTable("provider-token-for-app", in: "custom-token", at: "social-login-response") {
      pass("Facebook exchanged the token for this app, in 'provider-token-response'")
      fail(
        "Facebook was not asked for which app the access token is: that of any other app would do",
        after: "provider-token-request:query.fb_exchange_token=other")
      fail(
        "Facebook refused the token in 'provider-token-response', and yet a session begins",
        after: "provider-token-response:status=400")
      fail(
        "'provider-token-response' has no access token, and yet a session begins",
        after: "provider-token-response:json.access_token=")
      for (data, verdict) in [
        (#"{"app_id":"1413000000042","is_valid":true}"#, ""),
        (
          #"{"app_id":"7","is_valid":true}"#,
          #"'app_id' is "7" in 'provider-token-response', not '1413000000042': the token is another app's"#
        ),
        (
          #"{"app_id":"1413000000042","is_valid":true,"expires_at":1767225540}"#,
          "'expires_at' is 1767225540 in 'provider-token-response', which lies behind, and yet a session begins"
        ),
        (
          #"{"app_id":"1413000000042","is_valid":false}"#,
          "'is_valid' is false in 'provider-token-response', and yet a session begins"
        ),
      ] {
        debugged(data, verdict)
      }
      unknown("step 8 is not in the transcript", after: "provider-token-request:gone")
      doesNotApply(after: "status=401", title: "a refusal")
    },
    CheckTable("provider-user-asked", in: "custom-token", at: "provider-user-request") {
      pass("the access token of 'provider-token-response'")
      pass(
        "the access token of 'social-login-request'", after: "query.access_token=\(token)",
        title: "without an exchange")
      fail(
        "the access token is not the one of 'provider-token-response'",
        expected: .recorded("query.access_token"), actual: "other",
        after: "query.access_token=other")
      unknown("step 9 is not in the transcript", after: "provider-token-response:gone")
      doesNotApply(after: "query.access_token=")
    },
    CheckTable("social-user-named", in: "custom-token", at: "social-login-response") {
      pass("'uid' is the user of 'provider-user-response'")
      fail(
        "'uid' is 'Facebook:100004242424242', but Facebook named '7' in 'provider-user-response'",
        expected: "Facebook:7", actual: "Facebook:100004242424242",
        after: #"provider-user-response:json.id="7""#)
      unknown("step 11 is not in the transcript", after: "provider-user-response:gone")
      unknown(
        "no answer of Facebook before 'social-login-response' names a user",
        after: "provider-user-response:json.id=")
      doesNotApply(after: "json.authenticationToken=")
    },
  ]

  /// A row in which the service asked Facebook to explain the token; it passes where nothing is to be said.
  private static func debugged(_ data: String, _ words: String) -> [CheckCase] {
    let edit: Edit = "provider-token-response:json.data+=\(data)"
    let rule = "Facebook debug_token"
    if words.isEmpty {
      return pass(
        "valid, and of the app '1413000000042', in 'provider-token-response'", by: rule, after: edit
      )
    }
    guard words.hasPrefix("'app_id'") else { return fail(words, by: rule, after: edit) }
    return fail(words, by: rule, expected: "1413000000042", actual: "7", after: edit)
  }
}
