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
  /// The checks of the flow, where those are to be listed that passed or did not apply.
  let listed: [Check]

  private let causes: Causes

  init(judged: Transcript, recorded: Transcript, file: String, listing checks: [Check] = []) {
    self.judged = judged
    self.recorded = recorded
    self.file = file
    listed = checks
    causes = Causes(in: judged)
  }

  /// How many checks fail.
  var failureCount: Int { count(.fail) }
  /// How many checks warn.
  var warningCount: Int { count(.warning) }

  /// The report, with a line feed at its end.
  var text: String {
    let name = judged.lesson + (judged.run.map { ", \($0)" } ?? "")
    var lines = ["\(file): \(name.onOneLine)"] + beginning
    for (index, step) in judged.steps.enumerated() {
      let findings = step.findings.filter { $0.verdict != .pass }
      if findings.isEmpty { continue }
      lines.append("  [\(step.number)] \(step.id)")
      for finding in findings { lines += self.lines(of: finding, at: index) }
    }
    lines += Disagreements.find(in: judged).map { "  two judges: \("\($0)".onOneLine)" }
    lines += list
    lines.append("  " + summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: String {
    let warned = warningCount == 1 ? "1 warning" : "\(warningCount) warnings"
    return "\(count(.pass)) passed, \(failureCount) failed, \(warned), \(count(.unknown)) unknown"
  }

  /// The finding from which most of the others follow, if any does.
  private var beginning: [String] {
    let root = causes.roots.max {
      causes.consequences(of: $0).count < causes.consequences(of: $1).count
    }
    guard let root, case let count = causes.consequences(of: root).count, count > 0 else {
      return []
    }
    let step = judged.steps[root.index]
    let others = count == 1 ? "another finding follows" : "\(count) other findings follow"
    return ["  first look at '\(root.check)' at [\(step.number)] \(step.id): \(others) from it"]
  }

  /// Every check of the flow with its verdicts and the steps that have them.
  private var list: [String] {
    var verdicts: [String: [(verdict: Verdict, step: StepID)]] = [:]
    for step in judged.steps {
      for finding in step.findings {
        verdicts[finding.check, default: []].append((finding.verdict, step.id))
      }
    }
    return listed.flatMap { check -> [String] in
      guard let found = verdicts[check.id] else {
        return ["  -         \(check.id): does not apply"]
      }
      return Verdict.allCases.compactMap { verdict in
        let steps = found.filter { $0.verdict == verdict }.map { "\($0.step)" }
        return steps.isEmpty
          ? nil
          : "  \(verdict.mark.padded(to: 10))\(check.id): \(steps.joined(separator: ", "))"
      }
    }
  }

  private func count(_ verdict: Verdict) -> Int {
    judged.steps.reduce(0) { $0 + $1.findings.count { $0.verdict == verdict } }
  }

  private func lines(of finding: Finding, at index: Int) -> [String] {
    let recorded = recorded.steps[index]
    var lines = [
      "    \(finding.verdict.mark.padded(to: 10))\(finding.check)   \(finding.requirement)",
      "              \(finding.message.onOneLine)",
    ]
    for (name, value) in [("expected", finding.expected), ("actual  ", finding.actual)] {
      if let value { lines.append("              \(name)   \(value.string.onOneLine)") }
    }
    if let cause = causes.cause(of: .init(index: index, check: finding.check)) {
      let step = judged.steps[cause.index]
      lines.append("              follows from '\(cause.check)' at [\(step.number)] \(step.id)")
    }
    if recorded.findings.contains(where: { $0.check == finding.check && $0.verdict == .pass }) {
      let answer = finding.verdict == .unknown ? "that cannot be known here" : "it does not hold"
      lines.append("              the file says that this passes; \(answer)")
    }
    return lines
  }
}
