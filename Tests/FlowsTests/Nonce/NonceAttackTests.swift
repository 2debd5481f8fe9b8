import Flows
import HTTPModel
import Simulation
import Testing
import TranscriptModel
import Vocabulary

@Suite("each attack and mistake of the flow with Apple and Firebase")
struct NonceAttackTests {
  private static let names: [String] = [
    "identity-token-replay", "nonce-reused", "payload-edited", "signature-edited",
    "algorithm-none", "algorithm-confusion", "key-in-token", "account-by-email", "audience-wrong",
    "hash-mismatch",
    "nonce-raw-to-both", "nonce-hash-to-both", "nonce-hashed-twice", "nonce-base64",
    "nonce-upper-case", "nonce-absent", "nonce-overwritten", "key-unknown", "issuer-wrong",
    "claim-missing", "claim-type-wrong", "token-expired", "issued-in-future", "token-not-text",
    "callback-without-request", "subject-changed", "firebase-token-edited",
    "firebase-issuer-wrong", "firebase-audience-wrong", "firebase-subject-empty",
    "firebase-token-expired", "firebase-issued-in-future", "firebase-keys-unreachable",
    "token-in-query",
  ]

  @Test("is in this list")
  func list() throws {
    #expect(try FlowCatalogue.flow(named: "nonce").attacks.map(\.name) == Self.names)
  }

  @Test("names where to read on: the section of its defence, or of what is wrong in its own way")
  func references() throws {
    let attacks = try FlowCatalogue.flow(named: "nonce").attacks
    let others = attacks.filter { $0.reference == nil || $0.reference != $0.defence?.reference }
    #expect(others.map(\.name) == ["claim-type-wrong", "callback-without-request"])
  }

  @Test("is stopped by its defence", arguments: names)
  func stopped(_ name: String) async throws {
    let attack = try attack(name)
    let outcome = try #require(try await playNonce(attack: name).outcome)
    if Self.endWell.contains(name) {
      #expect(outcome.result == .completed)
    } else {
      #expect(outcome.result == .refused)
      #expect(outcome.defence == attack.defence?.name)
    }
  }

  @Test("succeeds when that defence alone is off", arguments: names)
  func succeeds(_ name: String) async throws {
    let attack = try attack(name)
    let defence = try #require(attack.defence)
    let outcome = try #require(try await playNonce(without: [defence.name], attack: name).outcome)
    #expect(outcome.result == .attackSucceeded)
    #expect(outcome.message == attack.goal.words)
  }

  @Test("changes nothing for the victim who is served as well")
  func victimIsServed() async throws {
    for name in ["nonce-reused", "algorithm-none"] {
      let transcript = try await playNonce(attack: name)
      let served = transcript.steps.first {
        $0.id.name == .resourceResponse && $0.receiver == .app
      }
      #expect(served?.response?.isSuccess == true, "\(name)")
    }
  }

  /// Where the defence lets the user go on: nobody has to be refused.
  private static let endWell: Set<String> = ["account-by-email", "nonce-overwritten"]

  private func attack(_ name: String) throws -> Attack {
    let flow = try FlowCatalogue.flow(named: "nonce")
    return try #require(flow.attacks.first { $0.name == name })
  }
}
