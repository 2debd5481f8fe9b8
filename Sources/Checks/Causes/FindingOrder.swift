import TranscriptModel
import Vocabulary

/// The order in which the findings of a step are read: what went wrong first, and of that first what
/// decides.
struct FindingOrder {
  private let deciding: [MessageName: Set<String>]

  /// The order for the transcripts of a flow.
  init(flow: String) {
    deciding = Dictionary(grouping: RulePair.all(in: flow), by: \.message)
      .mapValues { Set($0.map(\.check)) }
  }

  /// The findings of a step, each kind in the order that it had.
  func sorted(_ findings: [Finding], of name: MessageName) -> [Finding] {
    let ranks = findings.map { rank($0, of: name) }
    if ranks.allSatisfy({ $0 == ranks[0] }) { return findings }
    return findings.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { findings[$0] }
  }

  /// A check decides where a receiver has to refuse what fails it.
  private func rank(_ finding: Finding, of name: MessageName) -> Int {
    switch finding.verdict {
    case .fail: deciding[name]?.contains(finding.check) == true ? 0 : 1
    case .warning: 2
    case .unknown: 3
    case .pass: 4
    }
  }
}
