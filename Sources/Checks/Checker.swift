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
    let evidence = Evidence(transcript, of: flow)
    var judged = transcript
    for index in judged.steps.indices { judged.steps[index].findings = [] }
    let subjects = Subjects(of: transcript)
    for check in checks ?? flow?.checks ?? [] {
      let indices = subjects[check]
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
      guard let finding = Finding(judgement, of: check) else { return nil }
      let doubt = evidence.reading(RedactedValues.self).doubt(on: finding, in: step)
      return doubt.map { unknown(check, $0) } ?? finding
    } catch { return unknown(check, error) }
  }

  private func unknown(_ check: Check, _ reason: MissingEvidence) -> Finding {
    Finding(
      check: check.id, verdict: .unknown, requirement: "\(check.requirement)",
      message: reason.message)
  }

  /// Where steps were taken out, a check that found nothing to judge says so at the step behind the
  /// gap: it may have lost its subject.
  private func indexAfterGap(in transcript: Transcript, _ evidence: Evidence) -> Int? {
    guard let gap = evidence.gaps.first, !transcript.steps.isEmpty else { return nil }
    return transcript.steps.firstIndex { $0.number > gap.upperBound }
      ?? transcript.steps.indices.last
  }

  private func unjudged(_ check: Check, gaps: [ClosedRange<Int>]) -> Finding {
    let names =
      check.subjects.isEmpty
      ? check.forms.map { "\($0)" }.sorted() : check.subjects.map { "'\($0)'" }
    return Finding(
      check: check.id, verdict: .unknown, requirement: "\(check.requirement)",
      message:
        "no \(names.joined(separator: " or ")) in the transcript, and steps are missing in it")
  }
}

/// Which steps a check judges: those of its names, or all of a form.
private struct Subjects {
  private var byName: [MessageName: [Int]] = [:]
  private var byForm: [StepForm: [Int]] = [:]

  init(of transcript: Transcript) {
    for (index, step) in transcript.steps.enumerated() {
      byName[step.id.name, default: []].append(index)
      byForm[step.form, default: []].append(index)
    }
  }

  subscript(check: Check) -> [Int] {
    let groups =
      check.subjects.map { byName[$0] ?? [] } + check.forms.map { byForm[$0] ?? [] }
    return groups.count == 1 ? groups[0] : groups.flatMap(\.self).sorted()
  }
}

extension Evidence {
  /// A transcript, arranged as its flow asks for; a flow that is not known asks for nothing.
  init(_ transcript: Transcript, of flow: FlowChecks?) {
    self.init(
      transcript, kinds: flow?.kinds ?? MessageKinds(),
      flowValues: flow?.sharedValues ?? { _ in [] })
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
