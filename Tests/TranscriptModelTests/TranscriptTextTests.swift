import Testing
import TranscriptModel

@Suite("text form")
struct TranscriptTextTests {
  @Test("shows")
  func show() throws {
    let text = TranscriptText.write([SampleTranscript.completed, SampleTranscript.refused])
    print(text)
    #expect(
      try TranscriptText.parse(text) == [SampleTranscript.completed, SampleTranscript.refused])
  }
}
