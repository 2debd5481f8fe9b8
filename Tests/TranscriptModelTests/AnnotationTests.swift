import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("annotating a transcript")
struct AnnotationTests {
  private func notes(on step: Step, flow: String = "captured") -> [Note] {
    let transcript = Transcript(lesson: "a", flow: flow, seed: nil, startedAt: 0, steps: [step])
    return transcript.annotated().steps[0].notes
  }

  @Test("says what a message is and what its parameters are for, each with its plain value")
  func message() {
    let notes = notes(on: SampleSteps.openBrowser)
    #expect(
      notes.map(\.about) == [
        "open-browser", "response_type", "client_id", "redirect_uri", "scope", "state",
        "code_challenge", "code_challenge_method",
      ])
    #expect(
      notes[3].text == "com.example.app:/auth: where the answer goes; compared as text with the "
        + "registered ones, but for a loopback port")
    #expect(notes[3].reference == "RFC 9700 §4.1.3")
    #expect(!notes[2].text.contains("eKNjzFFjH9A1ysYd"), "what stands there plainly already")
  }

  @Test("says what the values of a calculation are for, and puts nothing beside what nobody knows")
  func calculation() {
    let step = SampleSteps.codeChallenge
    #expect(notes(on: step).map(\.about) == ["code-challenge", "code_verifier", "code_challenge"])
  }

  @Test("takes the place of the notes that were there")
  func replaces() {
    var step = SampleSteps.openBrowser
    step.notes = [Note(about: "state", text: "of another time")]
    #expect(notes(on: step) == notes(on: SampleSteps.openBrowser))
    #expect(step.annotated(inFlow: "pkce").notes == notes(on: step, flow: "pkce"))
  }
}
