import Testing
import TranscriptModel

@testable import Checks

/// Right conversations that look otherwise than the recorded ones: nobody is to be accused.
@Suite("Right variants of conversations")
struct RightVariantTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let recording: String
    let title: String
    let edits: [Edit]

    init(_ title: String, in recording: String = "pkce", _ edits: Edit...) {
      (self.recording, self.title, self.edits) = (recording, title, edits)
    }

    var testDescription: String { "\(recording): \(title)" }
  }

  @Test("give neither a failure nor a warning", arguments: addresses + contents + redactions)
  func clean(row: Row) throws {
    let known = Set(try Self.accusations(SignIn(row.recording)))
    var signIn = try SignIn(row.recording)
    for edit in row.edits { try edit.apply(to: &signIn, at: "") }
    #expect(Self.accusations(signIn).filter { !known.contains($0) } == [])
    #expect(Disagreements.find(in: Checker().judge(signIn.transcript)) == [])
  }

  @Test("give a failure where something is wrong", arguments: mistakes)
  func wrong(row: Row) throws {
    let known = Set(try Self.accusations(SignIn(row.recording)))
    var signIn = try SignIn(row.recording)
    for edit in row.edits { try edit.apply(to: &signIn, at: "") }
    #expect(Self.accusations(signIn).contains { $0.hasSuffix(" fail") && !known.contains($0) })
  }

  private static func accusations(_ signIn: SignIn) -> [String] {
    Checker().judge(signIn.transcript).steps.flatMap { step in
      step.findings.filter { $0.verdict == .fail || $0.verdict == .warning }
        .map { "\(step.id) \($0.check) \($0.verdict)" }
    }
  }

  private static let mistakes: [Row] = [
    Row(
      "a password taken out, and a code of nobody", "login-submit:form.password=***",
      "token-request:form.code=5hCosanNlg9wR_DLOTP98PbcBcXd7TE4EgAAgXgUugX"),
    Row(
      "a cookie of the browser at the API",
      "resource-request:header.Cookie+=session=\(Recorded.cookie)"),
    Row(
      "a verifier in a URL, twice", "open-browser:query.x+=1",
      "open-browser:query.x+=\(Recorded.verifier)"),
    Row("no keys, and a token is taken", "keys-response#2:status=500"),
    Row(
      "an API that is asked over http", "resource-request:url=http://resource-server.example/photos"
    ),
    Row(
      "another host with the same path",
      "resource-request:url=https://resource-server.example.evil/photos"),
    Row(
      "a key set over http", in: "nonce",
      "apple-keys-request:url=http://appleid.apple.com/auth/keys"),
    Row(
      "the password in a row", in: "custom-token",
      "create-user-response:json.hint+=IUCbCBcUBdKwd9ti"),
  ]

  private static let addresses: [Row] = [
    Row("an API's host in capitals", "resource-request:url=https://Resource-Server.EXAMPLE/photos"),
    Row(
      "the host of the keys in capitals",
      "keys-request:url=https://Authorization-Server.EXAMPLE/jwks"),
    Row("an API that is asked with POST", "resource-request:method=POST"),
    Row("an API that is asked with DELETE", "resource-request:method=DELETE"),
    Row("no metadata", "metadata-request:gone", "metadata-response:gone"),
  ]

  private static let contents: [Row] = [
    Row(
      "an extension without a value", "open-browser:query.prompt+=",
      "browser-launch:query.prompt+=", "authorization-request:query.prompt+="),
    Row(
      "an extension with a value and without", "open-browser:query.x+=1",
      "open-browser:query.x+=", "browser-launch:query.x+=1", "browser-launch:query.x+=",
      "authorization-request:query.x+=1", "authorization-request:query.x+="),
    Row(
      "an answer for the app's own cache",
      "resource-response:header.Cache-Control=private, max-age=60"),
    Row(
      "an API with a cookie of its own",
      "resource-response:header.Set-Cookie+=route=Tt5v9cQmZ2xP8sKd; Path=/; Secure; HttpOnly"),
    Row(
      "a token endpoint with a cookie of its own",
      "token-response:header.Set-Cookie+=route=Tt5v9cQmZ2xP8sKd; Path=/; Secure; HttpOnly"),
    Row(
      "a mobile service with a cookie for its machine", in: "custom-token",
      "insert-response:header.Set-Cookie+=ARRAffinity=c0ffee0123456789; Path=/; HttpOnly"),
  ]

  private static let redactions: [Row] = [
    Row("a verifier taken out", "token-request:form.code_verifier=***"),
    Row("a code taken out", "token-request:form.code=[redacted]"),
    Row("a token taken out of its answer", "token-response:json.access_token=[redacted]"),
    Row("an ID token taken out", "token-response:json.id_token=…"),
    Row(
      "a token taken out of a request", "resource-request:header.Authorization=Bearer [redacted]"),
    Row(
      "a password taken out", "login-submit:form.password=***"
    ),
    Row(
      "a refresh token taken out", "token-response:json.refresh_token=REDACTED",
      "refresh-request:form.refresh_token=REDACTED", "refresh-response:json.refresh_token=REDACTED"),
    Row("a raw nonce taken out", in: "nonce", "raw-nonce:value.raw_nonce=***"),
    Row(
      "an identity token taken out", in: "nonce",
      "apple-authorization-response:json.id_token=[redacted]"),
    Row("a Firebase token taken out", in: "nonce", "firebase-sign-in-response:json.idToken=***"),
    Row(
      "a password taken out of a sign-up", in: "custom-token",
      "create-user-request:json.password=***"),
    Row("a token taken out of a field", in: "custom-token", "table-request:header.X-ZUMO-AUTH=***"),
  ]
}
