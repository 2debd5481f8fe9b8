import Testing

@Suite("errors in a message or a calculation of the text form")
struct TextMessageErrorTests {
  @Test(
    "at its start",
    arguments: [
      (
        "    GET HTTP/1.1\n",
        "8:5: expected a method, a target and 'HTTP/1.1', found 'GET HTTP/1.1'"
      ),
      (
        "    GET / HTTP/2\n",
        "8:5: expected 'HTTP/1.1', which transcripts write whatever version crossed the wire"
      ),
      (
        "    HTTP/2 200\n",
        "8:5: expected 'HTTP/1.1', which transcripts write whatever version crossed the wire"
      ),
      (
        "    HTTP/1.1 OK\n",
        "8:5: expected a status line such as 'HTTP/1.1 200 OK', found 'HTTP/1.1 OK'"
      ),
      (
        "    GET / HTTP/1.1\n",
        "8:5: a target that starts with '/' needs exactly one 'Host' field, found 0; write the "
          + "whole URL instead"
      ),
      (
        "    GET / HTTP/1.1\n    Host: a\n    host: b\n",
        "8:5: a target that starts with '/' needs exactly one 'Host' field, found 2; write the "
          + "whole URL instead"
      ),
      (
        "    \\{\"method\":1}\n",
        "8:5: expected '\\{\"method\":\"…\",\"url\":\"…\"}', found '\\{\"method\":1}'"
      ),
      (
        "    \\{\"action\":\"\"}\n",
        "8:5: expected "
          + "'\\{\"action\":\"…\",\"url\":\"…\",\"parameters\":[[\"name\",\"value\"]]}', found '\\{\"action\":\"\"}'"
      ),
      ("    \\{\"a\":}\n", "8:11: the JSON after '\\' is broken: expected a value, found '}'"),
      ("    \\{}\n", "8:5: expected '\\{\"method\":…}' or '\\{\"action\":…}', found '\\{}'"),
      ("    type\n        a\n", "9:9: expected a value such as 'name = value', found 'a'"),
      (
        "    open\n    x\n",
        "9:1: expected a note after '  . ', a finding after '  ok', '  FAIL', "
          + "'  warn' or '  unknown', or a change after '  ~ ', found '    x'"
      ),
    ])
  func start(text: String, message: String) {
    expectError(message, in: TextParts.head + TextParts.step + text)
  }

  @Test(
    "after its start",
    arguments: [
      (
        "    No colon\n",
        "10:5: expected a header field such as 'Host: example.com', found 'No colon'"
      ),
      ("    A:b\n", "10:5: expected a header field such as 'Host: example.com', found 'A:b'"),
      ("     A: b\n", "10:5: expected a header field such as 'Host: example.com', found ' A: b'"),
      (
        "   A: b\n",
        "10:1: expected a note after '  . ', a finding after '  ok', '  FAIL', "
          + "'  warn' or '  unknown', or a change after '  ~ ', found '   A: b'"
      ),
      ("    \\[\"a\"]\n", "10:5: expected '\\[\"name\",\"value\"]', found '\\[\"a\"]'"),
      ("\n        &a=b\n", "11:1: expected a line of the body, found '        &a=b'"),
      ("\n    \\{}\n", "11:5: expected a line of the body, found '\\{}'"),
      ("\n    \\base64 A\n", "11:13: the body is not base64: the padding '=' is wrong"),
      ("\n    \\base64 AA==\n    text\n", "12:5: expected '\\base64 ', found 'text'"),
      (
        "\n    {\n        \"a\":1,\n       \"b\":2\n    }\n",
        "13:1: expected a line of folded JSON after 8 spaces, found '       \"b\":2'"
      ),
      (
        "\n    {\n        \"a\":1\n",
        "13:1: expected a line of folded JSON after 8 spaces, found the end of the file"
      ),
    ])
  func rest(text: String, message: String) {
    expectError(message, in: TextParts.head + TextParts.request + text)
  }

  @Test(
    "in a calculation",
    arguments: [
      (
        "    a = b\n",
        "9:1: expected another input or 'gives' after four spaces, found the end of the file"
      ),
      ("    a b\n    gives\n", "8:5: expected a value such as 'name = value', found 'a b'"),
      ("    gives\n    $ \n", "9:6: a blank at the end of the line; the text form has none"),
      ("    gives\n    a = \\\"b\" c\n", "9:13: expected a space and a value, found ' c'"),
      ("    gives\n    a\n", "9:5: expected a value such as 'name = value', found 'a'"),
      ("  gives\n", "8:1: expected another input or 'gives' after four spaces, found '  gives'"),
    ])
  func calculation(text: String, message: String) {
    expectError(message, in: TextParts.head + TextParts.calculation + text)
  }
}
