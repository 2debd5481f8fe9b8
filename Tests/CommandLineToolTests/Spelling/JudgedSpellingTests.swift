import Flows
import Simulation
import TestSupport
import Testing
import TranscriptModel
import WireFormats

/// The checker takes a text for another one exactly where it takes a plain character for another one.
@Suite("the checker, on a text that looks like another,")
struct JudgedSpellingTests {
  static let flows = FlowCatalogue.all.map(\.name)

  @Test("finds it in one place as it finds a letter: in some places", arguments: flows)
  func somePlaces(flow: String) async throws {
    let run = try await PlainRun(of: flow)
    for index in stride(from: 7, to: run.places.count, by: 61) {
      try Self.expectFound(at: run.places[index], in: run)
      _ = try Self.expectSpellingsApart(at: run.places[index], in: run)
    }
  }

  @Test("finds it in one place as it finds a letter: in every place", .explores, arguments: flows)
  func everyPlace(flow: String) async throws {
    let run = try await PlainRun(of: flow)
    for place in run.places { try Self.expectFound(at: place, in: run) }
  }

  @Test(
    "finds one spelling here and another one in every counterpart", .explores, arguments: flows)
  func counterparts(flow: String) async throws {
    let run = try await PlainRun(of: flow)
    var count = 0
    for place in run.places where try Self.expectSpellingsApart(at: place, in: run) { count += 1 }
    #expect(count > run.places.count / 2)
  }

  private static func expectFound(at place: TextPlace, in run: PlainRun) throws {
    let value = place.spot.value
    for odd in OddText.allCases {
      let verdicts = Verdicts(on: try run.transcript.setting(odd.put(into: value), at: place))
      try expect(verdicts, "\(place) \(odd)", odd.plain(in: value, at: place.spot.place)) { plain in
        try run.transcript.setting(plain.one, at: place)
      }
    }
  }

  /// False where the value stands nowhere else.
  private static func expectSpellingsApart(at place: TextPlace, in run: PlainRun) throws -> Bool {
    let value = place.spot.value
    let others = run.places.filter { $0.spot.value == value && $0.description != "\(place)" }
    guard !others.isEmpty else { return false }
    for (one, other) in OddText.spellings {
      let spelled = try run.transcript
        .replacing(value, with: other.put(into: value), at: others)
        .setting(one.put(into: value), at: place)
      try expect(
        Verdicts(on: spelled), "\(place) \(one)", one.plain(in: value, at: place.spot.place)
      ) { plain in
        try run.transcript.replacing(value, with: plain.other, at: others)
          .setting(plain.one, at: place)
      }
    }
    return true
  }

  /// Expects that the verdicts are those on one of the transcripts with a plain character.
  private static func expect(
    _ verdicts: Verdicts, _ what: String, _ plain: [(one: WireText, other: WireText)],
    _ change: ((one: WireText, other: WireText)) throws -> Transcript
  ) throws {
    var differences: [[String]] = []
    for pair in plain {
      differences.append(verdicts.differences(from: Verdicts(on: try change(pair))))
      if differences.last == [] { return }
    }
    Issue.record("\(what): \(differences)")
  }
}
