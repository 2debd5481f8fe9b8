import Testing
import TranscriptModel

/// Files that somebody edited badly: they are read or refused, and what is read is exact again.
@Suite("the text form with mistakes in it")
struct TextMutationTests {
  private static let sample = TranscriptText.write([
    SampleTranscript.completed, SampleTranscript.refused,
  ])

  @Test("cut off anywhere, is refused or misses only the end of its last words")
  func cutOff() throws {
    let text = SampleTranscript.refused.text
    for length in 0..<text.utf8.count {
      guard let part = String(text.utf8.prefix(length)),
        let transcript = try? Transcript(text: part)
      else { continue }
      let rest = text.utf8.dropFirst(length)
      #expect(transcript.steps == SampleTranscript.refused.steps)
      #expect(transcript.outcome?.stepCount == 3, "\(String(describing: String(rest)))")
    }
  }

  @Test(
    "changed at random places, never traps and never reads what it cannot write", arguments: 0..<8)
  func mutated(block: UInt64) throws {
    var generator = SeededGenerator(seed: block)
    var accepted = 0
    for round in 0..<150 {
      var lines: [String]
      if round.isMultiple(of: 2) {
        lines = Self.sample.split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init)
      } else {
        var nasty = NastyTranscripts(seed: block << 32 + UInt64(round))
        lines = nasty.next().text.split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init)
      }
      mutate(&lines, using: &generator)
      guard let transcripts = try? TranscriptText.parse(lines.joined(separator: "\n")) else {
        continue
      }
      accepted += 1
      let copies = try TranscriptText.parse(TranscriptText.write(transcripts))
      // What somebody made a file of version 1 by editing it is written as version 2.
      let isEqual = copies == transcripts.map(\.upgraded)
      #expect(isEqual, "block \(block), round \(round)")
    }
    #expect(accepted > 5)
  }

  private func mutate(_ lines: inout [String], using generator: inout SeededGenerator) {
    let index = Int.random(in: lines.indices, using: &generator)
    let other = Int.random(in: lines.indices, using: &generator)
    let nasty = NastyTexts.all.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[other], at: index)
    case 2: lines.swapAt(index, other)
    case 3: lines.insert("", at: index)
    case 4: lines[index] = String(repeating: " ", count: 4) + lines[index]
    case 5: lines[index] += nasty
    case 6: lines[index] = nasty
    default:
      var scalars = Array(lines[index].unicodeScalars)
      guard let place = scalars.indices.randomElement(using: &generator) else { return }
      scalars.replaceSubrange(place...place, with: nasty.unicodeScalars)
      lines[index] = String(String.UnicodeScalarView(scalars))
    }
  }
}
