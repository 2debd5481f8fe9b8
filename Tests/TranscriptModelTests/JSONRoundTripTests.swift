import Testing
import TranscriptModel
import WireFormats

@Suite("the JSON form gives back what was written")
struct JSONRoundTripTests {
  @Test("of the samples")
  func samples() throws {
    for transcript in [SampleTranscript.completed, SampleTranscript.refused] {
      for text in [transcript.json.compactText.string, transcript.json.indentedText()] {
        #expect(try Transcript(json: JSONParser.parse(text)) == transcript)
      }
    }
  }

  @Test("of transcripts made of nasty texts", arguments: 0..<4)
  func nasty(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var nasty = NastyTranscripts(seed: seed, isPlain: true)
      let transcript = nasty.next()
      let copy = try Transcript(json: JSONParser.parse(transcript.json.compactText))
      let isEqual = copy == transcript
      #expect(isEqual, "seed \(seed)")
      #expect(copy.json.compactText.utf8.elementsEqual(transcript.json.compactText.utf8))
    }
  }

  @Test("and passes over members that it does not know")
  func unknownMembers() throws {
    var json = SampleTranscript.completed.json
    json.set("recordedBy", to: "another tool")
    #expect(try Transcript(json: json) == SampleTranscript.completed)
  }

  @Test("has what is new in version 2 even where there is nothing to say")
  func alwaysPresent() {
    let json = Transcript(lesson: "a", flow: "b", seed: nil, startedAt: 0).json
    #expect(json["version"] == .integer(2))
    #expect(json["profile"] == .null)
    #expect(json["registered"] == .array([]))
  }

  @Test("and needs no more members than these")
  func leastMembers() throws {
    let json = try JSONParser.parse(
      #"{"format":"authwalk-transcript","version":2,"lesson":"a","flow":"b","startedAt":0}"#)
    #expect(
      try Transcript(json: json) == Transcript(lesson: "a", flow: "b", seed: nil, startedAt: 0))
  }
}
