import Testing

@Suite("errors in the head of the text form")
struct TextHeadErrorTests {
  private static let start = "authwalk transcript 2\nlesson: a\nflow: b\n"

  @Test(
    "in its first lines",
    arguments: [
      ("", "1:1: expected 'authwalk transcript 2', found an empty file"),
      ("\n\n", "1:1: expected 'authwalk transcript 2', found an empty line"),
      (
        "{\"format\":\"authwalk-transcript\"}",
        "1:1: expected 'authwalk transcript 2', found '{\"format\":\"authwalk-transcript\"}'"
      ),
      ("\u{0}\u{1}ELF", "1:1: expected 'authwalk transcript 2', found '\\u0000\\u0001ELF'"),
      (
        "authwalk transcript 3\n",
        "1:21: version 3 is not known; this program reads versions 1 and 2"
      ),
      (
        "authwalk transcript 0\n",
        "1:21: version 0 is not known; this program reads versions 1 and 2"
      ),
      (
        "authwalk transcript -1\n",
        "1:21: version -1 is not known; this program reads versions 1 and 2"
      ),
      ("authwalk transcript one\n", "1:21: expected the version of the format, found 'one'"),
      ("authwalk transcript 2", "2:1: expected 'lesson:', found the end of the file"),
      ("authwalk transcript 2 \n", "1:22: a blank at the end of the line; the text form has none"),
      (
        "authwalk transcript 2\r\nlesson: a\r\n",
        "1:22: a carriage return; the text form ends its lines with a line feed alone"
      ),
      ("authwalk transcript 2\nlesson: a", "3:1: expected 'flow:', found the end of the file"),
      ("authwalk transcript 2\nflow: pkce\n", "2:1: expected 'lesson:', found 'flow: pkce'"),
      (
        "authwalk transcript 2\nlesson:\n",
        "2:8: expected a space and a value, found the end of the line"
      ),
      (
        "authwalk transcript 2\nlesson: a\u{202e}b\n",
        "2:10: a character that cannot be seen; write the text as \\\"…\" with \\u202e in it"
      ),
      (
        "authwalk transcript 2\nlesson: ü \"\tb\n",
        "2:12: a character that cannot be seen; write the text as \\\"…\" with \\u0009 in it"
      ),
      (
        "authwalk transcript 2\nlesson: \\\"a\n",
        "2:10: the JSON after '\\' is broken: the string has no end"
      ),
      (
        "authwalk transcript 2\nlesson: \\\"ü\\x\"\n",
        "2:12: the JSON after '\\' is broken: no such escape"
      ),
      (
        "authwalk transcript 2\nlesson: \\\"a\" b\n",
        "2:13: expected the end of the line, found ' b'"
      ),
      (
        "authwalk transcript 2\nlesson: \\[1]\n",
        "2:9: expected '\\\"' and the rest of a JSON string, found '\\[1]'"
      ),
    ])
  func first(text: String, message: String) {
    expectError(message, in: text)
  }

  @Test(
    "further down",
    arguments: [
      ("seed: c   live\n", "4:11: expected a remark in parentheses, found 'live'"),
      ("seed: none\nstarted: now\n", "5:10: expected the seconds since 1970, found 'now'"),
      (
        "seed: none\nstarted: 0   2026-01-01T00:00:00Z\n",
        "5:14: expected '1970-01-01T00:00:00Z', which 0 seconds since 1970 are, found "
          + "'2026-01-01T00:00:00Z'"
      ),
      (
        "seed: none\nstarted: 0\nsetting: a=b\n",
        "6:10: expected a value such as 'name = value', found 'a=b'"
      ),
      (
        "seed: none\nstarted: 0\nattack: x\nwithout: y\n",
        "7:1: expected an empty line, or 'setting:', 'without:', 'attack:', 'tampering:', "
          + "'profile:', 'registered:', 'participants:' in this order, found 'without: y'"
      ),
      (
        "seed: none\nstarted: 0\nregistered: app\n",
        "6:12: expected the end of the line, found ' app'"
      ),
      (
        "seed: none\nstarted: 0\nregistered:\n  app\n",
        "7:6: expected three spaces and a name, found the end of the line"
      ),
      (
        "seed: none\nstarted: 0\nregistered:\n  app   client_id\n",
        "7:18: expected three spaces and a value, found the end of the line"
      ),
      (
        "seed: none\nstarted: 0\nregistered:\n  app   redirect uri   app:/auth\n",
        "7:17: expected three spaces and a value, found ' uri   app:/auth'"
      ),
      (
        "seed: none\nstarted: 0\nregistered:\n  app   redirect_uri of   app:/auth\n",
        "7:25: expected what the name belongs to, found '  app:/auth'"
      ),
      (
        "seed: none\nstarted: 0\nparticipants: app\n",
        "6:14: expected the end of the line, found ' app'"
      ),
      (
        "seed: none\nstarted: 0\nparticipants:\n  app\n",
        "7:6: expected three spaces and a title, found the end of the line"
      ),
      (
        "seed: none\nstarted: 0\nparticipants:\n  app  An app\n",
        "7:14: expected three spaces and a title, found the end of the line"
      ),
    ])
  func later(text: String, message: String) {
    expectError(message, in: Self.start + text)
  }

  @Test("in lines that version 1 does not have", arguments: ["profile: a", "registered:"])
  func versionOne(line: String) {
    expectError(
      "6:1: expected an empty line, or 'setting:', 'without:', 'attack:', 'tampering:', "
        + "'participants:' in this order, found '\(line)'",
      in: "authwalk transcript 1\nlesson: a\nflow: b\nseed: none\nstarted: 0\n\(line)\n")
  }
}
