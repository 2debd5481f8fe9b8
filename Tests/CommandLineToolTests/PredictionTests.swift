import LessonLibrary
import Testing

@testable import CommandLineTool

@Suite("a question before a step")
struct PredictionTests {
  private static let text = """
    ---
    title: Predict
    flow: pkce
    ---
    Hello.

    ## run: plain

    - expect: completed

    ## step: metadata-response

    Words on the answer.

    > predict: What comes?
    > answer: The metadata.

    ## run: silent

    - tamper: redirect:query.state=x
    - expect: refused at callback by app through state-matches

    ## step: token-request

    Words on what never came.

    > predict: What does the app send now?
    > answer: Nothing.
    """

  private func probe(run: Int) async throws -> SteppedProbe {
    let lesson = try Lesson(
      parsing: Array(Self.text.utf8), id: "predict", file: "predict.md",
      vocabulary: Lessons.vocabulary)
    return try await SteppedProbe(lesson, run: run)
  }

  private let question = "\nBefore you look: What comes?\nType an answer, or Enter to see.\n"

  @Test(
    "takes any words as an answer, also those that begin like a command",
    arguments: [
      "the metadata", "run the server", "compare the hash", "save the token", "without the app",
      "set query.state=x", "drop", "next it answers", "back to the app",
    ])
  func answers(_ answer: String) async throws {
    let probe = try await probe(run: 0)
    try await probe.say("n")
    #expect(try await probe.say("n") == question)
    let shown = try await probe.say(answer)
    #expect(shown.hasPrefix("\nWords on the answer.\n\n[2] metadata-response "))
    #expect(shown.hasSuffix("\nYou said: \(answer)\nThe lesson says: The metadata.\n"))
    #expect(probe.session.run.changes.isEmpty)
  }

  @Test("takes silence for an answer", arguments: ["", "  ", "n", "next"])
  func silence(_ line: String) async throws {
    let probe = try await probe(run: 0)
    try await probe.say("n")
    try await probe.say("n")
    #expect(
      try await probe.say(line).hasSuffix("\nYou said nothing.\nThe lesson says: The metadata.\n"))
  }

  @Test("lets one ask for help, look around and go back first")
  func commands() async throws {
    let probe = try await probe(run: 0)
    let first = try await probe.say("n")
    try await probe.say("n")
    #expect(try await probe.say("who") == "No secret has come up yet.\n")
    #expect(try await probe.say("?").hasPrefix("  n  next "))
    #expect(try await probe.say("show") == "No message waits here. See one first, with 'next'.\n")
    #expect(try await probe.say("b") == first)
    #expect(try await probe.say("n") == question)
    try await probe.say("restart")
    #expect(try await probe.say("n") == first)
  }

  @Test("comes also when one ran to its step, and not when one runs past")
  func run() async throws {
    let probe = try await probe(run: 0)
    #expect(try await probe.say("run metadata-response").hasSuffix(question))
    try await probe.say("restart")
    #expect(!(try await probe.say("run code-challenge").contains("Before you look")))
  }

  @Test("can ask what follows where nothing does")
  func nothingFollows() async throws {
    let probe = try await probe(run: 1)
    try await probe.say("run state-check")
    #expect(
      try await probe.say("n")
        == "\nBefore you look: What does the app send now?\nType an answer, or Enter to see.\n")
    let end = try await probe.say("no message follows")
    #expect(end.hasPrefix("\nWords on what never came.\n\noutcome:    refused\n"))
    #expect(end.hasSuffix("\nYou said: no message follows\nThe lesson says: Nothing.\n"))
  }

  @Test("is not asked about the end when the user made that end")
  func ownEnd() async throws {
    let probe = try await probe(run: 1)
    try await probe.say("n")
    try await probe.say("drop")
    #expect(try await probe.say("n").hasPrefix("\noutcome:    abandoned\n"))
  }
}
