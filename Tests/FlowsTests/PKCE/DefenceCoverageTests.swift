import Flows
import Simulation
import Testing
import TranscriptModel

@Suite("every defence of the PKCE flow")
struct DefenceCoverageTests {
  @Test("decides at least one attack or mistake")
  func isNeeded() {
    let needed = Set(PKCEFlowUnderTest.attacks.compactMap(\.defence?.name))
    #expect(!PKCEFlowUnderTest.defences.isEmpty)
    for defence in PKCEFlowUnderTest.defences {
      #expect(needed.contains(defence.name), "\(defence.name)")
    }
  }

  @Test("decides alone, or stands in this list of defences in depth with the others that stop it")
  func inDepth() {
    let alone = Set(
      PKCEFlowUnderTest.attacks.filter { $0.defencesInDepth.isEmpty }.compactMap(\.defence?.name))
    let behind = PKCEFlowUnderTest.attacks.filter { attack in
      attack.defence.map { !alone.contains($0.name) } ?? false
    }
    #expect(
      behind.map(\.stopping) == [
        ["id-token-issuer", "id-token-signature"],
        ["id-token-audience", "id-token-nonce"],
        ["id-token-issued-at", "id-token-signature"],
        ["access-token-issuer", "access-token-signature"],
        ["access-token-type", "access-token-audience", "scope-sufficient"],
      ])
  }
}
