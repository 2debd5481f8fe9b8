import Checks
import Flows
import LessonLibrary
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

@Suite("authwalk explain")
struct ExplanationTests {
  private let screen = Screen(for: Console())

  @Test("explains a parameter in a few lines")
  func parameter() throws {
    let run = try ToolRun("explain", "iss")
    #expect(run.exitCode == 0)
    #expect(run.output == (try ToolRun("explain", "json.id_token.claims.iss").output))
    #expect(run.output.hasPrefix("iss   parameter\n  what "))
  }

  @Test("takes a number below zero for a word, and says how it is known")
  func number() throws {
    let run = try ToolRun("explain", "-61439")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("org.openid.appauth.oauth_authorization -61439   error\n"))
    #expect(run.output.contains("\n  known    source code\n"))
    #expect(
      try ToolRun("explain", "-3").output.contains("\n  known    source code, observed 5 times\n"))
  }

  static let copied: [(String, String)] = [
    ("id_token.claims.nonce", "nonce"), ("Authorization.header.typ", "typ"),
    ("keys/0/kid", "kid"), ("query.state", "state"), ("location.query.code", "code"),
    ("form.code_verifier", "code_verifier"), ("header.Authorization.claims.aud", "aud"),
    ("token-request#2", "token-request"), ("RFC 7636 §4.6 (MUST)", "RFC 7636 §4.6"),
    ("rfc7636 4.6", "RFC 7636 §4.6"),
  ]

  @Test("takes words as they are printed", arguments: copied)
  func takes(_ word: String, _ name: String) throws {
    #expect(
      try Explanation.text(of: word, on: screen) == (try Explanation.text(of: name, on: screen)))
  }

  /// The words that transcripts of this lesson print and that somebody may ask about.
  private func printed(by id: String) async throws -> [String] {
    let lesson = try Lessons.lesson(id)
    var words: [String] = []
    for run in try await JudgedRun.all(of: lesson) {
      let transcript = run.transcript
      words += transcript.participants.map(\.name.description) + transcript.without
      words += [transcript.attack, transcript.outcome?.defence, transcript.outcome?.error?.string]
        .compactMap(\.self)
      words += transcript.outcome.map { [$0.result.rawValue] } ?? []
      words += transcript.settings.map(\.name.string)
      for step in transcript.steps { words += self.words(in: step) }
    }
    return words
  }

  private func words(in step: Step) -> [String] {
    let message = ["\(step.id)", step.sender.description, step.receiver?.description].compactMap(
      \.self)
    let labels = (step.message?.values ?? []).map(\.label).filter { !$0.isOwnPart }
    // Mobile Services writes a sentence where others write a code; a sentence explains itself.
    let errors = (step.message?.values ?? []).filter { $0.label == "error" }.map(\.value.string)
      .filter { !$0.contains(" ") }
    let values = (step.calculation?.values ?? []).map(\.name.string)
    let notes = step.notes.flatMap { [$0.about, $0.reference].compactMap(\.self) }
    let findings = step.findings.flatMap { [$0.check, $0.requirement] }
    return message + labels + errors + values + notes + findings
  }

  @Test("has an entry for every word that transcripts print", arguments: LessonTests.ids)
  func covers(_ id: String) async throws {
    let words = try await printed(by: id)
    try #require(words.count > 50)
    #expect(unexplained(words) == [])
  }

  @Test("has an entry for every defence, attack, check, error, step and result")
  func coversNames() {
    var names: [String] = []
    for flow in FlowCatalogue.all {
      names += flow.defences.map(\.name) + flow.defences.map { "\($0.reference)" }
      names += flow.attacks.map(\.name) + flow.attacks.compactMap { $0.reference?.description }
      names += flow.settingNames.map(\.string)
      names += flow.messages.map(\.description) + flow.participants.map(\.description)
    }
    names += CheckCatalogue.all.map(\.id) + CheckCatalogue.all.map { "\($0.requirement)" }
    names += ErrorCode.all.map(\.description) + Outcome.Result.allCases.map(\.rawValue)
    #expect(unexplained(names) == [])
  }

  private func unexplained(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { word in
      seen.insert(word).inserted && Explanation.meanings(of: word).isEmpty
    }
  }
}

extension String {
  /// Whether it names a part of a message and no word of a specification.
  fileprivate var isOwnPart: Bool { ["url", "status", "body"].contains(self) }
}
