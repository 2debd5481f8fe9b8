import Testing
import TranscriptModel
import WireFormats

@Suite("the text form gives back what was written")
struct TextRoundTripTests {
  @Test("of transcripts made of nasty texts", arguments: 0..<8)
  func nasty(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var nasty = NastyTranscripts(seed: seed)
      let transcripts = [nasty.next(), nasty.next()]
      let text = TranscriptText.write(transcripts)
      let copies = try TranscriptText.parse(text)
      for (copy, transcript) in zip(copies, transcripts) {
        #expect(firstDifference(copy, transcript) == nil, "seed \(seed)")
        let isEqual = copy == transcript
        #expect(isEqual, "seed \(seed)")
      }
      #expect(copies.count == 2, "seed \(seed)")
    }
  }

  /// The first line in which the JSON forms differ.
  ///
  /// Bytes are compared, since two texts that Swift calls equal may be spelled differently.
  private func firstDifference(_ copy: Transcript, _ original: Transcript) -> String? {
    let lines = { (transcript: Transcript) in
      transcript.json.indentedText().split(separator: "\n").map { Array($0.utf8) }
    }
    for (copied, line) in zip(lines(copy), lines(original)) where copied != line {
      return String(decoding: copied, as: UTF8.self) + " for "
        + String(decoding: line, as: UTF8.self)
    }
    return nil
  }

  @Test("in lines without trailing blanks or hidden characters", arguments: 0..<4)
  func lines(seed: UInt64) {
    var nasty = NastyTranscripts(seed: seed)
    let text = (0..<50).map { _ in nasty.next().text }.joined()
    #expect(!text.contains(" \n"))
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(text.utf8.last == UInt8(ascii: "\n"))
  }
}
