package import TranscriptModel
import Vocabulary

/// Judges transcripts with the checks of their flow.
package struct Checker: Sendable {
  private let checks: [Check]?

  /// A checker with the given checks, by default with those of a transcript's flow.
  package init(checks: [Check]? = nil) { self.checks = checks }

  /// The transcript with the findings of every check in place of those that it had.
  ///
  /// A flow that is not known has no checks, and its steps get no findings: who takes a transcript from
  /// elsewhere asks `CheckCatalogue.flow(named:)` first.
  package func judge(_ transcript: Transcript) -> Transcript {
    let flow = try? CheckCatalogue.flow(named: transcript.flow)
    let evidence = Evidence(transcript, flowValues: flow?.sharedValues ?? { _ in [] })
    var judged = transcript
    for index in judged.steps.indices { judged.steps[index].findings = [] }
    var indicesByName: [MessageName: [Int]] = [:]
    for (index, step) in transcript.steps.enumerated() {
      indicesByName[step.id.name, default: []].append(index)
    }
    for check in checks ?? flow?.checks ?? [] {
      let indices = check.subjects.flatMap { indicesByName[$0] ?? [] }.sorted()
      for index in indices {
        let finding = finding(of: check, on: transcript.steps[index], in: evidence)
        if let finding { judged.steps[index].findings.append(finding) }
      }
      if indices.isEmpty, let index = indexAfterGap(in: transcript, evidence) {
        judged.steps[index].findings.append(unjudged(check, gaps: evidence.gaps))
      }
    }
    let order = FindingOrder(flow: transcript.flow)
    for index in judged.steps.indices {
      let step = judged.steps[index]
      judged.steps[index].findings = order.sorted(step.findings, of: step.id.name)
    }
    return judged
  }

  private func finding(of check: Check, on step: Step, in evidence: Evidence) -> Finding? {
    do {
      guard let judgement = try check.rule(step, evidence) else { return nil }
      return Finding(judgement, of: check)
    } catch {
      return Finding(
        check: check.id, verdict: .unknown, requirement: "\(check.requirement)",
        message: error.message)
    }
  }

  /// Where steps were taken out, a check that found nothing to judge says so at the step behind the
  /// gap: it may have lost its subject.
  private func indexAfterGap(in transcript: Transcript, _ evidence: Evidence) -> Int? {
    guard let gap = evidence.gaps.first, !transcript.steps.isEmpty else { return nil }
    return transcript.steps.firstIndex { $0.number > gap.upperBound }
      ?? transcript.steps.indices.last
  }

  private func unjudged(_ check: Check, gaps: [ClosedRange<Int>]) -> Finding {
    let names = check.subjects.map { "'\($0)'" }.joined(separator: " or ")
    return Finding(
      check: check.id, verdict: .unknown, requirement: "\(check.requirement)",
      message: "no \(names) in the transcript, and steps are missing in it")
  }
}

extension Finding {
  /// What the transcript gets of a judgement; nil where a rule is broken that leaves everybody free.
  fileprivate init?(_ judgement: Judgement, of check: Check) {
    let requirement = judgement.requirement ?? check.requirement
    guard let verdict = judgement.verdict(at: requirement.level) else { return nil }
    self.init(
      check: check.id, verdict: verdict, requirement: "\(requirement)", message: judgement.message,
      expected: judgement.expected, actual: judgement.actual)
  }
}
