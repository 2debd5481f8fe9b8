import Flows
import FlowsShared
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("a change to a step")
struct StepEditTests {
  @Test("is written in one line where an attack consists of it")
  func oneLine() {
    #expect(StepEdit.wait(5, at: .callback).description == "callback:wait=5")
    #expect(StepEdit.drop(.callback, occurrence: 2).description == "callback#2:drop")
    #expect(
      StepEdit.change(.bearerClaim("iss"), of: .resourceRequest, .set("x")).description
        == "resource-request:header.Authorization.claims.iss=x")
  }

  static let readable: [(String, StepEdit.Action)] = [
    ("token-request:form.code=abc", .change(.form("code"), .set("abc"))),
    ("token-request#2:form.code=a=b:c", .change(.form("code"), .set("a=b:c"))),
    ("token-request:form.code=line\nline", .change(.form("code"), .set("line\nline"))),
    ("token-request:form.code=\"q\"", .change(.form("code"), .set("\"q\""))),
    ("token-request:form.code+=abc", .change(.form("code"), .add("abc"))),
    ("token-request:form.code=\"\"", .change(.form("code"), .set(""))),
    ("token-request:form.code+=\"\"", .change(.form("code"), .add(""))),
    ("token-request:form.code=", .change(.form("code"), .remove)),
    ("token-response:status=500", .change(.status, .set("500"))),
    (
      "token-response:json.id_token.claims.nonce=x",
      .change(.tokenClaim(of: .json(["id_token"]), "nonce"), .set("x"))
    ),
    // A combining accent and a joiner belong to the character before them, but not to the mark.
    ("token-request:form.code=\u{301}a", .change(.form("code"), .set("\u{301}a"))),
    ("token-request:form.code+=\u{200d}a", .change(.form("code"), .add("\u{200d}a"))),
    ("token-request:form.code=\r\n", .change(.form("code"), .set("\r\n"))),
    ("callback:drop", .drop), ("callback:twice", .twice), ("callback:wait=600", .wait(600)),
    ("callback:wait=0", .wait(0)),
  ]

  @Test("is read, and written as it was", arguments: readable)
  func reads(_ text: String, _ action: StepEdit.Action) throws {
    let edit = try StepEdit(parsing: text)
    #expect(edit.action == action)
    #expect(edit.description == text)
  }

  private static let forms =
    "STEP:PLACE=VALUE, STEP:PLACE+=VALUE, STEP:drop, STEP:twice or STEP:wait=SECONDS"
  private static let places =
    "query.NAME, form.NAME, header.NAME, json.POINTER, value.NAME, location.query.NAME, status, "
    + "body or url, for a form there .form.NAME, and for a JWT there .claims.NAME or .header.NAME"

  static let refused: [(String, String)] = [
    ("", "'' is no change; write \(forms)"),
    ("token-request", "'token-request' is no change; write \(forms)"),
    ("token-request:form.code", "'token-request:form.code' is no change; write \(forms)"),
    ("callback:dropped", "'callback:dropped' is no change; write \(forms)"),
    (
      "Token Request:drop",
      "'Token Request' is no step id; write one such as 'token-request' or 'token-request#2'"
    ),
    (":drop", "'' is no step id; write one such as 'token-request' or 'token-request#2'"),
    ("callback:code=x", "'code' is no place; write \(places)"),
    ("callback:=x", "'' is no place; write \(places)"),
    ("callback:wait=", "'' is no time to wait; write whole seconds, at most a hundred years"),
    ("callback:wait=-1", "'-1' is no time to wait; write whole seconds, at most a hundred years"),
    ("callback:wait=1.5", "'1.5' is no time to wait; write whole seconds, at most a hundred years"),
    (
      "callback:wait=99999999999999999999",
      "'99999999999999999999' is no time to wait; write whole seconds, at most a hundred years"
    ),
  ]

  @Test("is refused with what was expected", arguments: refused)
  func refuses(_ text: String, _ expected: String) {
    let error = #expect(throws: StepEditError.self) { try StepEdit(parsing: text) }
    #expect(error?.description == expected)
  }

  static let unmakeable: [(String, String)] = [
    (
      "code-challenge:drop",
      "'code-challenge' is a calculation inside a participant; only messages can be changed"
    ),
    (
      "token-request#2:drop",
      "the run ended without a step 'token-request#2'; nothing was changed"
    ),
    (
      #"token-response:json.scope="\ud800""#,
      #"at 'token-response', 'json.scope' takes a text in double quotes as JSON, and '"\ud800"' is "#
        + "broken at 1:2: half of a surrogate pair; leave the quotes out, or write an escape for "
        + "what is in them"
    ),
    (
      #"token-response:json.id_token.claims.sub="\ud800""#,
      "at 'token-response', 'json.id_token.claims.sub' takes a text in double quotes as JSON, and "
        + #"'"\ud800"' is broken at 1:2: half of a surrogate pair; leave the quotes out, or write "#
        + "an escape for what is in them"
    ),
    (
      "callback:query.stat=x",
      "at 'callback', the message has no 'query.stat'; it has: url, query.code, query.state, "
        + "query.iss"
    ),
  ]

  @Test("that the run cannot make ends it with the reason", arguments: unmakeable)
  func cannotBeMade(_ text: String, _ expected: String) async throws {
    let error = await #expect(throws: ConfigurationError.self) { try await playPKCE(edits: [text]) }
    #expect(error?.description == expected)
  }
}
