import LessonLibrary
import TestSupport
import Testing
import TranscriptModel
import WireFormats

@testable import CommandLineTool

/// Stepping is exact: what it shows depends on where one stands and what one changed, and on nothing
/// else.
@Suite("stepping through a lesson")
struct StepExactnessTests {
  private static let firstLessons =
    (try? Lessons.curriculum().tracks.compactMap(\.lessonIDs.first)) ?? []

  /// Each lesson where the tests explore, and one of each track elsewhere.
  private static let steppedLessons = Exploration.isWanted ? LessonTests.ids : firstLessons

  @Test("shows each step of the transcript as the transcript has it", arguments: steppedLessons)
  func sameSteps(_ id: String) async throws {
    let lesson = try Lessons.lesson(id)
    for index in lesson.runs.indices {
      let probe = try await SteppedProbe(lesson, run: index)
      while !(await probe.session.isOver) { try await probe.next() }
      let run = try await JudgedRun(lesson.runs[index], of: lesson)
      let stepped = await probe.session.run.transcript
      #expect(stepped.steps.map(\.content) == run.transcript.steps.map(\.content))
      #expect(stepped.outcome == run.transcript.outcome)
      #expect(stepped.tampering == run.transcript.tampering)
    }
  }

  @Test("goes back and forth to the same bytes, at every step", arguments: firstLessons)
  func backAndForth(_ id: String) async throws {
    let probe = try await SteppedProbe(id)
    var shown = [try await probe.next()]
    while !(await probe.session.isOver) {
      shown.append(try await probe.next())
      let back = try await probe.say("b")
      #expect(back.hasPrefix("\n") && shown[shown.count - 2].contains(back.dropFirst()))
      #expect(try await probe.next() == shown[shown.count - 1])
    }
    try #require(shown.count > 10)
    try await probe.say("b \(shown.count - 2)")
    for text in shown.dropFirst(2) { #expect(try await probe.next() == text) }
  }

  @Test("begins again to the same bytes", arguments: steppedLessons)
  func restarts(_ id: String) async throws {
    let probe = try await SteppedProbe(id)
    var shown: [String] = []
    while !(await probe.session.isOver) { shown.append(try await probe.next()) }
    try #require(shown.count > 3)
    try await probe.say("restart")
    for text in shown { #expect(try await probe.next() == text) }
  }

  @Test("to a far step prints all steps on the way")
  func far() async throws {
    let probe = try await SteppedProbe()
    let text = try await probe.goOn(to: "callback")
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(heads.count == 13)
    #expect(heads.last?.hasPrefix("[13] callback") == true)
  }

  static let changes: [[(step: String, line: String)]] = [
    [("token-request", "set form.code_verifier=abc")],
    [("token-request", "remove form.code_verifier")],
    [("token-request", "add form.scope=photos"), ("token-request", "set form.scope=openid")],
    [("token-request", "wait 600")],
    [("token-request", "twice")],
    [("callback", "drop")],
    [("redirect", "set query.state=a b='\"=&")],
    [("token-response", "set json.id_token.claims.nonce=other")],
    [("token-response", "set json.id_token.claims.exp=1")],
    [("resource-request", "set header.authorization.header.typ=JWT")],
    [("login-submit", "set form.decision=deny"), ("redirect", "twice")],
  ]

  @Test("saves what 'run --tamper' prints", arguments: changes)
  func saves(_ changes: [(step: String, line: String)]) async throws {
    let scratch = try ScratchFolder()
    let probe = try await SteppedProbe()
    for change in changes {
      if await probe.waiting != change.step { try await probe.goOn(to: change.step) }
      try await probe.say(change.line)
    }
    let edits = probe.session.run.changes.edits
    #expect(edits.count == changes.count)
    try await probe.say("run")
    #expect(
      try await probe.say("save \(scratch.file("a.txt"))")
        == Screen(for: Console()).message("Saved the whole run in '\(scratch.file("a.txt"))'."))
    try await probe.say("save \(scratch.file("a.json"))")
    let options = edits.flatMap { ["--tamper", "\($0)"] }
    #expect(try scratch.text("a.txt") == (try ToolRun(["run", "pkce"] + options).output))
    #expect(
      try scratch.text("a.json")
        == (try ToolRun(["run", "pkce", "--format", "json"] + options).output))
  }

  @Test("saves the steps so far, without changes that were not made yet")
  func savesPart() async throws {
    let scratch = try ScratchFolder()
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "token-request")
    try await probe.say("set form.code=x")
    try await probe.say("save \(scratch.file("a.txt"))")
    let transcript = try #require(try TranscriptText.parse(try scratch.text("a.txt")).first)
    #expect(transcript.steps.count == 14)
    #expect(transcript.tampering == [])
    #expect(transcript.outcome == nil)
  }
}
