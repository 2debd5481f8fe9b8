import TranscriptModel
import Vocabulary

/// Every message of a flow, changed in every way that applies.
package struct MutationExploration: Sendable {
  /// The flow's name.
  package let flow: String
  /// Every mutant with what became of it, in the order of the steps.
  package let results: [(mutant: Mutant, verdict: MutantVerdict)]

  /// The reasons of the reviewed list, in its order.
  package let harmlessReasons: [String]

  /// Plays every mutant of the flow's plain run.
  ///
  /// - Throws: what `Run` throws.
  package init(
    of flow: any Flow, progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws {
    self.flow = flow.name
    let plain = RunConfiguration(
      lesson: flow.name, flow: flow, settings: flow.bulkSettings)
    let mutants = Mutagenesis(
      original: try await Run(plain, in: .seeded("authwalk")).transcript(),
      other: try await Run(plain, in: .seeded("another-session")).transcript(),
      lifetimes: flow.lifetimes
    ).mutants
    let harmless = flow.harmlessMutations
    harmlessReasons = harmless.map(\.reason)
    let verdicts = try await ManyRuns(progress: progress).map(mutants) { mutant in
      try await Self.verdict(on: mutant, of: plain, harmless: harmless)
    }
    results = Array(zip(mutants, verdicts)).map { (mutant: $0, verdict: $1) }
  }

  /// The mutants that nobody refused and nobody explained.
  package var survivors: [Mutant] {
    results.filter { $0.verdict == .survivor }.map(\.mutant)
  }

  private static func verdict(
    on mutant: Mutant, of plain: RunConfiguration, harmless: [HarmlessMutation]
  ) async throws -> MutantVerdict {
    var configuration = plain
    configuration.edits = [mutant.edit]
    let outcome = try await Run(configuration, in: .seeded("authwalk")).outcome()
    switch outcome.result {
    case .refused:
      return .refused(
        by: outcome.by?.description ?? "", at: outcome.step?.description ?? "",
        because: outcome.defence ?? outcome.message)
    case .abandoned: return .cameToNothing
    case .completed, .attackSucceeded:
      return harmless.first { $0.explains(mutant) }.map { .harmless($0.reason) } ?? .survivor
    }
  }
}

/// What became of a mutant.
package enum MutantVerdict: Hashable, Sendable {
  /// Somebody refused it; who, where and why.
  case refused(by: String, at: String, because: String)
  /// Nobody went on, and nobody got anything.
  case cameToNothing
  /// The run completed, and that is as it should be, for the reason given.
  case harmless(String)
  /// The run completed, and nobody said why that is right.
  case survivor
}
