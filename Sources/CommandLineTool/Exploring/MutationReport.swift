import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What a mutation run shows: the counts, the harmless ones with their reasons, and the survivors.
struct MutationReport {
  let explorations: [MutationExploration]

  /// The report in one of the formats `text`, `json`, `markdown`, `html`.
  func text(as format: String) -> String {
    switch format {
    case "json": json.indentedText() + "\n"
    case "html":
      HTMLTable.page(
        title: "Mutants",
        sections: explorations.map { ($0.flow, Self.heads, rows($0)) })
    default: explorations.map { plain($0) }.joined(separator: "\n")
    }
  }

  private static let heads = ["mutant", "kind", "verdict"]

  private func rows(_ exploration: MutationExploration) -> [[String]] {
    exploration.results.map {
      ["\($0.mutant.edit)", $0.mutant.kind.rawValue, Self.words($0.verdict)]
    }
  }

  private static func words(_ verdict: MutantVerdict) -> String {
    switch verdict {
    case .refused(let by, let at, let because): "refused by \(by) at \(at): \(because)"
    case .cameToNothing: "came to nothing"
    case .harmless(let reason): "harmless: \(reason)"
    case .survivor: "SURVIVOR"
    }
  }

  private func plain(_ exploration: MutationExploration) -> String {
    var refusers: [(String, Int)] = []
    var reasons: [(String, Int)] = []
    var nothing = 0
    for (_, verdict) in exploration.results {
      switch verdict {
      case .refused(let by, _, _): Self.count(by, in: &refusers)
      case .harmless(let reason): Self.count(reason, in: &reasons)
      case .cameToNothing: nothing += 1
      case .survivor: break
      }
    }
    var lines = ["\(exploration.flow): \(exploration.results.count) mutants"]
    lines += refusers.map { "  \($0.1) refused by \($0.0)" }
    lines.append("  \(nothing) came to nothing: a message was lost, and nobody went on")
    lines += reasons.map { "  \($0.1) harmless: \($0.0)" }
    let survivors = exploration.survivors
    lines.append("  \(survivors.count) survivors")
    lines += survivors.map { "    \($0.kind.rawValue)   \($0.edit)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func count(_ name: String, in counts: inout [(String, Int)]) {
    if let index = counts.firstIndex(where: { $0.0 == name }) {
      counts[index].1 += 1
    } else {
      counts.append((name, 1))
    }
  }

  private var json: JSONValue {
    .array(
      explorations.flatMap { exploration in
        rows(exploration).map { row in
          .object(
            [JSONMember("flow", .string(exploration.flow))]
              + zip(Self.heads, row).map { JSONMember($0, .string($1)) })
        }
      })
  }
}
