import Checks
import TranscriptModel
import WireFormats

/// What `authwalk check` says of one transcript: what fails, what cannot be known, and the counts.
struct CheckReport {
  /// The transcript with the findings of the checks.
  let judged: Transcript
  /// The same with the findings that the file has.
  let recorded: Transcript
  let file: String

  /// How many checks fail.
  var failureCount: Int { count(.fail) }
  /// How many checks warn.
  var warningCount: Int { count(.warning) }

  /// The report, with a line feed at its end.
  var text: String {
    let name = judged.lesson + (judged.run.map { ", \($0)" } ?? "")
    var lines = ["\(file): \(name.onOneLine)"]
    for (step, original) in zip(judged.steps, recorded.steps) {
      let findings = step.findings.filter { $0.verdict != .pass }
      if findings.isEmpty { continue }
      lines.append("  [\(step.number)] \(step.id)")
      for finding in findings { lines += self.lines(of: finding, recorded: original) }
    }
    lines += Disagreements.find(in: judged).map { "  two judges: \("\($0)".onOneLine)" }
    lines.append("  " + summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: String {
    if judged.steps.allSatisfy(\.findings.isEmpty) {
      return "nothing was judged: no step has anything that a check is about"
    }
    let warned = warningCount == 1 ? "1 warning" : "\(warningCount) warnings"
    return "\(count(.pass)) passed, \(failureCount) failed, \(warned), \(count(.unknown)) unknown"
  }

  private func count(_ verdict: Verdict) -> Int {
    judged.steps.reduce(0) { $0 + $1.findings.count { $0.verdict == verdict } }
  }

  private func lines(of finding: Finding, recorded step: Step) -> [String] {
    var lines = [
      "    \(finding.verdict.mark.padded(to: 10))\(finding.check)   \(finding.requirement)",
      "              \(finding.message.onOneLine)",
    ]
    for (name, value) in [("expected", finding.expected), ("actual  ", finding.actual)] {
      if let value { lines.append("              \(name)   \(value.string.onOneLine)") }
    }
    if step.findings.contains(where: { $0.check == finding.check && $0.verdict == .pass }) {
      let answer = finding.verdict == .unknown ? "that cannot be known here" : "it does not hold"
      lines.append("              the file says that this passes; \(answer)")
    }
    return lines
  }
}
