import Foundation
import HTTPModel
import LessonLibrary
import Simulation
import Synchronization
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

/// Remembers what was drawn, and for what.
private final class WatchedRandomSource: RandomSource {
  private let source = SeededRandomSource(seed: "authwalk")
  private let values = Mutex<[(purpose: String, octets: [UInt8])]>([])

  var drawn: [(purpose: String, octets: [UInt8])] { values.withLock { $0 } }

  func octets(_ count: Int, for purpose: String) -> [UInt8] {
    let octets = source.octets(count, for: purpose)
    values.withLock { $0.append((purpose, octets)) }
    return octets
  }
}

/// What the knowledge table says is compared with a plain search for every value that was drawn.
@Suite("Who knows what, in every lesson")
struct KnowledgeTruthTests {
  /// What is drawn and is no secret: names of users and rows, and what apps and tokens are called by.
  private static let publicPurposes = [
    "localId", "subject", "row id", "milliseconds", "jti", "API key", "salt", "user id",
  ]

  @Test("is what a search for each value that was drawn finds", arguments: LessonTests.ids)
  func truth(_ id: String) async throws {
    let lesson = try Lessons.lesson(id)
    for run in lesson.runs {
      let random = WatchedRandomSource()
      let seeded = RunEnvironment.seeded("authwalk")
      let environment = RunEnvironment(
        seed: seeded.seed, clock: seeded.clock, random: random, signingKeys: seeded.signingKeys)
      let configuration = try run.configuration(in: lesson, RunChanges())
      let transcript = try await Run(configuration, in: environment).transcript()
      let sight = Sight(of: transcript)
      let knowledge = Knowledge(
        after: transcript.steps, in: transcript.flow, registered: transcript.registered)
      for draw in random.drawn
      where !Self.publicPurposes.contains(where: { draw.purpose.contains($0) }) {
        let value = Base64URL.encode(draw.octets)
        let seen = sight.participants(seeing: value)
        guard !seen.isEmpty else { continue }
        let secrets = knowledge.secrets.filter { $0.value.contains(value) }
        #expect(!secrets.isEmpty, "\(draw.purpose) of \(id) is in the table")
        // A token that has the value in it is another secret.
        let own = secrets.min { $0.value.utf8.count < $1.value.utf8.count }
        let known = own.map { Set(knowledge.knowers(of: $0)) }
        #expect(known == seen, "\(draw.purpose) of \(id), \(run.name ?? "-")")
      }
      for name in ["raw_nonce", "master_key", "password", "code_verifier"] as [WireText] {
        for secret in knowledge.secrets where secret.name == name {
          let seen = sight.participants(seeing: secret.value)
          #expect(
            Set(knowledge.knowers(of: secret)) == seen, "\(name) of \(id), \(run.name ?? "-")")
        }
      }
    }
  }
}

/// Finds texts in a transcript the plain way: in all that each step holds, also decoded.
private struct Sight {
  private var texts: [(participants: Set<ParticipantName>, pieces: [WireText])] = []
  private var pieces: [WireText: [WireText]] = [:]

  init(of transcript: Transcript) {
    for fact in transcript.registered { texts.append(([fact.at], [fact.value])) }
    for step in transcript.steps {
      var participants: Set = [step.sender]
      if step.isDelivered, let receiver = step.receiver { participants.insert(receiver) }
      participants.formUnion(step.observers)
      texts.append((participants, Self.texts(of: step).flatMap { remembered($0) }))
    }
  }

  func participants(seeing value: WireText) -> Set<ParticipantName> {
    texts.filter { $0.pieces.contains { $0.contains(value) } }
      .reduce(into: []) { $0.formUnion($1.participants) }
  }

  private mutating func remembered(_ text: WireText) -> [WireText] {
    if let known = pieces[text] { return known }
    let found = Self.pieces(of: text, depth: 2)
    pieces[text] = found
    return found
  }

  private static func texts(of step: Step) -> [WireText] {
    switch step.message {
    case .request(let request):
      [request.url.text] + request.fields.all.map(\.value) + [request.body.text ?? ""]
    case .response(let response): response.fields.all.map(\.value) + [response.body.text ?? ""]
    case .handoff(let handoff):
      handoff.url.map { [$0.text] } ?? handoff.parameters.map(\.value)
    case nil: (step.calculation?.values ?? []).map(\.value)
    }
  }

  /// The text, and what its words spell in hex or base64url.
  private static func pieces(of text: WireText, depth: Int) -> [WireText] {
    guard depth > 0 else { return [text] }
    let words = text.string.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
    let decoded = words.filter { $0.count > 20 }.flatMap { word in
      [Hex.decode(String(word)), try? Base64URL.decode(String(word))].compactMap(\.self)
        .compactMap { WireText(validating: $0) }
    }
    let plain = [text] + (PercentEncoding.decode(text).map { [$0] } ?? [])
    return plain + decoded.flatMap { pieces(of: $0, depth: depth - 1) }
  }
}
