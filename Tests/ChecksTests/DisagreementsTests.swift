import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("Disagreements")
struct DisagreementsTests {
  @Test(
    "finds none where everybody decided as the checks do",
    arguments: ["pkce", "pkce-second", "denied", "refused", "api-refused"])
  func none(recording: String) throws {
    try SignIn(recording).expectDisagreements([])
  }

  @Test("names a server that took a wrong verifier")
  func wrongVerifier() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.code_verifier", .set(Recorded.verifier.spoiled))
    try signIn.expectDisagreements([
      "authorization-server accepted 'token-request', which fails verifier-matches-challenge"
    ])
    let found = try #require(Disagreements.find(in: Checker().judge(signIn.transcript)).first)
    #expect(
      found
        == Disagreement(
          step: StepID(.tokenRequest), participant: .authorizationServer, decision: .accepted,
          checks: ["verifier-matches-challenge"]))
  }

  @Test("names an API that took a forged token, and only by what it can see")
  func forgedToken() throws {
    let sent = try SignIn().token("resource-request", "header.Authorization")
    try SignIn(
      changing: "resource-request", "header.Authorization",
      .set(sent.withOtherCharacter(at: sent.utf8.count - 20))
    ).expectDisagreements([
      "resource-server accepted 'resource-request', which fails access-token-signature"
    ])
  }

  @Test("names an app that redeemed a code in spite of another state")
  func otherState() throws {
    try SignIn(changing: "callback", "query.state", .set(Recorded.state.spoiled))
      .expectDisagreements([
        "app accepted 'callback', which fails callback-state-matches"
      ])
  }

  @Test("names an app that believed an ID token with another nonce")
  func otherNonce() throws {
    try SignIn(changing: "token-response", "json.id_token.claims.nonce", .set("other"))
      .expectDisagreements([
        "app accepted 'token-response', which fails id-token-nonce"
      ])
  }

  @Test("does not blame an app for an access token, which it must not look into")
  func accessTokenInResponse() throws {
    try SignIn(changing: "token-response", "json.access_token.header.typ", .set("JWT"))
      .expectDisagreements([])
  }

  @Test("does not blame a server for what only the app can know")
  func invisible() throws {
    // Every message has the same nonce of 3 characters: it is guessable, but nobody is to refuse it.
    var signIn = try SignIn()
    for id in ["open-browser", "browser-launch", "authorization-request"] {
      try signIn.change(id, "query.nonce", .set("abc"))
    }
    let failed = signIn.findings().filter { $0.verdict == .fail }.map(\.check)
    #expect(failed.contains("nonce-unguessable"))
    let found = Disagreements.find(in: Checker().judge(signIn.transcript))
    #expect(!found.contains { $0.participant == .authorizationServer })
  }

  @Test("names a server that refused a request without fault")
  func refusal() throws {
    var signIn = try SignIn()
    try signIn.change("token-response", "status", .set("400"))
    try signIn.expectDisagreements([
      "authorization-server refused 'token-request', though every check on it passes"
    ])
  }

  @Test("takes an answer that was changed on its way for no decision")
  func changedAnswer() throws {
    var signIn = try SignIn(changing: "token-response", "status", .set("401"))
    try signIn.mark("token-response", "twice")
    try signIn.expectDisagreements([
      "authorization-server refused 'token-request', though every check on it passes"
    ])
    try signIn.mark("token-response", "status=401")
    try signIn.expectDisagreements([])
    var accepted = try SignIn(
      changing: "token-request", "form.code_verifier", .set(Recorded.verifier.spoiled))
    try accepted.mark("token-response", "status=200")
    try accepted.expectDisagreements([])
  }

  @Test("asks nobody to know a value that was changed on its way")
  func changedValue() throws {
    var signIn = try SignIn(changing: "token-response", "status", .set("400"))
    let code = Recorded.code.spoiled
    for (id, place) in [
      ("authorization-response", "location.query.code"), ("redirect", "query.code"),
      ("callback", "query.code"), ("token-request", "form.code"),
    ] {
      try signIn.change(id, place, .set(code))
    }
    try signIn.expectDisagreements([
      "authorization-server refused 'token-request', though every check on it passes"
    ])
    try signIn.mark("authorization-response", "location.query.state=abc")
    try signIn.expectDisagreements([
      "authorization-server refused 'token-request', though every check on it passes"
    ])
    for change in ["location.query.code=\(code)", "changed by attacker"] {
      try signIn.mark("authorization-response", change)
      try signIn.expectDisagreements([])
    }
  }

  @Test("does not ask why a request was refused that was changed on its way")
  func changedRequest() throws {
    var signIn = try SignIn(changing: "token-response", "status", .set("400"))
    try signIn.mark("token-request", "form.client_id=photo-app")
    try signIn.expectDisagreements([])
  }

  @Test("takes no side on a message that a check warns of", arguments: ["200", "400"])
  func warning(status: String) throws {
    var signIn = try SignIn()
    try signIn.change("token-response", "status", .set(status))
    var judged = Checker().judge(signIn.transcript)
    let index = try signIn.index(of: "token-request")
    judged.steps[index].findings[0].verdict = .warning
    #expect(Disagreements.find(in: judged) == [])
  }

  @Test("blames no server for what binds the app alone")
  func senderOnly() throws {
    let signIn = try SignIn(
      changing: "authorization-request", "header.User-Agent", .set("PhotoApp/1.0 WebView"))
    #expect(signIn.failures.map(\.check).contains("external-user-agent"))
    try signIn.expectDisagreements([])
  }

  @Test("lets a server choose which of two requests with one code it answers")
  func race() throws {
    var signIn = try SignIn()
    try signIn.insertSecondTokenRequest()
    try signIn.expectDisagreements([
      "authorization-server accepted 'token-request#2', which fails code-used-once"
    ])
    // The second comes before the first is answered, and the first is refused.
    let (second, answer) = (
      try signIn.index(of: "token-request#2"), try signIn.index(of: "token-response")
    )
    signIn.transcript.steps.swapAt(second, answer)
    signIn.renumber()
    try signIn.change("token-response", "status", .set("400"))
    try signIn.expectDisagreements([])
    try signIn.change("token-response#2", "status", .set("400"))
    try signIn.expectDisagreements([
      "authorization-server refused 'token-request', though every check on it passes"
    ])
  }

  @Test("names a server that takes a code which it refused before, but for its own failure")
  func secondTry() throws {
    var signIn = try SignIn()
    try signIn.insertSecondTokenRequest()
    try signIn.change("token-response", "status", .set("400"))
    try signIn.expectDisagreements([
      "authorization-server accepted 'token-request#2', which fails code-used-once"
    ])
    try signIn.change("token-response", "status", .set("503"))
    try signIn.expectDisagreements([])
  }

  @Test("blames nobody for a second callback, of which a check only warns")
  func callbacks() throws {
    var signIn = try SignIn()
    var second = signIn.transcript.steps[try signIn.index(of: "callback")]
    second.id.occurrence = 2
    signIn.transcript.steps.insert(second, at: try signIn.index(of: "state-check"))
    signIn.renumber()
    try signIn.expectDisagreements([])
    try signIn.insertSecondTokenRequest()
    try signIn.expectDisagreements([
      "authorization-server accepted 'token-request#2', which fails code-used-once"
    ])
  }

  @Test("takes an unknown verdict for neither")
  func unknown() throws {
    var signIn = try SignIn(changing: "token-response", "status", .set("400"))
    try signIn.delete("authorization-request")
    try signIn.expectDisagreements([])
  }

  @Test(
    "leaves reasons alone that no check looks at",
    arguments: ["invalid_scope", "unauthorized_client", "invalid_target"])
  func otherReason(error: String) throws {
    var signIn = try SignIn(changing: "token-response", "status", .set("400"))
    try signIn.change("token-response", "body", .set("{\"error\":\"\(error)\"}"))
    try signIn.expectDisagreements([])
    try signIn.change("token-response", "body", .set(#"{"error":"invalid_grant"}"#))
    try signIn.expectDisagreements([
      "authorization-server refused 'token-request', though every check on it passes"
    ])
  }

  @Test(
    "says nothing of a server that may know more: of what came before, or of what was taken out")
  func hidden() throws {
    var signIn = try SignIn(changing: "token-response", "status", .set("400"))
    try signIn.change("login-submit", "form.password", .set("***"))
    try signIn.expectDisagreements([])
    signIn = try SignIn(changing: "refresh-response", "status", .set("400"))
    signIn.transcript.steps.removeFirst(try signIn.index(of: "token-response"))
    signIn.renumber()
    try signIn.expectDisagreements([])
  }

  @Test("lets a server fail, and remember what went wrong before")
  func memory() throws {
    try SignIn(changing: "token-response", "status", .set("503")).expectDisagreements([])
    var signIn = try SignIn(changing: "refresh-response", "status", .set("400"))
    try signIn.expectDisagreements([
      "authorization-server refused 'refresh-request', though every check on it passes"
    ])
    try signIn.change("token-request", "form.code_verifier", .set(Recorded.verifier.spoiled))
    try signIn.expectDisagreements([
      "authorization-server accepted 'token-request', which fails verifier-matches-challenge"
    ])
  }
}

extension SignIn {
  /// Notes on a step that it was changed on its way.
  fileprivate mutating func mark(_ id: String, _ change: String) throws {
    transcript.steps[try index(of: id)].tampering = [Tampering(change: change)]
  }

  /// Expects exactly these sentences.
  fileprivate func expectDisagreements(
    _ sentences: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = Disagreements.find(in: Checker().judge(transcript))
    #expect(found.map(\.description) == sentences, sourceLocation: sourceLocation)
  }

  /// Adds a second token request with the same code behind the first, and the same answer to it.
  fileprivate mutating func insertSecondTokenRequest() throws {
    let position = try index(of: "token-response") + 1
    var request = transcript.steps[try index(of: "token-request")]
    var response = transcript.steps[try index(of: "token-response")]
    request.number = 1000
    request.id.occurrence = 2
    response.number = 1001
    response.id.occurrence = 2
    if case .message(let message, let from, let to, _) = response.content {
      response.content = .message(message, from: from, to: to, answers: 1000)
    }
    transcript.steps.insert(contentsOf: [request, response], at: position)
    renumber()
  }
}
