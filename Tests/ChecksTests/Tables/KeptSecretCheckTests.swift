import JOSE
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("Checks of who may know what")
struct KeptSecretCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("secrets-kept", at: "token-request") {
      pass("'code', 'code_verifier': with none but those who may know")
      pass("'nonce', 'state': with none but those who may know", at: "open-browser")
      fail(
        "'code_verifier' is in 'query.code_verifier', where 'device' learns it; only 'app' and 'authorization-server' may",
        by: "RFC 7636 §7.1", at: "open-browser",
        after: "query.code_verifier+=\(Recorded.verifier)", title: "a verifier that is sent early")
      fail(
        "'code_verifier' is in 'header.X-Note', where 'browser' learns it; only 'app' and 'authorization-server' may",
        by: "RFC 7636 §7.1", at: "authorization-request",
        after: "header.X-Note+=\(Recorded.verifier)", title: "a verifier in the browser's header")
      fail(
        "'code_verifier' was known to 'browser' before: it is in 'header.X-Note' of 'authorization-request'",
        by: "RFC 7636 §7.1", after: "authorization-request:header.X-Note+=\(Recorded.verifier)",
        "code-challenge:gone", title: "one that nothing called so before")
      warn(
        "'code_verifier' is in 'header.X-Note', where 'resource-server' learns it; only 'app' and 'authorization-server' may; it counts no more: its code was redeemed in 'token-response'",
        by: "RFC 7636 §7.1", at: "resource-request",
        after: "header.X-Note+=\(Recorded.verifier)", title: "a verifier that is used up")
      fail(
        "'password' is in 'query.p' (in base64), where 'device' learns it; only 'authorization-server', 'browser' and 'user' may; also 'cookie'",
        by: "RFC 8252 §8.12 (MUST NOT)", at: "redirect",
        after: "query.p+=SVVDYkNCY1VCZEt3ZDl0aQ==", "query.c+=\(Recorded.cookie)",
        title: "two secrets at once, one of them in base64")
      fail(
        "'code' is in 'query.code', where 'another-app' learns it; only 'app', 'authorization-server', 'browser' and 'device' may; also 'state'",
        by: "RFC 6749 §10.5", at: "callback", after: "to=another-app",
        title: "an answer that goes to another app")
      fail(
        "'client_secret' is in 'form.client_secret', where 'app' learns it; only 'authorization-server' may",
        by: "RFC 8252 §8.5", after: "form.client_secret+=s3cr3t",
        title: "a secret of an app, which can keep none")
      warn(
        "'refresh_token' is in 'query.refresh_token', where it does not belong",
        by: "RFC 6750 §2.3 (SHOULD NOT)", at: "refresh-request",
        after: "query.refresh_token+=\(Recorded.refreshToken)", title: "a token in a URL")
      warn(
        "'access_token' is in 'location.query.access_token', where 'browser' learns it",
        by: "RFC 9700 §2.1.2 (SHOULD NOT)", at: "authorization-response",
        after: "location.query.access_token+=2YotnFZFEjr1zCsicMWpAA", title: "a token in the answer"
      )
      doesNotApply(at: "metadata-request")
    },
    CheckTable("secrets-new", at: "token-response") {
      pass("'access_token', 'id_token', 'refresh_token': not seen before")
      fail(
        "'refresh_token' has the value that 'code' has in 'authorization-response': whoever saw that knows it",
        after: "json.refresh_token=\(Recorded.code)", title: "a token that is the code")
      fail(
        "'code' has the value that 'query.code_challenge' has in 'open-browser': whoever saw that knows it",
        at: "authorization-response", after: "location.query.code=\(Recorded.challenge)",
        title: "a code that is the challenge")
      doesNotApply(at: "open-browser")
    },
  ]

  @Test("find what a leak in other flows and places gives away")
  func otherFlows() throws {
    var signIn = try SignIn("custom-token")
    let key = Hex.encode(MasterKeyDerivation.digest.key(of: Recorded.masterKey))
    try signIn.change("social-login-response", "json.k", .add(key))
    let check = try #require(CheckCatalogue.check("secrets-kept"))
    let message = try signIn.finding(check, at: "social-login-response")?.message
    #expect(
      message
        == "'key' is in 'json.k', where 'app' learns it; only 'mobile-service' may")
  }

  @Test("know a participant by what it does, where none has the name of its role")
  func otherNames() throws {
    var signIn = try SignIn()
    let names = [
      ParticipantName.app: "my-app", .browser: "safari", .authorizationServer: "login.example",
      .resourceServer: "api.example", .device: "phone", .user: "alice",
    ].mapValues { ParticipantName(rawValue: WireText($0)) }
    for index in signIn.transcript.steps.indices {
      switch signIn.transcript.steps[index].content {
      case .message(let message, let from, let to, let answers):
        signIn.transcript.steps[index].content = .message(
          message, from: names[from] ?? from, to: names[to] ?? to, answers: answers)
      case .calculation(let calculation, let by):
        signIn.transcript.steps[index].content = .calculation(calculation, by: names[by] ?? by)
      }
    }
    let check = try #require(CheckCatalogue.check("secrets-kept"))
    let others = signIn.findings(of: [check]).filter { $0.verdict != .pass }
    #expect(others == [])
  }
}
