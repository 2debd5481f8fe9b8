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
    var lines: [String] = []
    var isRight = true
    for check in CheckCatalogue.all {
      let broken = Self.brokenRules(of: check)
      if broken != ["\(check.requirement)"] {
        lines.append(
          "    \"\(check.id)\": [\(broken.map { "\"\($0)\"" }.joined(separator: ", "))],")
      }
      if check.enforcedRules.map(\.description).sorted() != broken { isRight = false }
    }
    let ids = Set(CheckCatalogue.all.map(\.id))
    if Check.unusualRules.contains(where: { !ids.contains($0.key) }) { isRight = false }
    let table = lines.joined(separator: "\n")
    #expect(isRight, "'unusualRules' in EnforcedRules.swift has to be:\n\(table)\n")
  }

  @Test("can be read")
  func form() {
    for (check, rules) in Check.unusualRules {
      for rule in rules { #expect(Requirement(parsing: rule) != nil, "\(check): \(rule)") }
    }
  }
}
