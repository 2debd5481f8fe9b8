import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("Causes of findings")
struct CausesTests {
  @Test("are earlier findings of the same check with the same value")
  func repeated() {
    let causes = Causes(
      in: transcript([
        finding("a", .fail, actual: "x"), finding("a", .fail, actual: "x"),
        finding("a", .fail, actual: "y"),
      ]))
    #expect(causes.roots == [.init(index: 0, check: "a"), .init(index: 2, check: "a")])
    #expect(causes.cause(of: .init(index: 1, check: "a")) == .init(index: 0, check: "a"))
  }

  @Test("are found through other findings")
  func chains() {
    let causes = Causes(
      in: transcript([
        finding("a", .fail, actual: "first wrong"),
        finding("b", .fail, expected: "first wrong", actual: "second wrong"),
        finding("c", .fail, expected: "second wrong", actual: "the right one"),
      ]))
    let root = Causes.Place(index: 0, check: "a")
    #expect(causes.roots == [root])
    #expect(
      causes.consequences(of: root) == [.init(index: 1, check: "b"), .init(index: 2, check: "c")])
  }

  @Test("are no short values, which two messages may have by chance, and no values that were right")
  func unrelated() {
    let causes = Causes(
      in: transcript([
        finding("a", .fail, expected: "one and the same", actual: "200"),
        finding("b", .fail, expected: "one and the same", actual: "200"),
      ]))
    #expect(causes.roots.count == 2)
  }

  @Test("of a failure are failures, and of a warning both")
  func verdicts() {
    let causes = Causes(
      in: transcript([
        finding("a", .warning, actual: "a long value"), finding("b", .fail, actual: "a long value"),
        finding("c", .warning, actual: "a long value"),
        finding("d", .unknown, actual: "a long value"),
      ]))
    #expect(causes.roots == [.init(index: 0, check: "a"), .init(index: 1, check: "b")])
    #expect(causes.cause(of: .init(index: 2, check: "c")) == .init(index: 0, check: "a"))
    #expect(causes.cause(of: .init(index: 3, check: "d")) == nil)
  }

  @Test("stand first in a step: what decides, what fails, what warns, what is unknown")
  func order() {
    let order = FindingOrder(flow: "pkce")
    let findings = [
      finding("a", .pass), finding("b", .unknown), finding("c", .warning), finding("d", .fail),
      finding("code-verifier-present", .fail), finding("e", .fail),
    ]
    #expect(
      order.sorted(findings, of: .tokenRequest).map(\.check)
        == ["code-verifier-present", "d", "e", "c", "b", "a"])
    #expect(order.sorted([], of: .tokenRequest) == [])
  }

  private func finding(
    _ check: String, _ verdict: Verdict, expected: WireText? = nil, actual: WireText? = nil
  ) -> Finding {
    Finding(
      check: check, verdict: verdict, requirement: "RFC 6749 §3.1 (MUST)", message: "it says so",
      expected: expected, actual: actual)
  }

  /// A transcript with a step for each finding.
  private func transcript(_ findings: [Finding]) -> Transcript {
    Transcript(
      lesson: "a", flow: "pkce", seed: nil, startedAt: 0,
      steps: findings.enumerated().map { index, finding in
        Step(
          number: index + 1, id: StepID(.tokenRequest), time: 0,
          content: .calculation(Calculation(inputs: [], outputs: []), by: .app),
          findings: [finding])
      })
  }
}
