import Flows
import Simulation
import TestSupport
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("the mutation run")
struct MutationTests {
  @Test(
    "has no unexplained survivor, no idle reason, and no place left out", .explores,
    arguments: FlowCatalogue.all.map(\.name))
  func mutants(flow: String) async throws {
    let exploration = try await MutationExploration(of: FlowCatalogue.flow(named: flow))
    #expect(exploration.survivors.map { "\($0.edit)" } == [])
    #expect(Self.idleReasons(of: exploration) == [])
    let covered = Set(exploration.results.map { Self.spelling($0.mutant) })
    let transcript = try await Run(
      RunConfiguration(lesson: flow, flow: try FlowCatalogue.flow(named: flow)),
      in: .seeded("authwalk")
    ).transcript()
    for step in transcript.steps where step.message != nil {
      #expect(covered.contains("\(step.id):"))
      for spot in step.message?.values ?? [] where !spot.value.isEmpty {
        #expect(covered.contains("\(step.id):\(spot.place)"), "\(step.id):\(spot.place)")
      }
    }
  }

  private static func idleReasons(of exploration: MutationExploration) -> [String] {
    var used: Set<String> = []
    for (_, verdict) in exploration.results {
      if case .harmless(let reason) = verdict { used.insert(reason) }
    }
    return exploration.harmlessReasons.filter { !used.contains($0) }
  }

  private static func spelling(_ mutant: Mutant) -> String {
    "\(mutant.edit.step):\(mutant.place.map { "\($0)" } ?? "")"
  }
}
