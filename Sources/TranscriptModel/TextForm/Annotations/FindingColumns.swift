/// The columns of a step's findings: as wide as the texts in them, where these are not too long.
struct FindingColumns {
  let verdictWidth: Int
  let checkWidth: Int
  /// Where a message starts that stands beside its requirement.
  let messageColumn: Int

  init(_ findings: [Finding]) {
    verdictWidth = findings.map(\.verdict.mark.count).max() ?? 0
    checkWidth = min(findings.map(\.check.count).max() ?? 0, 32)
    let requirementWidth = min(findings.map(\.requirement.count).max() ?? 0, 28)
    messageColumn = 2 + verdictWidth + 3 + checkWidth + 3 + requirementWidth + 3
  }
}
