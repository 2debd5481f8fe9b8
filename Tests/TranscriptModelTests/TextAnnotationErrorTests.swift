import Testing
import TranscriptModel

@Suite("errors below a message of the text form, and at its end")
struct TextAnnotationErrorTests {
  @Test(
    "in changes, notes and findings",
    arguments: [
      (
        "  * a\n",
        "11:1: expected a note after '  . ', a finding after '  ok', '  FAIL', "
          + "'  warn' or '  unknown', or a change after '  ~ ', found '  * a'"
      ),
      ("  . state\n", "12:1: expected the text of the note, found the end of the file"),
      ("  . state  text\n\n", "12:1: expected the text of the note, found an empty line"),
      (
        "  . state   \\\"text\" (RFC 7636\n",
        "11:22: expected a reference and ')', found 'RFC 7636'"
      ),
      (
        "  . state   \\\"text\" (\n",
        "11:22: expected a reference and ')', found the end of the line"
      ),
      (
        "  OK   a   b   c\n",
        "11:1: expected a note after '  . ', a finding after '  ok', '  FAIL', "
          + "'  warn' or '  unknown', or a change after '  ~ ', found '  OK   a   b   c'"
      ),
      ("  ok   a\n", "11:9: expected three spaces and a requirement, found the end of the line"),
      ("  ok   a   b\n", "12:1: expected the message of the finding, found the end of the file"),
      (
        "  ok   a   b   c\n\n       expected   d\n",
        "13:1: expected a note after '  . ', a finding after '  ok', '  FAIL', "
          + "'  warn' or '  unknown', or a change after '  ~ ', found '       expected   d'"
      ),
      (
        "  ok   a   b   c\n       actual   d\n       expected   e\n",
        "13:1: expected a note after '  . ', a finding after '  ok', '  FAIL', "
          + "'  warn' or '  unknown', or a change after '  ~ ', found '       expected   e'"
      ),
      (
        "  ~ drop   before 'a'\n",
        "11:12: expected 'was' and what stood there before, found 'before 'a''"
      ),
      ("  ~ drop   was a\n", "11:16: expected a text in single quotes, found 'a'"),
      ("  ~ drop   was '\n", "11:16: expected a text in single quotes, found '''"),
    ])
  func annotations(text: String, message: String) {
    expectError(message, in: TextParts.head + TextParts.request + "\n" + text)
  }

  @Test(
    "at the end of the transcript",
    arguments: [
      (
        "",
        "7:1: expected a step such as '[1] …' or the end, 'outcome: …', found the end of the file"
      ),
      (
        "note: a\n",
        "7:1: expected a step such as '[1] …' or the end, 'outcome: …', found 'note: a'"
      ),
      ("outcome:\n", "7:9: expected a space and a value, found the end of the line"),
      (
        "outcome: done\n",
        "7:10: expected one of 'completed', 'refused', 'attack-succeeded', 'abandoned', 'none', "
          + "found 'done'"
      ),
      ("outcome: refused\n", "8:1: expected '  steps' and their number, found the end of the file"),
      ("outcome: refused\n  step   a b\n", "8:11: expected the end of the line, found ' b'"),
      ("outcome: refused\n  steps   many\n", "8:11: expected a number of steps, found 'many'"),
      (
        "outcome: refused\n  steps   1\n",
        "9:1: expected '  message' and a sentence, found the end of the file"
      ),
      (
        "outcome: refused\n  steps   1\n  message\n",
        "10:1: expected a sentence, found the end of the file"
      ),
      ("outcome: none\nmore\n", "8:1: expected 'authwalk transcript 2', found 'more'"),
    ])
  func end(text: String, message: String) {
    expectError(message, in: TextParts.head + text)
  }

  @Test("when there are two transcripts where one is asked for")
  func two() {
    let text = TextParts.head + TextParts.end
    #expect(throws: TranscriptError.self) { try Transcript(text: text + text) }
    do { _ = try Transcript(text: text + text) } catch {
      #expect(
        error.description == "10:1: expected the end of the file, found 'authwalk transcript 2'")
    }
  }
}
