import FlowSimulator
import OAuthModel
import Testing
import TranscriptModel

@Suite("the mutation run")
struct MutationTests {
  @Test("has no unexplained survivor", arguments: FlowCatalogue.all.map(\.name))
  func survivors(flow: String) async throws {
    let exploration = try await MutationExploration(of: FlowCatalogue.flow(named: flow))
    #expect(exploration.survivors.map { "\($0.edit)" } == [])
    #expect(!exploration.results.isEmpty)
  }

  @Test("covers every place of every message", arguments: FlowCatalogue.all.map(\.name))
  func coverage(flow: String) async throws {
    let exploration = try await MutationExploration(of: FlowCatalogue.flow(named: flow))
    let transcript = try await Run(
      RunConfiguration(lesson: flow, flow: flow), in: .seeded("authwalk")
    ).transcript()
    let covered = Set(
      exploration.results.map { result in
        "\(result.mutant.edit.step):\(result.mutant.place.map { "\($0)" } ?? "")"
      })
    for step in transcript.steps where step.message != nil {
      #expect(covered.contains("\(step.id):"))
      for spot in step.message?.spots ?? [] where !spot.value.isEmpty {
        #expect(covered.contains("\(step.id):\(spot.place)"), "\(step.id):\(spot.place)")
      }
    }
  }

  @Test(
    "needs every line of its list of harmless changes", arguments: FlowCatalogue.all.map(\.name))
  func reasons(flow: String) async throws {
    let flow = try FlowCatalogue.flow(named: flow)
    let exploration = try await MutationExploration(of: flow)
    var used: Set<String> = []
    for (_, verdict) in exploration.results {
      if case .harmless(let reason) = verdict { used.insert(reason) }
    }
    #expect(exploration.harmlessReasons.filter { !used.contains($0) } == [])
  }
}
