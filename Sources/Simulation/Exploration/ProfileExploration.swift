package import TranscriptModel

/// Every attack of a flow against the defences of a profile.
package struct ProfileExploration: Sendable {
  /// An attack under a profile.
  package struct Trial: Sendable {
    /// The attack.
    package let attack: Attack
    /// How it ends.
    package let outcome: Outcome
    /// The defences that the profile leaves out of which each one alone would have stopped it.
    ///
    /// Empty where it was stopped, and where nothing or only several together would stop it.
    package let stoppers: [Defence]
  }

  /// The flow's name.
  package let flow: String
  /// The profile.
  package let profile: FlowProfile
  /// Each attack with its end, in the order of the catalogue.
  package let trials: [Trial]

  /// Plays every attack with the defences of a profile on, and no others; one that succeeds it plays
  /// again with each defence more that the profile leaves out.
  ///
  /// The progress is called with the number of runs that are done and that there are.
  ///
  /// - Throws: what `Run` throws.
  package init(
    of flow: any Flow, under profile: FlowProfile,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws {
    self.flow = flow.name
    self.profile = profile
    let runs = ManyRuns(progress: progress)
    let outcomes = try await runs.outcomes(
      of: flow.attacks.map { $0.configuration(in: flow, without: profile.off) })
    let successes = zip(flow.attacks, outcomes).filter(\.1.isSuccess).map(\.0)
    let again = try await runs.outcomes(
      of: successes.flatMap { attack in
        profile.off.map { more in
          attack.configuration(in: flow, without: profile.off.filter { $0 != more })
        }
      })
    let width = profile.off.count
    trials = zip(flow.attacks, outcomes).map { attack, outcome in
      let index = successes.firstIndex { $0.name == attack.name }
      let own = index.map { Array(again[$0 * width..<($0 + 1) * width]) } ?? []
      return Trial(
        attack: attack, outcome: outcome,
        stoppers: zip(profile.off, own).filter { !$1.isSuccess }.map(\.0))
    }
  }

  /// The attacks that reach their goal.
  package var successes: [Trial] { trials.filter(\.outcome.isSuccess) }
}

extension Outcome {
  fileprivate var isSuccess: Bool { result == .attackSucceeded }
}

extension FlowProfile {
  /// What stands for every profile where one can be chosen for an exploration; none has this name.
  package static let nameOfAll = "all"
}
