import Flows
import HTTPModel
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("each attack on the custom-token flow")
struct CustomTokenAttackTests {
  private static func attacks() throws -> [Attack] {
    try FlowCatalogue.flow(named: "custom-token").attacks
  }

  @Test("has a name of its own, and is there")
  func names() throws {
    #expect(
      try Self.attacks().map(\.name) == [
        "wrong-master-key", "master-key-leaked", "master-key-sent", "weak-master-key",
        "algorithm-by-header",
        "user-id-confusion", "token-of-another-app", "token-kind-confusion",
        "anonymous-fall-through", "token-from-backup", "foreign-rows",
        "state-mismatch", "provider-token-of-another-app", "key-derivation", "expiry-unit",
        "expiry-absent", "expiry-word", "token-expired", "issued-at-unit", "kid-type",
        "version-wrong", "bearer-in-zumo-header",
      ])
  }

  @Test("is stopped by its defence, and succeeds with that one off")
  func decisive() async throws {
    for attack in try Self.attacks() {
      let on = try await playCustomToken(attack: attack.name).outcome
      guard let defence = attack.defence else {
        #expect(on?.result == .attackSucceeded, "\(attack.name)")
        continue
      }
      // Where there is nothing to steal, nothing is refused.
      let isSilent = ["session-in-key-chain", "rows-of-user"].contains(defence.name)
      #expect(on?.result == (isSilent ? .completed : .refused), "\(attack.name)")
      #expect(on?.defence == (isSilent ? nil : defence.name), "\(attack.name)")
      let off = try await playCustomToken(without: [defence.name], attack: attack.name).outcome
      #expect(off?.result == .attackSucceeded, "\(attack.name)")
      #expect(off?.message == attack.goal.words, "\(attack.name)")
    }
  }

  @Test("does not succeed because some other defence is off")
  func others() async throws {
    let flow = try FlowCatalogue.flow(named: "custom-token")
    for attack in flow.attacks {
      guard let decisive = attack.defence else { continue }
      for defence in flow.defences where defence != decisive {
        // Junk that counts as no token reaches whatever stands behind: that is what it is for.
        if defence.name == "bad-token-refused" { continue }
        let outcome = try await playCustomToken(without: [defence.name], attack: attack.name)
          .outcome
        #expect(outcome?.result != .attackSucceeded, "\(attack.name) without \(defence.name)")
      }
    }
  }

  @Test("puts a note on every parameter")
  func notes() async throws {
    for attack in try Self.attacks() {
      let without = attack.defence.map { [$0.name] } ?? []
      let transcript = try await playCustomToken(without: without, attack: attack.name)
      for step in transcript.steps {
        let labels = Set(step.notes.map(\.about))
        for spot in step.message?.values ?? []
        where !["url", "status", "body"].contains(spot.label) {
          #expect(labels.contains(spot.label), "\(step.id): \(spot.place)")
        }
        let values = (step.calculation?.inputs ?? []) + (step.calculation?.outputs ?? [])
        for value in values {
          #expect(labels.contains(value.name.string), "\(step.id): \(value.name)")
        }
      }
    }
  }

  @Test("reads every row with the master key alone, without a token, past the maker's script")
  func masterKeySent() async throws {
    let run = try await playCustomToken(attack: "master-key-sent")
    let request = run.steps.last { $0.id.name == .tableRequest && $0.sender == .attacker }?.request
    #expect(request?.fields["X-ZUMO-AUTH"] == nil)
    let answer = run.steps.last { $0.id.name == .tableResponse }?.response
    #expect(answer?.json?.arrayValue?.count == 2)
  }

  @Test("finds a token in an encrypted backup, unless it is for this device only")
  func keyChain() async throws {
    let moving = try await playCustomToken(
      settings: ["app.key_chain": "any-device"], attack: "token-from-backup")
    #expect(moving.outcome?.result == .attackSucceeded)
  }

  @Test("finds a short master key with a list of words, and no long one")
  func words() async throws {
    let found = try await playCustomToken(
      without: ["master-key-length"], attack: "weak-master-key")
    let search = found.steps.first { $0.id.name == .keySearch }?.calculation
    #expect(search?.output("found_master_key") == "football")
    #expect(search?.output("guesses") == "11")
    let long = try await playCustomToken(
      settings: ["mobile-service.master_key": String(repeating: "x", count: 32)],
      attack: "weak-master-key")
    #expect(long.outcome?.result == .completed)
    #expect(
      long.steps.first { $0.id.name == .keySearch }?.calculation?.output("found_master_key")
        == "not found")
  }
}
