import LessonLibrary
import Testing

@Suite("Faults in lesson files")
struct LessonFaultTests {
  @Test(
    "in the front matter",
    arguments: [
      ("", ["1:1: error: the file is empty; a lesson begins with '---', 'title: …' and 'flow: …'"]),
      (
        " \n\n\t",
        ["1:1: error: the file is empty; a lesson begins with '---', 'title: …' and 'flow: …'"]
      ),
      (
        "# A title\n",
        ["1:1: error: expected '---', the start of the front matter, found '# A title'"]
      ),
      (
        "\n---\ntitle: t\n---\n",
        ["1:1: error: expected '---', the start of the front matter, found ''"]
      ),
      (
        "---\ntitle: t\nflow: pkce\n",
        ["1:1: error: the front matter has no end; add a line '---'"]
      ),
      (
        "---\n---\n",
        [
          "1:1: error: the front matter lacks 'title'; add a line 'title: …'",
          "1:1: error: the front matter lacks 'flow'; add a line 'flow: …'",
          "1:1: error: 'expect' is missing; add a line such as 'expect: completed'",
          "3:1: error: the lesson has no prose; say below the front matter what it shows",
        ]
      ),
      (
        "---\ntitle: t\nflow: pkce\nexpect: completed\n---",
        ["6:1: error: the lesson has no prose; say below the front matter what it shows"]
      ),
    ])
  func frontMatter(text: String, expected: [String]) {
    #expect(faults(in: text) == expected.map { "x.md:\($0)" })
  }

  @Test(
    "in a line of the front matter",
    arguments: [
      ("just words", ["6:1: error: expected 'key: value', found 'just words'"]),
      ("two words: x", ["6:1: error: expected 'key: value', found 'two words: x'"]),
      ("  : x", ["6:3: error: expected 'key: value', found ': x'"]),
      ("  tamprr: x", ["6:3: error: unknown key 'tamprr'; did you mean 'tamper'?"]),
      (
        "colour: red",
        [
          "6:1: error: unknown key 'colour'; the keys are 'title', 'flow', 'profile', 'attack', "
            + "'without', 'tamper', 'expect'"
        ]
      ),
      ("title: again", ["6:1: error: 'title' is given on line 2 already"]),
      ("attack:", ["6:1: error: 'attack' has no value"]),
      (
        "attack: code-intercepton",
        [
          "6:9: error: flow 'pkce' has no attack 'code-intercepton'; "
            + "did you mean 'code-interception'?"
        ]
      ),
      (
        "attack: theft",
        ["6:9: error: flow 'pkce' has no attack 'theft'; it has 'code-interception'"]
      ),
      (
        "profile: rfc674",
        ["6:10: error: flow 'pkce' has no profile 'rfc674'; did you mean 'rfc6749'?"]
      ),
      (
        "without:   state-match",
        [
          "6:12: error: flow 'pkce' has no defence 'state-match'; did you mean 'state-matches'?"
        ]
      ),
      (
        "app.code_verifer: x",
        [
          "6:1: error: flow 'pkce' has no setting 'app.code_verifer'; "
            + "did you mean 'app.code_verifier'?"
        ]
      ),
      ("tamper: drop", [Self.tamperForm + "found 'drop'"]),
      ("tamper: token-request:", [Self.tamperForm + "found 'token-request:'"]),
      (
        "tamper: token-requst#2:drop",
        ["6:9: error: flow 'pkce' has no step 'token-requst'; did you mean 'token-request'?"]
      ),
      (
        "app.state: x\napp.state: y\nÄ: x",
        [
          "7:1: error: 'app.state' is given on line 6 already",
          "8:1: error: unknown key 'Ä'; the keys are 'title', 'flow', 'profile', 'attack', "
            + "'without', 'tamper', 'expect'",
        ]
      ),
    ])
  func line(line: String, expected: [String]) {
    let text = "---\ntitle: t\nflow: pkce\nexpect: completed\n\n\(line)\n---\nProse."
    #expect(faults(in: text) == expected.map { "x.md:\($0)" })
  }

  private static let tamperForm =
    "6:9: error: expected 'STEP:CHANGE', such as 'token-request:form.code=abc', "

  @Test("a flow that is unknown, and no other name with it")
  func unknownFlow() {
    let text = "---\ntitle: t\nflow: %\nexpect: completed\nwithout: x\n---\nProse.\n\n## step: y\nz"
    #expect(
      faults(in: text.replacing("%", with: "pkec")) == [
        "x.md:3:7: error: unknown flow 'pkec'; did you mean 'pkce'?"
      ])
    #expect(
      faults(in: text.replacing("%", with: "saml")) == [
        "x.md:3:7: error: unknown flow 'saml'; the flows are 'pkce', 'nonce'"
      ])
  }

  @Test("a flow that has no names of a kind")
  func noneOfThem() {
    let text = "---\ntitle: t\nflow: nonce\nexpect: completed\nattack: x\n---\nProse."
    #expect(
      faults(in: text) == ["x.md:5:9: error: flow 'nonce' has no attack 'x'; it has none"])
  }

  @Test(
    "in an expectation",
    arguments: [
      ("", ["4:1: error: 'expect' has no value"]),
      ("refuzed", ["4:9: error: unknown result 'refuzed'; did you mean 'refused'?"]),
      (
        "success",
        [
          "4:9: error: unknown result 'success'; the results are 'completed', 'refused', "
            + "'attack-succeeded', 'abandoned'"
        ]
      ),
      (
        "completed at token-request",
        ["4:19: error: nothing may follow 'completed', found 'at'"]
      ),
      (
        "attack-succeeded through x",
        ["4:26: error: nothing may follow 'attack-succeeded', found 'through'"]
      ),
      (
        "refused because x",
        ["4:17: error: expected 'at', 'by', 'with' or 'through', found 'because'"]
      ),
      ("refused with", ["4:17: error: expected the error after 'with'"]),
      ("refused at", ["4:17: error: expected the step after 'at'"]),
      ("refused by app by app", ["4:24: error: 'by' comes twice"]),
      (
        "refused at Token",
        [
          "4:20: error: 'Token' is no step's id; "
            + "it has the form 'token-request' or 'token-request#2'"
        ]
      ),
      (
        "refused at token-requests by ap with invalid_grunt through state-match",
        [
          "4:20: error: flow 'pkce' has no step 'token-requests'; did you mean 'token-request'?",
          "4:38: error: flow 'pkce' has no participant 'ap'; did you mean 'app'?",
          "4:46: error: flow 'pkce' has no error 'invalid_grunt'; did you mean 'invalid_grant'?",
          "4:68: error: flow 'pkce' has no defence 'state-match'; did you mean 'state-matches'?",
        ]
      ),
    ])
  func expectation(text: String, expected: [String]) {
    let text = "---\ntitle: t\nflow: pkce\nexpect: \(text)\n---\nProse."
    #expect(faults(in: text) == expected.map { "x.md:\($0)" })
  }

  @Test("all of them in one file, in its order")
  func all() {
    let text = """
      ---
      titel: t
      flow: pkce
      expect: refuzed
      ---

      ## step: token-requst
      Words.

      > answer: x
      """
    #expect(
      faults(in: text) == [
        "x.md:1:1: error: the front matter lacks 'title'; add a line 'title: …'",
        "x.md:2:1: error: unknown key 'titel'; did you mean 'title'?",
        "x.md:4:9: error: unknown result 'refuzed'; did you mean 'refused'?",
        "x.md:6:1: error: the lesson has no prose; say below the front matter what it shows",
        "x.md:7:10: error: flow 'pkce' has no step 'token-requst'; did you mean 'token-request'?",
        "x.md:10:3: error: 'answer' without 'predict'; put the question before it",
      ])
  }
}
