import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("the notes on an attack on the PKCE flow")
struct AttackNoteTests {
  @Test("stand on every step and every parameter", arguments: PKCEFlowUnderTest.attacks)
  func complete(_ attack: Attack) async throws {
    for without in [[], attack.stopping] {
      let transcript = try await playPKCE(without: without, attack: attack.name)
      for step in transcript.steps {
        let labels = Set(step.notes.map(\.about))
        #expect(labels.contains("\(step.id.name)"), "\(step.id)")
        for spot in step.message?.values ?? []
        where !["url", "status", "body"].contains(spot.label) {
          #expect(labels.contains(spot.label), "\(step.id): \(spot.place)")
        }
        for value in step.calculation?.values ?? [] {
          #expect(labels.contains(value.name.string), "\(step.id): \(value.name)")
        }
      }
    }
  }
}
