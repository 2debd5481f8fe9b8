import Testing
import TranscriptModel

@Suite("Checks of the redirect")
struct RedirectCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("callback-expected", at: "callback") {
      pass("the first answer to 'open-browser'")
      warn(
        "the sign-in was answered before, in 'callback'", at: "callback#2", after: "callback:again",
        title: "a second answer")
      warn(
        "'app' waits for no answer with this 'state'", after: "query.state=unknown",
        title: "a state that no sign-in has")
      warn(
        "'attacker' waits for no answer with this 'state'", after: "to=attacker",
        title: "an app that started no sign-in")
      unknown(
        "no sign-in that began before 'callback' is in the transcript", after: "open-browser:gone",
        .renumbered, title: "a transcript that begins later")
      pass(
        "the first answer to 'open-browser'", in: "two-sign-ins", title: "two sign-ins of one app")
      pass("the first answer to 'open-browser#2'", in: "two-sign-ins", at: "callback#2")
      unknown("step 4 is not in the transcript", after: "open-browser:gone")
    },
    CheckTable("callback-issuer-matches", at: "callback") {
      pass("'iss' equals the 'issuer' of the metadata that the app read, 36 characters")
      fail(
        "'iss' differs from the 'issuer' of the metadata that the app read; 1 of 36 characters differ: character 1 is 'X' and should be 'h'",
        expected: "https://authorization-server.example",
        actual: "Xttps://authorization-server.example", after: .spoil("query.iss"))
      fail(
        "'iss' is missing; it has to equal the 'issuer' of the metadata that the app read",
        expected: "https://authorization-server.example", after: "query.iss=",
        title: "without an issuer that was promised")
      doesNotApply(
        after: "query.iss=",
        "metadata-response:json.authorization_response_iss_parameter_supported=false",
        title: "a server that does not send it")
      doesNotApply(after: "to=attacker", title: "an app that started no sign-in")
      unknown("step 2 is not in the transcript", after: "metadata-response:gone")
    },
    CheckTable("callback-state-matches", at: "callback") {
      pass("'state' equals that of 'open-browser', 22 characters")
      fail(
        "'state' differs from that of 'open-browser'; 1 of 22 characters differ: character 1 is 'X' and should be 'k'",
        expected: "\(Recorded.state)", actual: "\(Recorded.state.spoiled)",
        after: .spoil("query.state"))
      fail(
        "'state' is missing; it has to equal that of 'open-browser'", expected: "\(Recorded.state)",
        after: "query.state=")
      pass(
        "'open-browser' has no 'state', and relies on 'code_challenge', 'nonce'",
        by: "RFC 9700 §2.1 (MAY)", after: "open-browser:query.state=", "query.state=",
        title: "the app sent no state")
      fail(
        "'open-browser' has no 'state' and nothing else: anybody can forge its answer",
        by: "RFC 9700 §2.1 (MUST)", after: "open-browser:query.state=", "query.state=",
        "open-browser:query.code_challenge=", "open-browser:query.nonce=",
        title: "the app sent nothing that protects it")
      warn(
        "'state' is missing; it has to equal that of 'open-browser'",
        by: "RFC 8252 §8.9 (RECOMMENDED)", expected: "\(Recorded.state)",
        after: "open-browser:query.scope=photos", "query.state=", title: "without OpenID Connect")
      fail(
        "'state' is missing; it has to equal that of 'open-browser'", by: "RFC 9700 §2.1 (MUST)",
        expected: "\(Recorded.state)", after: "open-browser:query.scope=photos",
        "open-browser:query.code_challenge=", "open-browser:query.nonce=", "query.state=",
        title: "with neither OpenID Connect nor PKCE")
      fail(
        "'state' differs from that of 'open-browser'; 22 of 22 characters differ",
        expected: "\(Recorded.state)", actual: "5h_2PsVgodlNcd8aiHwExg", in: "two-persons",
        after: .answerOfTheOther, title: "the state of another person's sign-in")
      doesNotApply(after: "to=attacker", title: "an app that started no sign-in")
      unknown("step 4 is not in the transcript", after: "open-browser:gone")
    },
    CheckTable("redirect-unchanged", at: "callback") {
      pass(
        "the URL equals that of 'authorization-response', 146 characters", at: "redirect",
        "callback")
      pass(
        "the URL equals that of 'authorization-response', 168 characters", in: "denied",
        at: "redirect", "callback")
      for (name, words) in [
        ("code", "1 of 43 characters differ: character 1 is 'X' and should be '5'"),
        ("state", "1 of 22 characters differ: character 1 is 'X' and should be 'k'"),
        ("iss", "1 of 36 characters differ: character 1 is 'X' and should be 'h'"),
      ] {
        fail(
          "the URL differs from that of 'authorization-response'; '\(name)': \(words)",
          expected: .recorded("url"), actual: .changed("url"), at: "redirect", "callback",
          after: .spoil("query.\(name)"))
      }
      fail(
        "the URL differs from that of 'authorization-response'; 1 of 146 characters differ: character 1 is 'X' and should be 'c'",
        expected: .recorded("url"), actual: .changed("url"), after: .spoil("url"))
      fail(
        "no authorization response sent this URL on its way",
        after: "url=com.example.app:/auth?code=a&state=b", title: "an answer that no server gave")
      unknown("step 11 is not in the transcript", after: "authorization-response:gone")
      unknown(
        "no authorization response before 'callback' is in the transcript", at: "callback",
        after: "authorization-response:gone", .renumbered, title: "a transcript that begins later")
      unknown(
        "step 21 is not in the transcript", in: "two-persons", after: "authorization-response:gone",
        title: "takes no other sign-in's answer for one that is gone")
    },
  ]
}

extension Edit {
  /// Gives the app the answer that belongs to the other person's sign-in.
  fileprivate static let answerOfTheOther = Edit("the answer of 'callback#2'") { signIn, step in
    try signIn.change(step, "url", .set(try signIn.value(at: "callback#2:url")))
  }
}
