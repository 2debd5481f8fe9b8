import TranscriptModel

/// Every attack of a flow against every defence.
public struct AttackExploration: Sendable {
  /// The flow's name.
  public let flow: String
  /// One trial for each attack, in the order of the catalogue.
  public let trials: [AttackTrial]
  private let defences: [Defence]

  /// Plays every attack with every defence on, and with each defence off in turn.
  ///
  /// The progress is called with the number of runs that are done and that there are.
  ///
  /// - Throws: what `Run` throws.
  public init(
    of flow: any Flow, progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws {
    self.flow = flow.name
    defences = flow.defences
    let configurations = flow.attacks.flatMap { attack in
      ([nil] + flow.defences.map { $0 as Defence? }).map { defence in
        RunConfiguration(
          lesson: flow.name, flow: flow.name, settings: flow.bulkSettings,
          without: defence.map { [$0.name] } ?? [],
          attack: attack.name)
      }
    }
    let outcomes = try await ManyRuns(progress: progress).outcomes(of: configurations)
    let width = flow.defences.count + 1
    trials = flow.attacks.enumerated().map { index, attack in
      let own = outcomes[index * width..<(index + 1) * width]
      return AttackTrial(
        attack: attack, guarded: own.first ?? .notPlayed,
        unguarded: Array(zip(flow.defences, own.dropFirst())).map { (defence: $0, outcome: $1) })
    }
  }

  /// What the catalogue promises and the runs do not show; empty when all holds.
  public var violations: [String] {
    trials.flatMap(violations(of:))
      + needlessDefences.map { defence in
        "no attack and no mistake needs the defence '\(defence.name)'"
      }
  }

  private func violations(of trial: AttackTrial) -> [String] {
    let attack = trial.attack
    guard let defence = attack.defence else {
      return trial.guarded.result == .attackSucceeded
        ? [] : ["'\(attack.name)' is said to be beyond defence, and it is refused"]
    }
    var violations: [String] = []
    if trial.guarded.result == .attackSucceeded {
      violations.append("'\(attack.name)' succeeds with every defence on")
    }
    if !trial.decisive.contains(defence) {
      violations.append("'\(attack.name)' does not succeed without '\(defence.name)'")
    }
    return violations
  }

  /// The defences without which no attack succeeds.
  private var needlessDefences: [Defence] {
    let needed = Set(trials.flatMap(\.decisive))
    return defences.filter { !needed.contains($0) }
  }
}
