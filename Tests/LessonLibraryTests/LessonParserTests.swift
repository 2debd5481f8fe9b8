import Testing
import TranscriptModel
import Vocabulary

@testable import LessonLibrary

@Suite("Lesson files")
struct LessonParserTests {
  @Test(
    "a value that begins with what Swift joins to the colon",
    arguments: ["\u{301}a", "\u{200d}a"], ["", " ", "  "])
  func accent(value: String, space: String) throws {
    let lesson = try Lesson(
      """
      ---
      title: An accent
      flow: pkce
      app.state:\(space)\(value)
      expect: completed
      ---
      An accent begins a value.
      """)
    #expect(lesson.runs.map(\.settings) == [[NamedValue("app.state", value)]])
  }

  @Test("a lesson with one run")
  func oneRun() throws {
    let lesson = try Lesson(
      """
      ---
      title: A wrong verifier: refused
      flow: pkce

      app.code_verifier: a=b:c
      app.state:
      without: state-matches
      without: verifier-matches
      attack: code-interception
      tamper: token-request:form.code=x:y
      expect: refused with invalid_grant at token-request#2
      ---

      The *first* paragraph.

      ## Who takes part

      Two parties.

      ## step: token-request#2

      Look at `code`.

      ### A closer look

      > A quote: it is prose.

      ## step: token-response
      No `access_token`.
      """)
    #expect(
      lesson
        == Lesson(
          id: "pkce/x", title: "A wrong verifier: refused", flow: "pkce",
          introduction: "The *first* paragraph.\n\n## Who takes part\n\nTwo parties.",
          runs: [
            LessonRun(
              settings: [NamedValue("app.code_verifier", "a=b:c"), NamedValue("app.state", "")],
              without: ["state-matches", "verifier-matches"], attack: "code-interception",
              tampering: ["token-request:form.code=x:y"],
              expectation: LessonExpectation(
                result: .refused, step: StepID(.tokenRequest, occurrence: 2),
                error: "invalid_grant"),
              passages: [
                LessonPassage(
                  step: StepID(.tokenRequest, occurrence: 2),
                  text: "Look at `code`.\n\n### A closer look\n\n> A quote: it is prose."),
                LessonPassage(step: StepID(.tokenResponse), text: "No `access_token`."),
              ])
          ]))
  }

  @Test("runs with settings of their own add to those of the front matter, or replace them")
  func severalRuns() throws {
    let lesson = try Lesson(
      """
      ---
      title: t
      flow: pkce
      app.state: shared
      app.code_verifier: shared
      without: state-matches
      expect: completed
      ---
      Prose.

      ## run: defence-off

      - without: verifier-matches
      - app.state: own
      - expect: attack-succeeded

      Prose of the run.

      - a list
      - that is prose

      ## step: token-request
      Off.

      ## What happened
      The end of the first.

      # More
      of it.

      ## run: defence-on
      No list of settings here.

      ### A closer look
      at nothing.

      ## To take home
      The end of all.

      ## step: token-request
      On.

      ## And last
      A word.
      """)
    try #require(lesson.runs.count == 2)
    #expect(lesson.introduction == "Prose.")
    #expect(
      lesson.runs[0]
        == LessonRun(
          name: "defence-off",
          settings: [NamedValue("app.state", "own"), NamedValue("app.code_verifier", "shared")],
          without: ["state-matches", "verifier-matches"],
          expectation: LessonExpectation(result: .attackSucceeded),
          introduction: "Prose of the run.\n\n- a list\n- that is prose",
          passages: [LessonPassage(step: StepID(.tokenRequest), text: "Off.")],
          conclusion: "## What happened\nThe end of the first.\n\n# More\nof it."))
    #expect(
      lesson.runs[1]
        == LessonRun(
          name: "defence-on",
          settings: [NamedValue("app.state", "shared"), NamedValue("app.code_verifier", "shared")],
          without: ["state-matches"], expectation: LessonExpectation(result: .completed),
          introduction: "No list of settings here.\n\n### A closer look\nat nothing.",
          passages: [LessonPassage(step: StepID(.tokenRequest), text: "On.")],
          conclusion: "## To take home\nThe end of all.\n\n## And last\nA word."))
    #expect(lesson.runs[0].passage(at: StepID(.tokenRequest))?.text == "Off.")
    #expect(lesson.runs[0].passage(at: StepID(.tokenResponse)) == nil)
  }

  @Test(
    "a question and its answer leave the prose",
    arguments: [
      "> predict: Will it answer?\n> answer: No.",
      "> predict: Will it answer?\n\n> answer: No.",
      ">predict:Will it answer?\n>answer:   No.  ",
      "> predict:\n> Will it answer?\n>\n> answer:\n> No.",
    ])
  func prediction(quote: String) throws {
    let lesson = try Lesson(Self.lesson("Before.\n\n\(quote)\n\nAfter.\n"))
    #expect(
      lesson.runs.first?.passages == [
        LessonPassage(
          step: StepID(.tokenRequest), text: "Before.\n\nAfter.",
          prediction: LessonPrediction(question: "Will it answer?", answer: "No."))
      ])
  }

  @Test("a question and its answer may have several lines and paragraphs")
  func longPrediction() throws {
    let lesson = try Lesson(
      Self.lesson("> predict: One\n> two?\n> answer: `a`\n>\n> - b\nlazy"))
    #expect(
      lesson.runs.first?.passages == [
        LessonPassage(
          step: StepID(.tokenRequest), text: "",
          prediction: LessonPrediction(question: "One\ntwo?", answer: "`a`\n\n- b\nlazy"))
      ])
  }

  @Test("headings in code, quotes and lists open nothing")
  func headingsInside() throws {
    let text = "```\n## step: nothing\n```\n\n> ## run: nothing\n\n- ## step: nothing"
    let lesson = try Lesson(Self.lesson(text))
    #expect(
      lesson.runs.first?.passages == [LessonPassage(step: StepID(.tokenRequest), text: text)])
  }

  @Test("link definitions stay in the prose, also beside a quote")
  func linkDefinitions() throws {
    let lesson = try Lesson(
      Self.lesson("> predict: a\n> answer: b\n\n[rfc]: https://example.com/\n\nSee [rfc]."))
    #expect(
      lesson.runs.first?.passages.first?.text == "[rfc]: https://example.com/\n\nSee [rfc].")
  }

  @Test(
    "every way to end a line counts, and a byte order mark is skipped",
    arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = Self.lesson("Words.\n\nMore.\n")
    let other =
      "\u{feff}"
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: end)
    #expect(try Lesson(other) == Lesson(text))
  }

  private static func lesson(_ passage: String) -> String {
    "---\ntitle: t\nflow: pkce\nexpect: completed\n---\nProse.\n\n## step: token-request\n"
      + passage
  }
}
