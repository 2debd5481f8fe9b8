import Flows
import Simulation
import Testing
import TranscriptModel
import WireFormats

@testable import CommandLineTool

/// A mark is found although a character follows that Swift's `String` joins to it.
@Suite("a value that begins with an accent or a joiner")
struct SpelledWordTests {
  static let beginnings: [WireText] = ["\u{301}a", "\u{200d}a", "\n"]

  @Test("is read at the prompt", arguments: beginnings)
  func prompt(value: WireText) throws {
    #expect(
      try PromptCommand(parsing: "set query.state=\(value)")
        == .change(.change(.query("state"), .set(value))))
    #expect(
      try PromptCommand(parsing: "add query.state=\(value)")
        == .change(.change(.query("state"), .add(value))))
  }

  @Test("is read behind an option's equals sign", arguments: beginnings)
  func option(value: WireText) throws {
    let run = try ToolRun("run", "pkce", "--seed=\(value)")
    #expect(run.errors == "")
    let seed = try TranscriptText.parse(run.output).first?.seed
    #expect(seed.map { WireText($0) } == value)
  }
}
