import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

/// The rules that each check is said to enforce, measured by the tables of cases.
@Suite("Enforced rules")
struct EnforcedRuleTests {
  /// The rules that rows of a check's table break: those with a failure, and with a warning but for duties.
  ///
  /// A warning on a duty says that something is unwise which the duty does not forbid.
  private static func brokenRules(of check: Check) -> [String] {
    var rules: [String] = []
    for row in CheckTable.all.filter({ $0.check == check.id }).flatMap(\.cases) {
      guard let wanted = row.wanted else { continue }
      let rule = wanted.requirement ?? "\(check.requirement)"
      let level = Requirement(parsing: rule)?.level
      let isBroken =
        wanted.verdict == .fail || wanted.verdict == .warning && level?.strength != .duty
      if isBroken, !rules.contains(rule) { rules.append(rule) }
    }
    return rules.sorted()
  }

  @Test("of each check are those that a row of its table breaks")
  func rules() {
    for check in CheckCatalogue.all {
      let broken = Self.brokenRules(of: check)
      let names = broken.map { "\"\($0)\"" }.joined(separator: ", ")
      let line = "\"\(check.id)\": [\(names)],"
      let advice =
        broken == ["\(check.requirement)"] ? "no line for '\(check.id)'" : "the line\n\(line)"
      #expect(
        check.enforcedRules.map(\.description).sorted() == broken,
        "'unusualRules' in EnforcedRules.swift has to have \(advice)")
    }
    let ids = Set(CheckCatalogue.all.map(\.id))
    for check in Check.unusualRules.map(\.key) where !ids.contains(check) {
      Issue.record("'unusualRules' in EnforcedRules.swift has '\(check)', which is no check")
    }
  }

  @Test("can be read")
  func form() {
    for (check, rules) in Check.unusualRules {
      for rule in rules { #expect(Requirement(parsing: rule) != nil, "\(check): \(rule)") }
    }
  }
}
