import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("the layout of a step")
struct TranscriptLayoutTests {
  private static let note = Note(
    about: "redirect_uri",
    text: "where the answer goes; compared character by character with the registered ones, and "
      + "never resolved or decoded before", reference: "RFC 9700 §4.1.3")
  private static let step = Step(
    number: 2, id: StepID(MessageName(rawValue: "callback")), time: 5,
    content: .message(
      .handoff(Handoff(action: "open", url: "com.example.app:/auth?code=a&state=b")),
      from: .browser,
      to: .app, answers: nil),
    observers: [.attacker], tampering: [Tampering(change: "query.state=b", before: "c")],
    notes: [note],
    findings: [
      Finding(
        check: "state-returned", verdict: .fail, requirement: "RFC 6749 §10.12 (SHOULD)",
        message: "'state' is another one", expected: "c", actual: "b")
    ])

  @Test("has an element for each part, which says what it is")
  func kinds() {
    #expect(
      Self.step.layout(startedAt: 0).blocks.map(\.kind) == [
        .heading, .verbatim, .row, .change, .row, .note, .row, .finding(.fail),
      ])
  }

  @Test("has the role of each text in its first line")
  func heading() {
    let line = Self.step.layout(startedAt: 0).blocks[0].lines[0]
    #expect(line.text == "[2] callback   browser -> app   t+5s   read by attacker")
    #expect(
      line.cells.map(\.runs) == [
        [LayoutRun("[2] ", .stepNumber), LayoutRun("callback", .stepID)],
        [
          LayoutRun("browser", .participant), LayoutRun(" -> ", .mark),
          LayoutRun("app", .participant),
        ],
        [LayoutRun("t+5s", .time)],
        [LayoutRun("read by ", .delivery), LayoutRun("attacker", .participant)],
      ])
    #expect(line.column == 15)
  }

  @Test("keeps the text of a note whole beside how it is folded")
  func note() throws {
    let block = try #require(
      Self.step.layout(startedAt: 0).blocks.first { $0.kind == .note })
    #expect(block.lines.count == 2)
    #expect(block.lines.allSatisfy { $0.text.count <= 100 })
    #expect(
      block.unfolded == [
        LayoutRun(Self.note.text + " ", .note), LayoutRun("(RFC 9700 §4.1.3)", .reference),
      ])
  }

  @Test("has the values of a finding in lines of their own, below its message")
  func finding() throws {
    let block = try #require(Self.step.layout(startedAt: 0).blocks.last)
    #expect(
      block.lines.map { $0.cells.flatMap(\.runs).map(\.role) } == [
        [.verdict, .check, .requirement, .message], [.name, .value], [.name, .value],
      ])
  }

  @Test("is the text form when its texts are put together")
  func text() {
    #expect(
      Self.step.layout(startedAt: 0).text == """
        [2] callback   browser -> app   t+5s   read by attacker
            open com.example.app:/auth
                ?code=a
                &state=b

          ~ query.state=b   was 'c'

          . redirect_uri   where the answer goes; compared character by character with the registered ones,
                           and never resolved or decoded before (RFC 9700 §4.1.3)

          FAIL   state-returned   RFC 6749 §10.12 (SHOULD)   'state' is another one
                                                             expected   c
                                                             actual     b

        """)
  }
}
