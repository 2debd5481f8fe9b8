import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

@Suite("the report of a check")
struct CheckReportTests {
  @Test("counts warnings apart, and never as failures")
  func warnings() {
    let none = report([.pass, .unknown])
    #expect(none.text.hasSuffix("\n  1 passed, 0 failed, 0 warnings, 1 unknown\n"))
    let one = report([.pass, .warning])
    #expect(one.text.hasSuffix("\n  1 passed, 0 failed, 1 warning, 0 unknown\n"))
    #expect(one.failureCount == 0)
    let two = report([.warning, .fail, .warning])
    #expect(two.text.hasSuffix("\n  0 passed, 1 failed, 2 warnings, 0 unknown\n"))
    #expect(two.failureCount == 1)
    #expect(two.warningCount == 2)
  }

  @Test("shows a warning with its reason")
  func shown() {
    #expect(
      report([.pass, .warning]).text == """
        a.txt: a
          [1] token-request
            warn      check-2   RFC 6749 §10.10 (SHOULD)
                      it says so
          1 passed, 0 failed, 1 warning, 0 unknown

        """)
  }

  @Test("says of what passes in the file whether it does not hold or cannot be known")
  func recordedPasses() {
    #expect(
      report([.fail, .unknown], recorded: [.pass, .pass]).text == """
        a.txt: a
          [1] token-request
            FAIL      check-1   RFC 6749 §10.10 (SHOULD)
                      it says so
                      the file says that this passes; it does not hold
            unknown   check-2   RFC 6749 §10.10 (SHOULD)
                      it says so
                      the file says that this passes; that cannot be known here
          0 passed, 1 failed, 0 warnings, 1 unknown

        """)
  }

  @Test("leads with the finding from which others follow, and says of those what they follow from")
  func causes() {
    var judged = transcript([.fail])
    judged.steps[0].findings[0].actual = "a wrong value"
    judged.steps.append(judged.steps[0])
    judged.steps[1].number = 2
    judged.steps[1].findings[0].check = "another-check"
    judged.steps[1].findings[0].expected = "a wrong value"
    judged.steps[1].findings[0].actual = "the right one"
    #expect(
      CheckReport(judged: judged, recorded: judged, file: "a.txt").text == """
        a.txt: a
          first look at 'check-1' at [1] token-request: another finding follows from it
          [1] token-request
            FAIL      check-1   RFC 6749 §10.10 (SHOULD)
                      it says so
                      actual     a wrong value
          [2] token-request
            FAIL      another-check   RFC 6749 §10.10 (SHOULD)
                      it says so
                      expected   a wrong value
                      actual     the right one
                      follows from 'check-1' at [1] token-request
          0 passed, 2 failed, 0 warnings, 0 unknown

        """)
  }

  @Test("lets no text of a transcript forge a line, or give orders to a terminal")
  func hiddenCharacters() {
    var forged = transcript([.fail])
    forged.lesson = "a\u{1b}[31m\nb"
    forged.steps[0].findings[0].message = "'code' is 'x\n  137 passed'"
    forged.steps[0].findings[0].expected = "x\u{202e}y"
    forged.steps[0].findings[0].actual = "x\u{200d}\r"
    #expect(
      CheckReport(judged: forged, recorded: forged, file: "a.txt").text == #"""
        a.txt: \"a\u001b[31m\nb"
          [1] token-request
            FAIL      check-1   RFC 6749 §10.10 (SHOULD)
                      \"'code' is 'x\n  137 passed'"
                      expected   \"x\u202ey"
                      actual     \"x\u200d\r"
          0 passed, 1 failed, 0 warnings, 0 unknown

        """#)
  }

  /// The report on a step with these verdicts, and on a file that has others.
  private func report(_ verdicts: [Verdict], recorded: [Verdict] = []) -> CheckReport {
    let original = transcript(recorded)
    return CheckReport(judged: transcript(verdicts), recorded: original, file: "a.txt")
  }

  private func transcript(_ verdicts: [Verdict]) -> Transcript {
    let findings = verdicts.enumerated().map { index, verdict in
      Finding(
        check: "check-\(index + 1)", verdict: verdict, requirement: "RFC 6749 §10.10 (SHOULD)",
        message: "it says so")
    }
    var transcript = Transcript(lesson: "a", flow: "pkce", seed: nil, startedAt: 0)
    transcript.steps = [
      Step(
        number: 1, id: StepID(.tokenRequest), time: 0,
        content: .calculation(Calculation(inputs: [], outputs: []), by: .app), findings: findings)
    ]
    return transcript
  }
}
