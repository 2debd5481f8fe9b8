import Foundation
import Testing
import TranscriptModel

@Suite("samples of the text form")
struct SampleFileTests {
  @Test("are the files in 'Samples', byte for byte", arguments: SampleTranscript.all.map(\.0))
  func layout(name: String) throws {
    let transcript = try #require(SampleTranscript.all.first { $0.0 == name }?.1)
    let lines = transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = try file(name).split(separator: "\n", omittingEmptySubsequences: false)
    for (line, expectedLine) in zip(lines, expected) { #expect(line == expectedLine) }
    #expect(lines.count == expected.count)
  }

  @Test("are read as the transcripts", arguments: SampleTranscript.all.map(\.0))
  func reading(name: String) throws {
    let transcript = try #require(SampleTranscript.all.first { $0.0 == name }?.1)
    #expect(try Transcript(text: file(name)) == transcript)
  }

  @Test("are read out of one file")
  func several() throws {
    let text = try SampleTranscript.all.map { try file($0.0) }.joined(separator: "\n\n")
    #expect(TranscriptText.write(SampleTranscript.all.map(\.1)) == text)
    #expect(try TranscriptText.parse(text) == SampleTranscript.all.map(\.1))
  }

  private func file(_ name: String) throws -> String {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Samples"))
    return try String(contentsOf: url, encoding: .utf8)
  }
}
