import Flows
import HTTPModel
import Simulation
import TestSupport
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

/// Notes say what happened: what a note supposes is so in the step beside which it stands.
@Suite("Every note that is printed")
struct NoteTruthTests {
  @Test("holds in the lessons", arguments: LessonTests.ids)
  func lessons(_ id: String) throws {
    let transcripts = try TranscriptText.parse(try Repository.text("transcripts/\(id).txt"))
    try #require(!transcripts.isEmpty)
    for transcript in transcripts { expectTruth(in: transcript.annotated()) }
  }

  @Test(
    "holds in every attack, with all defences and without those that stop it",
    arguments: FlowCatalogue.all.flatMap { flow in
      flow.attacks.map { "\(flow.name)/\($0.name)" }
    })
  func attacks(_ name: String) async throws {
    let words = name.split(separator: "/").map { String($0) }
    let flow = try FlowCatalogue.flow(named: words[0])
    let attack = try #require(flow.attacks.first { $0.name == words[1] })
    for without in [[], attack.stoppingDefences.map(\.name)] {
      let configuration = RunConfiguration(
        lesson: "test", flow: flow, settings: flow.bulkSettings, without: without,
        attack: attack.name)
      let transcript = try await Run(configuration, in: .seeded("authwalk")).transcript()
      expectTruth(in: transcript.annotated())
    }
  }

  private func expectTruth(in transcript: Transcript) {
    let terms = TermLookup(flow: transcript.flow)
    let words = Dictionary(grouping: Glossary.terms.flatMap(\.notes), by: \.text)
    for step in transcript.steps {
      let facts = PlainFacts(step)
      for note in step.notes {
        let ofWhole = terms.notes(on: step.id.name).filter { $0.text == note.text }.map(
          \.conditions)
        let ofWord = words[note.text.afterDecodedValue(of: words), default: []].filter { record in
          record.places.contains { $0.message == step.id.name }
        }.map(\.conditions)
        let conditions = ofWhole + ofWord
        #expect(!conditions.isEmpty, "\(step.id): nobody wrote '\(note.text)'")
        #expect(
          conditions.contains { $0.allSatisfy { facts.hold($0) } },
          "\(transcript.lesson), \(step.id): '\(note.text)'")
        let isForAll = ofWhole.contains([]) && (facts.isRefusal || facts.isNoPrivateScheme)
        #expect(
          !isForAll || Self.trueOfAnyAnswer.contains(note.text),
          "\(step.id): '\(note.text)' is said of this step too; is it true of it?")
      }
    }
  }

  /// Sentences on whole messages that hold of a refusal, and of a URL of any scheme, as of others.
  private static let trueOfAnyAnswer: Set<String> = [
    "the app cannot tell who opened this URL, any link can; so it checks before it acts",
    "the device passes the URL on, and other apps may see it: nothing in it may be a secret",
    "not into a web view of the app's own: there it could read the password and take the cookie",
    "a link in a mail or on a page: whoever wrote it decides every parameter in it",
    "the device opens whatever URL it is given; it cannot know who wrote it, or why",
    "a view of the app's own: the app sees each key that is pressed in it, and each cookie",
  ]
}

/// What a step is, read from its text alone and by other means than the notes are chosen.
private struct PlainFacts {
  let isRefusal: Bool
  let isNoPrivateScheme: Bool
  private let step: Step
  private let text: String
  /// The text with single spaces in place of lines and columns.
  private let words: String

  init(_ step: Step) {
    self.step = step
    text = step.text
    words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let status = step.response?.status ?? 200
    let body = step.response?.body.text?.string ?? ""
    let urls = [step.response?.fields["Location"]?.string, step.handoff?.url?.text.string]
    isRefusal =
      status >= 400 || body.contains("\"error\"")
      || urls.contains { $0?.contains("?error=") == true || $0?.contains("&error=") == true }
    isNoPrivateScheme = step.handoff?.url?.text.string.hasPrefix("http") == true
  }

  private func isWritten(_ name: String) -> Bool {
    ["\(name): ", "\(name)=", "\"\(name)\""].contains { text.contains($0) }
  }

  func hold(_ condition: NoteCondition) -> Bool {
    switch condition {
    case .granted: !isRefusal
    case .refused: isRefusal
    case .redirecting: isWritten("Location")
    case .privateUseScheme: step.handoff?.url != nil && !isNoPrivateScheme
    case .claimedHTTPS: step.handoff?.url?.text.string.hasPrefix("https:") == true
    case .plainHTTP: step.handoff?.url?.text.string.hasPrefix("http:") == true
    case .carrying(let name): isWritten(name)
    case .lacking(let name): !isWritten(name)
    case .saying(let name, let value):
      ["\(name): \(value)", "\(name) = \(value)", "\"\(name)\":\"\(value)\""].contains {
        words.contains($0)
      }
    case .from(let participant): step.sender == participant
    }
  }
}

extension Step {
  /// The message as it stands in a transcript, without what is said about it.
  fileprivate var text: String {
    var bare = self
    bare.notes = []
    bare.findings = []
    bare.tampering = []
    let transcript = Transcript(lesson: "a", flow: "pkce", seed: nil, startedAt: 0, steps: [bare])
    return TranscriptText.layout(of: [transcript]).text
  }
}

extension String {
  /// The sentence behind the value that stands before it in a note.
  fileprivate func afterDecodedValue(of sentences: [String: [TermNote]]) -> String {
    if sentences[self] != nil { return self }
    return ranges(of: ": ").lazy.map { String(self[$0.upperBound...]) }
      .first { sentences[$0] != nil } ?? self
  }
}
