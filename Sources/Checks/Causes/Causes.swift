package import TranscriptModel
import WireFormats

/// Which findings of a judged transcript follow from others.
///
/// One mistake shows in many places: a wrong value travels on, and what came later is measured by it. A
/// finding follows from an earlier one if its rule is broken by the same value again, or if the value that
/// was wrong there is one of the two that are compared here. What fails is never said to follow from what
/// is only unwise.
package struct Causes: Sendable {
  /// A finding, by its step and its check.
  package struct Place: Hashable, Sendable {
    /// Where the step stands among the steps, from 0.
    package let index: Int
    /// The id of the check.
    package let check: String

    /// The finding of a check at a step.
    package init(index: Int, check: String) {
      self.index = index
      self.check = check
    }
  }

  private var causes: [Place: Place] = [:]
  private var consequences: [Place: [Place]] = [:]
  /// The findings that follow from no other one, in the order of the steps.
  package private(set) var roots: [Place] = []

  /// The causes in a transcript that was judged; its cost is in proportion to the number of findings.
  package init(in judged: Transcript) {
    var seen: [Trace: (place: Place, verdict: Verdict)] = [:]
    for (index, step) in judged.steps.enumerated() {
      for finding in step.findings where finding.verdict == .fail || finding.verdict == .warning {
        let place = Place(index: index, check: finding.check)
        let found = Trace.leading(to: finding).lazy.compactMap { seen[$0] }
          .first { $0.verdict == .fail || finding.verdict == .warning }
        if let found {
          causes[place] = found.place
          consequences[found.place, default: []].append(place)
        } else {
          roots.append(place)
        }
        for trace in Trace.left(by: finding) where seen[trace] == nil {
          seen[trace] = (found?.place ?? place, finding.verdict)
        }
      }
    }
  }

  /// The finding from which another one follows; nil for one that stands alone or comes first.
  package func cause(of place: Place) -> Place? { causes[place] }

  /// What follows from a finding, in the order of the steps.
  package func consequences(of place: Place) -> [Place] { consequences[place] ?? [] }
}

/// By what a finding is known again in another one.
private enum Trace: Hashable {
  /// One rule, broken in the same way.
  case repeated(check: String, how: WireText)
  /// A value that was wrong.
  case wrong(WireText)

  /// What a finding leaves for those behind it.
  static func left(by finding: Finding) -> [Trace] {
    let again = repeated(check: finding.check, how: finding.actual ?? WireText(finding.message))
    return [again] + (finding.actual.flatMap(telling).map { [.wrong($0)] } ?? [])
  }

  /// What leads to a finding.
  static func leading(to finding: Finding) -> [Trace] {
    left(by: finding) + (finding.expected.flatMap(telling).map { [.wrong($0)] } ?? [])
  }

  /// A value that two messages hardly have by chance; nil for a short one.
  private static func telling(_ value: WireText) -> WireText? {
    value.utf8.count < 8 ? nil : value
  }
}
