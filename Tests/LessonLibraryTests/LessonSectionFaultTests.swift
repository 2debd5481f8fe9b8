import LessonLibrary
import Testing

@Suite("Faults in the sections of lesson files")
struct LessonSectionFaultTests {
  @Test(
    "about steps",
    arguments: [
      (
        "## step: token-request\nx\n\n## step: token-request\ny",
        ["11:1: error: step 'token-request' has its words on line 8 already"]
      ),
      (
        "## step: token-request\n\n", ["8:1: error: nothing is said of this step; write a sentence"]
      ),
      ("## step:\nx", [Self.stepForm(10 - 1, "")]),
      ("## step: Token request\nx", [Self.stepForm(10, "Token request")]),
      ("## step: `token-request`\nx", [Self.stepForm(10, "`token-request`")]),
      (
        "### step: token-request\nx",
        ["8:1: error: the heading of a step has the form '## step: NAME'"]
      ),
      (
        "step: token-request\n---\nx",
        ["8:1: error: the heading of a step has the form '## step: NAME'"]
      ),
      (
        "## Step: token-request\nx",
        ["8:4: error: unknown heading 'Step:'; did you mean 'step:'?"]
      ),
      (
        "## stpe: token-request\nx",
        ["8:4: error: unknown heading 'stpe:'; did you mean 'step:'?"]
      ),
      ("## stop: reading\nx", []),
    ])
  func steps(section: String, expected: [String]) {
    #expect(faults(in: Self.lesson(section)) == expected.map { "x.md:\($0)" })
  }

  @Test(
    "about questions and answers",
    arguments: [
      (
        "> predict: a",
        ["10:3: error: 'predict' without 'answer'; put the answer after it"]
      ),
      (
        "> answer: a\n> predict: b\n> answer: c",
        ["10:3: error: 'answer' without 'predict'; put the question before it"]
      ),
      (
        "> predict: a\n> answer: b\n\n> predict: c\n> answer: d",
        [
          "13:3: error: 'predict' is given on line 10 already",
          "14:3: error: 'answer' is given on line 11 already",
        ]
      ),
      (
        "> predict:\n> answer:",
        ["10:3: error: 'predict' has no text", "11:3: error: 'answer' has no text"]
      ),
      (
        "> Predict: a\n> anwser: b",
        [
          "10:3: error: unknown word 'Predict:' in a quote; did you mean 'predict:'?",
          "11:3: error: unknown word 'anwser:' in a quote; did you mean 'answer:'?",
        ]
      ),
      (
        "> predict: a\n> answer: b\n\n## The end\n> predict: c",
        ["14:3: error: 'predict' belongs below a heading '## step: NAME'"]
      ),
    ])
  func predictions(quotes: String, expected: [String]) {
    let text = Self.lesson("## step: token-request\nWords.\n\(quotes)")
    #expect(faults(in: text) == expected.map { "x.md:\($0)" })
  }

  @Test("a question in the introduction")
  func questionInIntroduction() {
    #expect(
      faults(in: Self.lesson("> predict: a\n> answer: b")) == [
        "x.md:8:3: error: 'predict' belongs below a heading '## step: NAME'",
        "x.md:9:3: error: 'answer' belongs below a heading '## step: NAME'",
      ])
  }

  @Test(
    "about runs",
    arguments: [
      (
        "## run: The first\nx",
        [
          "8:9: error: a run's name has lower-case letters, digits and hyphens, "
            + "'defence-off', not 'The first'"
        ]
      ),
      ("## Run: a\nx", ["8:4: error: unknown heading 'Run:'; did you mean 'run:'?"]),
      ("# run: a\nx", ["8:1: error: the heading of a run has the form '## run: NAME'"]),
      ("## run: a\nx\n\n## run: a\ny", ["11:1: error: run 'a' is on line 8 already"]),
      (
        "## step: token-request\nx\n\n## run: a\ny",
        ["8:1: error: a step before the first run; move it below a heading '## run: NAME'"]
      ),
      ("## run: a\n- title: x", ["9:3: error: 'title' belongs in the front matter"]),
      ("## run: a\n- words", ["9:3: error: expected 'key: value', found 'words'"]),
      ("## run: a\n-", ["9:2: error: expected 'key: value', found ''"]),
      (
        "## run: a\n* attack: code-interception\n  more",
        ["9:1: error: a setting stands on one line, '- key: value'"]
      ),
      ("## run: a\n- atack: x", ["9:3: error: unknown key 'atack'; did you mean 'attack'?"]),
      (
        "## run: a\n- colour: x",
        [
          "9:3: error: unknown key 'colour'; the keys are 'profile', 'attack', 'without', "
            + "'tamper', 'expect'"
        ]
      ),
      (
        "## run: a\n- expect: completed\n- expect: refused",
        ["10:3: error: 'expect' is given on line 9 already"]
      ),
      (
        "## run: a\n- without: a-defence",
        [
          "9:12: error: flow 'pkce' has no defence 'a-defence'; "
            + "it has 'verifier-matches', 'state-matches'"
        ]
      ),
    ])
  func runs(section: String, expected: [String]) {
    #expect(faults(in: Self.lesson(section)) == expected.map { "x.md:\($0)" })
  }

  @Test("a run that says nowhere how it ends")
  func runWithoutExpectation() {
    let text = """
      ---
      title: t
      flow: pkce
      ---
      Prose.

      ## run: a
      - expect: completed

      ## run: b
      """
    #expect(
      faults(in: text) == [
        "x.md:10:1: error: 'expect' is missing; add a line such as '- expect: completed'"
      ])
  }

  private static func stepForm(_ column: Int, _ found: String) -> String {
    "8:\(column): error: '\(found)' is no step's id; "
      + "it has the form 'token-request' or 'token-request#2'"
  }

  private static func lesson(_ section: String) -> String {
    "---\ntitle: t\nflow: pkce\nexpect: completed\n---\nProse.\n\n\(section)"
  }
}
