import HTTPModel
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

/// A row that is wrong must fail: otherwise the tables hold nothing.
@Suite("A row of a table")
struct CheckCaseTests {
  private func table(@CheckCaseBuilder _ rows: () -> [CheckCase]) -> [CheckCase] {
    CheckTable("grant-type", at: "token-request", rows).cases
  }

  @Test("holds for what the check says, word for word")
  func right() throws {
    let rows = table {
      pass("'grant_type' is 'authorization_code'")
      fail(
        "'grant_type' is 'password', not 'authorization_code'", expected: "authorization_code",
        actual: .changed("token-request:form.grant_type"), after: "form.grant_type=password")
      doesNotApply(after: "header.Content-Type=text/plain")
    }
    #expect(rows.count == 3)
    for row in rows { row.verify() }
  }

  @Test("fails for another word, verdict or value")
  func wrong() throws {
    let message = "'grant_type' is 'password', not 'authorization_code'"
    let rows = table {
      pass("'grant_type' is 'authorization code'")
      unknown("'grant_type' is 'authorization_code'")
      doesNotApply()
      fail(message, actual: "password", after: "form.grant_type=password")
      fail(
        message, expected: "authorization_code", actual: "passworD",
        after: "form.grant_type=password")
    }
    for row in rows {
      let judged = try row.judge()
      #expect(judged.found != judged.wanted, "\(row.testDescription)")
    }
  }

  @Test("cannot be tried for a step, an edit or a check that is not there, or an idle edit")
  func errors() {
    let rows =
      table {
        doesNotApply(at: "token-request#2")
        doesNotApply(after: "form.grant_type=authorization_code")
        doesNotApply(after: "form.grant-type=password")
        doesNotApply(after: "callback:lost")
        doesNotApply(after: "state-check:value.sate=equal")
        fail("", expected: .recorded("callback:query.nonce"))
      } + CheckTable("grant-types", at: "token-request") { doesNotApply() }.cases
    let messages = rows.map { row -> String in
      do { return "\(try row.judge())" } catch { return "\(error)" }
    }
    #expect(
      messages.map { $0.split(separator: ";")[0] } == [
        "the run has no step 'token-request#2'",
        "'form.grant_type=authorization_code' changes nothing",
        "the message has no 'form.grant-type'", "'lost' is no edit",
        "'state-check:value.sate=equal' changes nothing", "'callback' has no 'query.nonce'",
        "no check has the id 'grant-types'",
      ])
  }

  @Test("is told apart by what is changed, and by its title")
  func description() throws {
    let rows = table {
      pass("…")
      fail("…", at: "callback", after: "gone", .spoil("token-request:form.code"), title: "no one")
      doesNotApply(after: "token-response:time=7", .renumbered)
    }
    #expect(
      rows.map(\.testDescription) == [
        "grant-type: pass, at token-request",
        "grant-type: fail, no one, at callback after gone, "
          + "token-request:form.code with another first character",
        "grant-type: does not apply, at token-request after token-response:time=7, "
          + "steps numbered anew",
      ])
  }

  @Test("adds, removes and empties values in the notation of '--tamper'")
  func edits() throws {
    var signIn = try SignIn()
    for edit: Edit in [
      "form.grant_type=", "token-request:form.code=\"\"", "form.code+=a=b:c", "form.code+=\"\"",
    ] {
      try edit.apply(to: &signIn, at: "token-request")
    }
    let form = FormParameters(parsing: try signIn.step("token-request").request?.body.text ?? "")
    let names: [WireText] = ["grant_type", "code"]
    #expect(
      form.all.filter { names.contains($0.name) }
        == [FormParameter("code", ""), FormParameter("code", "a=b:c"), FormParameter("code", "")])
  }
}
