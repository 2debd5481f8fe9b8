import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The table that an exploration shows: attack, the defence that decides, where it is refused, and what
/// happens without the defence.
struct AttackMatrix {
  let explorations: [AttackExploration]

  /// The table in one of the formats `text`, `json`, `markdown`, `html`.
  func text(as format: String) -> String {
    switch format {
    case "json": json.indentedText() + "\n"
    case "markdown":
      Self.markdownHead + explorations.map { markdown($0) }.joined(separator: "\n")
    case "html":
      HTMLTable.page(
        title: "Attacks and defences",
        sections: explorations.map { ($0.flow, Self.heads, rows($0)) })
    default: explorations.map { plain($0) }.joined(separator: "\n")
    }
  }

  private static let markdownHead = """
    # Attacks and defences

    Written by `authwalk explore --format markdown`, which plays every attack and every mistake with all
    defences on, and then with each defence off in turn. The second column is the defence that decides, the
    third where the run is refused while all are on, the fourth what happens without that defence.


    """

  private static let heads = ["attack", "decides", "refused", "without it"]

  private func rows(_ exploration: AttackExploration) -> [[String]] {
    exploration.trials.map { trial in
      [
        trial.attack.name, Self.stoppers(of: trial.attack),
        Self.refusal(trial.guarded), Self.consequence(of: trial),
      ]
    }
  }

  private static func stoppers(of attack: Attack) -> String {
    attack.stoppingDefences.isEmpty
      ? "nothing on the wire" : attack.stoppingDefences.map(\.name).joined(separator: " and ")
  }

  private static func refusal(_ outcome: Outcome) -> String {
    guard outcome.result == .refused else { return outcome.result.rawValue }
    return (outcome.by?.description ?? "") + " at " + (outcome.step?.description ?? "")
      + (outcome.error.map { ": \($0)" } ?? "")
  }

  private static func consequence(of trial: AttackTrial) -> String {
    // An attack that nothing stops also succeeds without each defence, which tells of none of them.
    guard !trial.attack.stoppingDefences.isEmpty else { return trial.attack.goal.words }
    let others = trial.decisive.filter { $0 != trial.attack.defence }.map(\.name)
    return trial.attack.goal.words
      + (others.isEmpty ? "" : " (also without \(others.joined(separator: ", ")))")
  }

  private func plain(_ exploration: AttackExploration) -> String {
    let rows = [Self.heads] + rows(exploration)
    let widths = Self.heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      "  "
        + row.enumerated().map { column, cell in
          column == row.count - 1 ? cell : cell.padded(to: widths[column])
        }.joined(separator: "   ")
    }
    return "\(exploration.flow): \(exploration.trials.count) attacks and mistakes\n"
      + lines.joined(separator: "\n") + "\n"
      + races(exploration).map { "  \($0)\n" }.joined()
  }

  /// One line for each attack that sends messages at the same time.
  private func races(_ exploration: AttackExploration) -> [String] {
    exploration.races.map { race in
      let successes = race.failing.isEmpty ? "none" : "\(race.failing.count)"
      return
        "\(race.attack.name): played in \(race.orderCount) orders, and succeeds in \(successes)"
    }
  }

  private func markdown(_ exploration: AttackExploration) -> String {
    "## \(exploration.flow)\n\n" + MarkdownTable.text(Self.heads, rows(exploration))
      + races(exploration).map { "\n\($0)\n" }.joined()
  }

  private var json: JSONValue {
    .array(
      explorations.flatMap { exploration in
        exploration.trials.map { Self.json($0, flow: exploration.flow) }
      })
  }

  private static func json(_ trial: AttackTrial, flow: String) -> JSONValue {
    let attack = trial.attack
    return .object(
      JSONMember("flow", .string(flow)), JSONMember("attack", .string(attack.name)),
      JSONMember("summary", .string(attack.summary)),
      JSONMember("powers", .array(attack.powers.map { .string($0.rawValue) })),
      JSONMember("goal", .string(attack.goal.words)),
      JSONMember("defence", attack.defence.map { .string($0.name) } ?? .null),
      JSONMember("reference", attack.reference.map { .string("\($0)") } ?? .null),
      JSONMember("guarded", json(trial.guarded)),
      JSONMember(
        "without",
        .object(trial.unguarded.map { JSONMember($0.defence.name, json($0.outcome)) })))
  }

  private static func json(_ outcome: Outcome) -> JSONValue {
    func orNull(_ text: (some WireTextConvertible)?) -> JSONValue {
      text.map { .string($0.wireText) } ?? .null
    }
    return .object(
      JSONMember("result", .string(outcome.result.rawValue)),
      JSONMember("step", orNull(outcome.step?.description)),
      JSONMember("by", orNull(outcome.by?.rawValue)), JSONMember("error", orNull(outcome.error)),
      JSONMember("defence", orNull(outcome.defence)))
  }
}

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
