import Testing

@Suite("errors in the first line of a step")
struct TextStepErrorTests {
  @Test(
    "in each part",
    arguments: [
      (
        "[x] token-request   app -> browser   t+0s\n",
        "7:2: expected the number of the step, found 'x] token-request   app -> browser   t+0s'"
      ),
      (
        "[1 token-request   app -> browser   t+0s\n",
        "7:3: expected ']', found ' token-request   app -> browser   t+0s'"
      ),
      ("[1]\n", "7:4: expected a space and the id of the step, found the end of the line"),
      (
        "[1] token_request   app -> browser   t+0s\n",
        "7:5: expected a step id such as 'token-request#2', found 'token_request   app -> "
          + "browser   t+0s'"
      ),
      (
        "[1] token-request#1   app -> browser   t+0s\n",
        "7:5: expected a step id such as 'token-request#2', found 'token-request#1   app -> "
          + "browser   t+0s'"
      ),
      (
        "[1] \\\"a b\"   app -> browser   t+0s\n",
        "7:11: expected '#' and a number, found '   app -> browser   t+0s'"
      ),
      (
        "[1] token-request app -> browser t+0s\n",
        "7:18: expected three spaces and a participant, found ' app -> browser t+0s'"
      ),
      (
        "[1] token-request   app to browser   t+0s\n",
        "7:24: expected ' -> ' or ' calculates', found ' to browser   t+0s'"
      ),
      ("[1] token-request   app ->\n", "7:24: expected ' -> ' or ' calculates', found ' ->'"),
      (
        "[1] token-request   app -> browser\n",
        "7:35: expected three spaces and a time such as 't+0s', found the end of the line"
      ),
      (
        "[1] token-request   app -> browser   0s\n",
        "7:38: expected a time such as 't+0s', found '0s'"
      ),
      (
        "[1] token-request   app -> browser   t+0\n",
        "7:41: expected 's', found the end of the line"
      ),
      (
        "[1] token-request   app -> browser   t+9223372036854775807s\n",
        "7:38: the time is out of range"
      ),
      (
        "[1] token-request   app -> browser   t+99999999999999999999s\n",
        "7:40: expected a number of seconds, found '99999999999999999999s'"
      ),
      (
        "[1] token-request   app -> browser   t+0s   answers 3\n",
        "7:53: expected the number of a step in brackets, found '3'"
      ),
      (
        "[1] token-request   app -> browser   t+0s   lost\n",
        "7:42: expected the end of the line, found '   lost'"
      ),
      (
        "[1] code-challenge   app calculates   t+0s   answers [1]\n",
        "7:54: a calculation answers no step"
      ),
      (
        "[1] token-request   app -> browser   t+0s\n",
        "8:1: expected the first line of a request, a response or a handoff after four spaces, "
          + "found the end of the file"
      ),
      (
        "[1] token-request   app -> browser   t+0s\n\n",
        "8:1: expected the first line of a request, a response or a handoff after four spaces, "
          + "found an empty line"
      ),
      (
        "(1) token-request   app -> browser   t+0s\n",
        "7:1: expected a step such as '[1] …' or the end, 'outcome: …', found '(1) token-request "
          + "  app -> browser   t+0…'"
      ),
    ])
  func stepHead(text: String, message: String) {
    expectError(message, in: TextParts.head + text)
  }
}
