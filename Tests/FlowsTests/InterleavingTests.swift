import Flows
import HTTPModel
import PKCEFlow
import Simulation
import TestSupport
import Testing
import TranscriptModel
import Vocabulary

@Suite("in every order in which two messages can race", .explores)
struct InterleavingTests {
  private static let races = [
    ("code-race", MessageName.tokenResponse), ("refresh-race", .refreshResponse),
    ("callback-race", .tokenResponse),
  ]

  @Test("exactly one succeeds", arguments: races)
  func exactlyOne(attack: String, response: MessageName) async throws {
    let (plays, isComplete) = try await explore(attack)
    #expect(isComplete)
    #expect(plays.count > 1)
    #expect(Set(plays.map(\.order)).count == plays.count)
    for play in plays {
      let successes = play.transcript.steps.count {
        $0.id.name == response && $0.response?.isSuccess == true
      }
      #expect(successes == 1, "\(attack) in the order \(play.order)")
      #expect(play.transcript.outcome?.result != .attackSucceeded)
    }
  }

  @Test("an order repeats its run exactly")
  func repeats() async throws {
    let (plays, _) = try await explore("code-race", without: ["code-taken-atomically"])
    for play in plays {
      var configuration = configuration("code-race", without: ["code-taken-atomically"])
      configuration.order = play.order
      let again = try await Run(configuration, in: .seeded("authwalk")).transcript()
      #expect(again.text == play.transcript.text)
    }
  }

  @Test("some orders redeem the code twice when looking up and marking are two acts")
  func withoutAtomicity() async throws {
    let (plays, _) = try await explore("code-race", without: ["code-taken-atomically"])
    let succeeded = plays.filter { $0.transcript.outcome?.result == .attackSucceeded }
    #expect(!succeeded.isEmpty)
    #expect(succeeded.count < plays.count)
  }

  private func explore(
    _ attack: String, without: [String] = []
  ) async throws -> (plays: [InterleavingExplorer.Play], isComplete: Bool) {
    try await InterleavingExplorer(configuration(attack, without: without)) {
      .seeded("authwalk")
    }.plays()
  }

  private func configuration(_ attack: String, without: [String]) -> RunConfiguration {
    RunConfiguration(lesson: "test", flow: PKCEFlow(), without: without, attack: attack)
  }
}
