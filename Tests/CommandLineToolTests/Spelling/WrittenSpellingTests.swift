import Flows
import Simulation
import TestSupport
import Testing
import TranscriptModel
import WireFormats

/// What Swift's `String` takes for the same stays apart in a transcript, in memory and in both forms.
@Suite("a text that looks like another")
struct WrittenSpellingTests {
  @Test(
    "in one place of every message is written and read back byte for byte",
    arguments: JudgedSpellingTests.flows)
  func onePlaceOfEachMessage(flow: String) async throws {
    let run = try await PlainRun(of: flow)
    let messages = Dictionary(grouping: run.places, by: \.index)
    var versions: [Transcript] = []
    for (turn, odd) in OddText.allCases.enumerated() {
      var transcript = run.transcript
      for (index, places) in messages {
        let place = places[(index + turn) % places.count]
        try transcript.set(odd.put(into: place.spot.value), at: place)
      }
      try Self.expectExactness(of: transcript, "\(odd)")
      versions.append(transcript)
    }
    #expect(Set(versions).count == OddText.allCases.count)
  }

  @Test(
    "in every place is written and read back byte for byte", .exploresInCI,
    arguments: JudgedSpellingTests.flows)
  func everyPlace(flow: String) async throws {
    let run = try await PlainRun(of: flow)
    #expect(run.places.count > 70)
    for place in run.places {
      var versions: Set<Transcript> = [run.transcript.alone(place)]
      var texts: Set<WireText> = []
      for odd in OddText.allCases {
        let changed = try run.transcript.setting(odd.put(into: place.spot.value), at: place)
          .alone(place)
        try Self.expectExactness(of: changed, "\(place) \(odd)")
        versions.insert(changed)
        texts.insert(WireText(changed.text))
        texts.insert(changed.json.compactText)
      }
      // An empty value has no middle: there CR LF inside is CR LF behind.
      let count = OddText.allCases.count - (place.spot.value.isEmpty ? 1 : 0)
      #expect(versions.count == 1 + count, "\(place)")
      #expect(texts.count == 2 * count, "\(place)")
    }
  }

  private static func expectExactness(of transcript: Transcript, _ what: String) throws {
    let text = transcript.text
    let fromText = try Transcript(text: text)
    #expect(fromText == transcript, "\(what)")
    #expect(WireText(fromText.text) == WireText(text), "\(what)")
    for json in [transcript.json.compactText, WireText(transcript.json.indentedText())] {
      let fromJSON = try Transcript(json: try JSONParser.parse(json))
      #expect(fromJSON == transcript, "\(what)")
      #expect(fromJSON.json.compactText == transcript.json.compactText, "\(what)")
    }
  }
}
