import Flows
import Simulation
import TestSupport
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

/// No participant takes a text for another one.
@Suite("a run with a text that looks like another")
struct PlayedSpellingTests {
  /// How a run ended, without the words for people, which quote the text.
  private struct Ending: Hashable {
    let result: Outcome.Result
    let step: StepID?
    let by: ParticipantName?
    let defence: String?
    let error: WireText?

    init(_ outcome: Outcome) {
      result = outcome.result
      step = outcome.step
      by = outcome.by
      defence = outcome.defence
      error = outcome.error
    }
  }

  @Test(
    "ends as with a plain character in the same place", .explores,
    arguments: JudgedSpellingTests.flows)
  func everyPlace(flow: String) async throws {
    let run = try await PlainRun(of: flow)
    #expect(run.places.count > 70)
    for place in run.places {
      let value = place.spot.value
      for odd in OddText.allCases {
        let ending = Ending(try await run.outcome(setting: odd.put(into: value), at: place))
        var endings: [Ending] = []
        for plain in odd.plain(in: value, at: place.spot.place) where !endings.contains(ending) {
          endings.append(Ending(try await run.outcome(setting: plain.one, at: place)))
        }
        #expect(endings.contains(ending), "\(place) \(odd)")
      }
    }
  }
}
