import Testing

@testable import Rendering

@Suite("text for a terminal")
struct TerminalTextTests {
  @Test("is left alone for a file or a pipe")
  func pipe() {
    let text = "  ok   a\u{1b}[2J\n" + String(repeating: "x", count: 300)
    #expect(TerminalText(width: nil, hasColour: false).render(text) == text)
  }

  static let coloured: [(String, String)] = [
    ("[1] metadata-request", "1"), ("outcome:    refused", "1"), ("  ok   check", "32"),
    ("  FAIL   check", "31"), ("  warn   check", "33"),
    ("  unknown   check", "33"), ("  ~ drop", "33"),
    ("  . note   text", "2"),
  ]

  @Test("has a colour by what the line is", arguments: coloured)
  func colours(_ line: String, _ code: String) {
    #expect(
      TerminalText(width: 80, hasColour: true).render("\(line)\n")
        == "\u{1b}[\(code)m\(line)\u{1b}[0m\n")
    #expect(TerminalText(width: 80, hasColour: false).render("\(line)\n") == "\(line)\n")
  }

  @Test(
    "leaves messages without colour", arguments: ["    GET / HTTP/1.1", "  okay", "    FAIL", ""])
  func plain(_ line: String) {
    #expect(TerminalText(width: 80, hasColour: true).render(line) == line)
  }

  @Test("has the colour of a note on all its lines, and on no line of a message")
  func continuation() {
    let text = """
      [1] request
          GET /
              ?a=b

        . a   words
              more words

              ?c=d
      """
    let lines = TerminalText(width: 80, hasColour: true).render(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    let isColoured = [true, false, false, false, true, true, false, false]
    #expect(lines.map { $0.hasPrefix("\u{1b}[") } == isColoured)
  }

  @Test("has pictures in place of what a terminal would obey")
  func harmless() {
    #expect(
      TerminalText(width: 80, hasColour: false).render("a\u{1b}[2Jb\rc\u{7f}d\u{9b}e\té\n")
        == "a␛[2Jb␍c\u{fffd}d\u{fffd}e␉é\n")
  }

  @Test("is set for 40 columns in a narrower window")
  func narrow() {
    let lines = TerminalText(width: 3, hasColour: false).render(String(repeating: "x", count: 60))
    #expect(lines.split(separator: "\n").first?.count == 40)
  }
}
