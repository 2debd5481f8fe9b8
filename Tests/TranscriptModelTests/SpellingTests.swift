import HTTPModel
import Testing
import TranscriptModel
import WireFormats

/// What Swift's `String` takes for the same stays apart where no place of a message is.
@Suite("in a transcript, another spelling of a letter")
struct SpellingTests {
  private static func transcript(_ letter: String) -> Transcript {
    Transcript(
      lesson: "pkce", flow: "pkce", seed: nil, startedAt: 0, tampering: ["callback:url=\(letter)"])
  }

  @Test("in a change on the wire makes another transcript")
  func tampering() throws {
    let one = Self.transcript("\u{e9}")
    let other = Self.transcript("e\u{301}")
    #expect(one != other)
    for transcript in [one, other] {
      #expect(try Transcript(text: transcript.text) == transcript)
      #expect(try Transcript(json: transcript.json) == transcript)
    }
    #expect(Tampering(change: "url=\u{e9}") != Tampering(change: "url=e\u{301}"))
  }

  @Test("or an accent alone may begin a reason phrase")
  func reasonPhrase() throws {
    let text = """
      authwalk transcript 2
      lesson:     pkce
      flow:       pkce
      seed:       none
      started:    0

      [1] callback   a -> b   t+0s
          HTTP/1.1 200 \u{301}

      outcome: none

      """
    #expect(
      try Transcript(text: text).steps.map(\.message) == [.response(HTTPResponse(status: 200))])
  }
}
