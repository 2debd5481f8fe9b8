import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Rendering

@Suite("text for a terminal")
struct TerminalTextTests {
  private static func layout(_ kind: LayoutBlock.Kind, _ text: String) -> TranscriptLayout {
    TranscriptLayout(kind, [LayoutLine(indentation: 2, LayoutCell(text, .value))])
  }

  @Test("is left alone for a file or a pipe")
  func pipe() {
    let text = "ok   a\u{1b}[2J" + String(repeating: "x", count: 300)
    let pipe = TerminalText(width: nil, hasColour: false)
    #expect(pipe.render(Self.layout(.row, text)) == "  \(text)\n")
    #expect(pipe.render(lines: text) == text)
  }

  static let coloured: [(LayoutBlock.Kind, String)] = [
    (.heading, "1"), (.finding(.pass), "32"), (.finding(.fail), "31"), (.finding(.warning), "33"),
    (.finding(.unknown), "33"), (.change, "33"), (.note, "2"),
  ]

  @Test("has a colour by what an element is", arguments: coloured)
  func colours(_ kind: LayoutBlock.Kind, _ code: String) {
    let layout = Self.layout(kind, "text")
    #expect(
      TerminalText(width: 80, hasColour: true).render(layout)
        == "\u{1b}[\(code)m  text\u{1b}[0m\n")
    #expect(TerminalText(width: 80, hasColour: false).render(layout) == "  text\n")
  }

  @Test(
    "takes no line of a message for something else",
    arguments: [
      "ok   check   RFC 1", "FAIL   check", ". note   text", "[1] step   a -> b", "outcome:   x",
    ])
  func plain(_ line: String) {
    let step = Step(
      number: 1, id: StepID(MessageName(rawValue: "callback")), time: 0,
      content: .message(
        .response(HTTPResponse(status: 200, body: HTTPBody(line))), from: .app, to: .browser,
        answers: nil))
    let shown = TerminalText(width: 80, hasColour: true).render(step.layout(startedAt: 0))
    #expect(shown.hasSuffix("\n\n    \(line)\n"))
    #expect(
      shown.hasPrefix("\u{1b}[1m[1] callback   app -> browser   t+0s\u{1b}[0m\n    HTTP/1.1 200"))
    let words = TerminalText(width: 80, hasColour: true)
    #expect(words.render(lines: "  \(line)\n\n\(line)") == "  \(line)\n\n\(line)")
  }

  @Test("has the colour of a note on all its lines")
  func continuation() {
    let note = Note(about: "a", text: String(repeating: "words ", count: 30) + "end")
    let step = Step(
      number: 1, id: StepID(MessageName(rawValue: "code-challenge")), time: 0,
      content: .calculation(Calculation(inputs: [], outputs: []), by: .app), notes: [note])
    let lines = TerminalText(width: 60, hasColour: true).render(step.layout(startedAt: 0))
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { $0.prefix(4) } == [
        "\u{1b}[1m", "    ", "", "\u{1b}[2m", "\u{1b}[2m", "\u{1b}[2m", "\u{1b}[2m", "",
      ])
  }

  @Test("has pictures in place of what a terminal would obey")
  func harmless() {
    let terminal = TerminalText(width: 80, hasColour: false)
    let text = "a\u{1b}[2Jb\rc\u{7f}d\u{9b}e\té"
    let shown = "a␛[2Jb␍c\u{fffd}d\u{fffd}e␉é"
    #expect(terminal.render(lines: text + "\n") == shown + "\n")
    #expect(terminal.render(Self.layout(.row, text)) == "  \(shown)\n")
  }

  @Test("is set for 40 columns in a narrower window")
  func narrow() {
    let terminal = TerminalText(width: 3, hasColour: false)
    for shown in [
      terminal.render(lines: String(repeating: "x", count: 60)),
      terminal.render(Self.layout(.row, String(repeating: "x", count: 60))),
    ] {
      #expect(shown.split(separator: "\n").first?.count == 40)
    }
  }
}
