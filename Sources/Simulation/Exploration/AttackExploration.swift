package import TranscriptModel

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
      ([[]] + flow.defences.map { [$0] } + [attack.stoppingDefences]).map {
        attack.configuration(in: flow, without: $0)
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

/// One attack, played with every defence on and then with each defence off in turn.
package struct AttackTrial: Sendable {
  /// The attack.
  package let attack: Attack
  /// How it ends with every defence on.
  package let guarded: Outcome
  /// How it ends without each defence, in the order of the flow.
  package let unguarded: [(defence: Defence, outcome: Outcome)]

  /// How it ends without any of the defences that its catalogue entry names.
  ///
  /// Where several stand behind one another, only this reaches the goal.
  package let bare: Outcome

  /// The defences without which the attack reaches its goal.
  package var decisive: [Defence] {
    unguarded.filter { $0.outcome.result == .attackSucceeded }.map(\.defence)
  }
}

/// An attack that sends messages at the same time, played in every order in which they can move.
package struct RaceTrial: Sendable {
  /// The attack.
  package let attack: Attack
  /// How many orders there are.
  package let orderCount: Int
  /// The orders in which the attack reaches its goal though every defence is on.
  package let failing: [TurnOrder]
  /// Whether every order was played; there may be too many.
  package let isComplete: Bool

  /// What does not hold: an order in which the attack succeeds, or orders that were not played.
  var violations: [String] {
    let incomplete =
      isComplete ? [] : ["'\(attack.name)' has more orders than the \(orderCount) that were played"]
    return incomplete
      + failing.map { "'\(attack.name)' succeeds in the order \($0); '--order \($0)' repeats it" }
  }

  init(of attack: Attack, in flow: any Flow) async throws {
    self.attack = attack
    let configuration = RunConfiguration(lesson: flow.name, flow: flow, attack: attack.name)
    let (plays, isComplete) = try await InterleavingExplorer(configuration) { .seeded("authwalk") }
      .plays()
    orderCount = plays.count
    failing = plays.filter { $0.transcript.outcome?.result == .attackSucceeded }.map(\.order)
    self.isComplete = isComplete
  }
}

extension Attack {
  /// The attack as an exploration plays it, with some defences off.
  func configuration(in flow: any Flow, without off: [Defence]) -> RunConfiguration {
    RunConfiguration(
      lesson: flow.name, flow: flow, settings: flow.bulkSettings, without: off.map(\.name),
      attack: name)
  }
}
