import TranscriptModel

/// Every attack of a flow against every defence.
package struct AttackExploration: Sendable {
  /// The flow's name.
  package let flow: String
  /// One trial for each attack, in the order of the catalogue.
  package let trials: [AttackTrial]
  /// The attacks that send messages at the same time, in every order.
  package let races: [RaceTrial]
  private let defences: [Defence]

  /// Plays every attack with every defence on, and with each defence off in turn.
  ///
  /// The progress is called with the number of runs that are done and that there are.
  ///
  /// - Throws: what `Run` throws.
  package init(
    of flow: any Flow, progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws {
    self.flow = flow.name
    defences = flow.defences
    let configurations = flow.attacks.flatMap { attack in
      ([[]] + flow.defences.map { [$0] } + [attack.stoppingDefences]).map { off in
        RunConfiguration(
          lesson: flow.name, flow: flow.name, settings: flow.bulkSettings, without: off.map(\.name),
          attack: attack.name)
      }
    }
    let outcomes = try await ManyRuns(progress: progress).outcomes(of: configurations)
    var races: [RaceTrial] = []
    for attack in flow.attacks where attack.powers.contains(.sendsInParallel) {
      races.append(try await RaceTrial(of: attack, in: flow))
    }
    self.races = races
    let width = flow.defences.count + 2
    trials = flow.attacks.enumerated().map { index, attack in
      let own = outcomes[index * width..<(index + 1) * width]
      return AttackTrial(
        attack: attack, guarded: own.first ?? .notPlayed,
        unguarded: Array(zip(flow.defences, own.dropFirst())).map { (defence: $0, outcome: $1) },
        bare: own.last ?? .notPlayed)
    }
  }

  /// What the catalogue promises and the runs do not show; empty when all holds.
  package var violations: [String] {
    trials.flatMap(violations(of:))
      + needlessDefences.map { defence in
        "no attack and no mistake needs the defence '\(defence.name)'"
      } + races.flatMap(\.violations)
  }

  private func violations(of trial: AttackTrial) -> [String] {
    let attack = trial.attack
    guard attack.defence != nil else {
      return trial.guarded.result == .attackSucceeded
        ? [] : ["'\(attack.name)' is said to be beyond defence, and it is refused"]
    }
    var violations: [String] = []
    if trial.guarded.result == .attackSucceeded {
      violations.append("'\(attack.name)' succeeds with every defence on")
    }
    if trial.bare.result != .attackSucceeded {
      let names = attack.stoppingDefences.map { "'\($0.name)'" }.joined(separator: " and ")
      violations.append("'\(attack.name)' does not succeed without \(names)")
    }
    if !attack.defencesInDepth.isEmpty, let alone = trial.decisive.first {
      violations.append(
        "'\(attack.name)' is said to need several defences off, and succeeds without "
          + "'\(alone.name)' alone")
    }
    return violations
  }

  /// The defences without which no attack succeeds, not even together with those beside them.
  private var needlessDefences: [Defence] {
    let inDepth = trials.map(\.attack).filter { !$0.defencesInDepth.isEmpty }
    let needed = Set(trials.flatMap(\.decisive) + inDepth.flatMap(\.stoppingDefences))
    return defences.filter { !needed.contains($0) }
  }
}
