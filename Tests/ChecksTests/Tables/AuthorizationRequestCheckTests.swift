import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("Checks of the authorization request")
struct AuthorizationRequestCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("authorization-endpoint-from-metadata", at: "open-browser") {
      pass(
        "'https://authorization-server.example/authorize' is the 'authorization_endpoint' of the metadata"
      )
      fail(
        "the URL does not begin with the 'authorization_endpoint' of the metadata; 1 of 46 characters differ: character 45 is 'z' and should be 's'",
        expected: "https://authorization-server.example/authorise",
        actual: "https://authorization-server.example/authorize",
        after:
          "metadata-response:json.authorization_endpoint=https://authorization-server.example/authorise"
      )
      unknown("step 2 is not in the transcript", after: "metadata-response:gone")
      unknown(
        "the metadata has no 'authorization_endpoint' to compare with",
        after: "metadata-response:json.authorization_endpoint=",
        title: "metadata without the member")
    },
    CheckTable("authorization-url-unchanged", at: "open-browser") {
      pass("the URL carries 'code_challenge', 'state', 'nonce' of 'code-challenge'")
      pass("the URL equals that of 'open-browser', 297 characters", at: "browser-launch")
      pass("the URL equals that of 'browser-launch', 297 characters", at: "authorization-request")
      fail(
        "'code_challenge' differs from that of 'code-challenge'; 1 of 43 characters differ: character 1 is 'X' and should be 'Q'",
        expected: "\(Recorded.challenge)", actual: "\(Recorded.challenge.spoiled)",
        after: .spoil("query.code_challenge"),
        title: "a challenge, state or nonce that the app did not calculate")
      fail(
        "'state' differs from that of 'code-challenge'; 1 of 22 characters differ: character 1 is 'X' and should be 'k'",
        expected: "\(Recorded.state)", actual: "\(Recorded.state.spoiled)",
        after: .spoil("query.state"))
      fail(
        "'nonce' differs from that of 'code-challenge'; 1 of 22 characters differ: character 1 is 'X' and should be 'c'",
        expected: "\(Recorded.nonce)", actual: "\(Recorded.nonce.spoiled)",
        after: .spoil("query.nonce"))
      fail(
        "'code_challenge' is missing; it has to equal that of 'code-challenge'",
        expected: "\(Recorded.challenge)", after: "query.code_challenge=",
        title: "a challenge that the app did not send")
      fail(
        "the URL differs from that of 'browser-launch'; 'redirect_uri': 1 of 21 characters differ: character 21 is 'i' and should be 'h'",
        expected: .recorded("browser-launch:url"), actual: .changed("authorization-request:url"),
        at: "authorization-request", after: "query.redirect_uri=com.example.app:/auti",
        title: "a parameter that was changed on the way")
      fail(
        "the URL differs from that of 'browser-launch'; 'code_challenge' is missing",
        expected: .recorded("browser-launch:url"), actual: .changed("authorization-request:url"),
        at: "authorization-request", after: "query.code_challenge=")
      fail(
        "the URL differs from that of 'browser-launch'; 'prompt' was added",
        expected: .recorded("browser-launch:url"), actual: .changed("authorization-request:url"),
        at: "authorization-request", after: "query.prompt+=none")
      fail(
        "the URL differs from that of 'open-browser'; 1 of 297 characters differ: character 1 is 'X' and should be 'h'",
        expected: .recorded("open-browser:url"), actual: .changed("browser-launch:url"),
        at: "browser-launch", after: .spoil("url"), title: "another server on the way")
      unknown("step 3 is not in the transcript", after: "code-challenge:gone")
      unknown("step 4 is not in the transcript", at: "browser-launch", after: "open-browser:gone")
      unknown(
        "step 5 is not in the transcript", at: "authorization-request", after: "browser-launch:gone"
      )
      doesNotApply(
        at: "authorization-request",
        after: "url=https://authorization-server.example/authorize?response_type=code&state=other",
        title: "a link that came from no app")
      unknown(
        "'code-challenge' has no challenge, no state and no nonce",
        after: "code-challenge:value.code_challenge=", "code-challenge:value.state=",
        "code-challenge:value.nonce=", title: "a calculation without the three values")
      unknown(
        "step 10 is not in the transcript", in: "two-sign-ins", at: "authorization-request#2",
        after: "browser-launch#2:gone", title: "takes no other sign-in's URL for a hop that is gone"
      )
    },
    CheckTable("client-id-present", at: "authorization-request") {
      pass("'client_id' is '\(Recorded.clientID)'")
      fail("'client_id' is missing", after: "query.client_id=")
      fail(
        "'client_id' is missing", after: #"query.client_id="""#,
        title: "an empty one, which counts as left out")
    },
    CheckTable("external-user-agent", at: "authorization-request") {
      pass(
        "'User-Agent' is 'SystemBrowser/1.0', which names no web view", at: "authorization-request",
        "login-submit")
      for browser in [
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
        "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
      ] {
        pass(
          "'User-Agent' is '\(browser)', which names no web view",
          after: "header.User-Agent=\(browser)", title: "browsers of phones")
      }
      for view in [
        "PhotoApp/2.0 WebView",
        "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
      ] {
        fail(
          "'User-Agent' is '\(view)', a web view inside an app; use the system's browser",
          after: "header.User-Agent=\(view)", title: "web views")
      }
      unknown(
        "'User-Agent' is missing, so nothing says which program asks", after: "header.User-Agent=")
    },
    CheckTable("parameters-once", at: "token-request") {
      pass(
        "8 parameters, each once", at: "authorization-request")
      pass("3 parameters, each once", at: "authorization-response")
      pass("5 parameters, each once", by: "RFC 6749 §3.2 (MUST NOT)")
      pass("3 parameters, each once", by: "RFC 6749 §3.2 (MUST NOT)", at: "refresh-request")
      fail(
        "'client_id' occurs more than once: '\(Recorded.clientID)', 'other'",
        at: "authorization-request", after: "query.client_id+=other",
        title: "a parameter that comes twice")
      fail(
        "'code' occurs more than once: '\(Recorded.code)', 'other'", at: "authorization-response",
        after: "location.query.code+=other")
      fail(
        "'code' occurs more than once: '\(Recorded.code)', 'other'", by: "RFC 6749 §3.2 (MUST NOT)",
        after: "form.code+=other")
      fail(
        "'client_id' occurs more than once: '\(Recorded.clientID)', 'other'",
        by: "RFC 6749 §3.2 (MUST NOT)", at: "refresh-request",
        after: "form.client_id+=other")
      pass(
        "5 parameters, each once", by: "RFC 6749 §3.2 (MUST NOT)", after: "body+=&&",
        title: "nothing between two '&'")
      pass(
        "8 parameters, each once", at: "authorization-request",
        after: "query.resource+=https://a.example", "query.resource+=https://b.example",
        title: "several resources: RFC 8707 section 2")
      pass(
        "8 parameters, each once", at: "authorization-request", after: "query.state+=",
        title: "one without a value counts as left out")
      pass(
        "5 parameters, each once", by: "RFC 6749 §3.2 (MUST NOT)", after: "form.code+=")
      doesNotApply(after: "header.Content-Type=application/json")
    },
    CheckTable("redirect-uri-registered", at: "authorization-request") {
      pass("'redirect_uri' is registered at 'authorization-server'")
      pass(
        "'redirect_uri' is registered at 'authorization-server', with another port: 'http://127.0.0.1/auth'",
        after: .onlyRegistered("http://127.0.0.1/auth"),
        "query.redirect_uri=http://127.0.0.1:49152/auth",
        title: "another port of a loopback address")
      pass(
        "'redirect_uri' is registered at 'authorization-server', with another port: 'http://[::1]/auth'",
        after: .onlyRegistered("http://[::1]/auth"), "query.redirect_uri=http://[::1]:49152/auth")
      fail(
        "'redirect_uri' is 'com.example.app:/auth-\u{E9}', which 'authorization-server' has not registered for '\(Recorded.clientID)'; they look the same, but their bytes differ",
        expected: "com.example.app:/auth-e\u{301}", actual: "com.example.app:/auth-\u{E9}",
        after: .onlyRegistered("com.example.app:/auth-e\u{301}"),
        "query.redirect_uri=com.example.app:/auth-\u{E9}", title: "it looks the same")
      fail(
        "'redirect_uri' is 'com.example.app:/Auth', which 'authorization-server' has not registered for '\(Recorded.clientID)'; 1 of 21 characters differ: character 18 is 'A' and should be 'a'",
        expected: "com.example.app:/auth", actual: "com.example.app:/Auth",
        after: .onlyRegistered("com.example.app:/auth"), "query.redirect_uri=com.example.app:/Auth")
      for (uri, count) in [
        ("com.example.app:/auth\u{200D}", "22"), ("com.other:/auth", "15"),
        ("com.example.app:/own", "20"),
      ] {
        fail(
          "'redirect_uri' is '\(uri)', which 'authorization-server' has not registered for '\(Recorded.clientID)'; \(count) characters came, 21 were expected",
          expected: "com.example.app:/auth", actual: "\(uri)",
          after: .onlyRegistered("com.example.app:/auth"), "query.redirect_uri=\(uri)")
      }
      pass(
        "'redirect_uri' is registered at 'authorization-server', with another port: 'http://localhost/auth'",
        after: .onlyRegistered("http://localhost/auth"),
        "query.redirect_uri=http://localhost:49152/auth")
      fail(
        "'redirect_uri' is 'http://127.0.0.1:49152/b', which 'authorization-server' has not registered for '\(Recorded.clientID)'; 24 characters came, 18 were expected",
        expected: "http://127.0.0.1/a", actual: "http://127.0.0.1:49152/b",
        after: .onlyRegistered("http://127.0.0.1/a"), "query.redirect_uri=http://127.0.0.1:49152/b")
      unknown(
        "no 'redirect_uri' of '\(Recorded.clientID)' is registered at 'authorization-server'",
        after: "registered.redirect_uri=", title: "nothing is registered for the client")
      doesNotApply(after: "query.redirect_uri=")
      doesNotApply(after: "query.client_id=")
    },
    CheckTable("redirect-uri-scheme", at: "authorization-request") {
      pass("the scheme 'com.example.app' is a domain name in reverse order")
      pass(
        "an https URL, which one app can claim", by: "RFC 8252 §7.2",
        after: "query.redirect_uri=https://app.example/auth", title: "what RFC 8252 names")
      fail(
        "the scheme 'myapp' of 'redirect_uri' is no domain name in reverse order, such as 'com.example.app'",
        after: "query.redirect_uri=myapp:/auth", title: "what RFC 8252 does not want")
      fail(
        "the scheme 'com.' of 'redirect_uri' is no domain name in reverse order, such as 'com.example.app'",
        after: "query.redirect_uri=com.:/auth")
      doesNotApply(after: "query.redirect_uri=http://127.0.0.1/auth", title: "no scheme of its own")
      doesNotApply(after: "query.redirect_uri=/auth", title: "no scheme")
      doesNotApply(after: "query.redirect_uri=")
    },
    CheckTable("redirect-uri-http", at: "authorization-request") {
      pass("the scheme is 'com.example.app', not 'http'")
      for (uri, host) in [
        ("http://127.0.0.1:49152/auth", "127.0.0.1"), ("http://[::1]:49152/auth", "[::1]"),
        ("http://127.0.0.1/auth", "127.0.0.1"),
      ] {
        pass("http to the loopback address \(host)", after: "query.redirect_uri=\(uri)")
      }
      warn(
        "'redirect_uri' is http to 'localhost', a name that may lead to another address than that of this machine; write 127.0.0.1 or [::1]",
        by: "RFC 8252 §8.3 (NOT RECOMMENDED)",
        after: "query.redirect_uri=http://localhost:49152/auth")
      fail(
        "'redirect_uri' is http to '127.0.0.1.attacker.example'; http is for the loopback addresses 127.0.0.1 and [::1] only",
        after: "query.redirect_uri=http://127.0.0.1.attacker.example/auth")
      fail(
        "'redirect_uri' is http to ''; http is for the loopback addresses 127.0.0.1 and [::1] only",
        after: "query.redirect_uri=http:/auth")
      doesNotApply(after: "query.redirect_uri=/auth", title: "no scheme")
      doesNotApply(after: "query.redirect_uri=")
    },
    CheckTable("response-type-code", at: "authorization-request") {
      pass("'response_type' is 'code'")
      fail(
        "'response_type' is 'token', not 'code'", expected: "code", actual: "token",
        after: "query.response_type=token", title: "a token in the redirect")
      fail("'response_type' is missing", expected: "code", after: "query.response_type=")
    },
  ]
}

extension Edit {
  /// Registers one redirect URI for the client, beside one of another client and one at the app.
  fileprivate static func onlyRegistered(_ uri: WireText) -> Edit {
    Edit("'\(uri)' registered alone") { signIn, _ in
      signIn.forget(.redirectURI)
      signIn.transcript.registered += [
        RegisteredFact(at: .authorizationServer, .redirectURI, of: Recorded.clientID, uri),
        RegisteredFact(
          at: .authorizationServer, .redirectURI, of: "another-app", "com.other:/auth"),
        RegisteredFact(at: .app, .redirectURI, of: Recorded.clientID, "com.example.app:/own"),
      ]
    }
  }
}
