import Checks
import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("each attack on the PKCE flow")
struct PKCEAttackTests {
  private static let attacks = PKCEFlowUnderTest.attacks

  @Test("has an expected end here")
  func isCovered() {
    let expected = ExpectedRefusal.all.map(\.attack)
    let names = Self.attacks.map(\.name)
    let missing = names.filter { !expected.contains($0) }
    #expect(missing.isEmpty, "no row in 'ExpectedRefusal' for \(missing)")
    let gone = expected.filter { !names.contains($0) }
    #expect(gone.isEmpty, "no attack for the rows \(gone) in 'ExpectedRefusal'")
    #expect(Set(Self.attacks.map(\.name)).count == Self.attacks.count)
  }

  @Test("is refused while all defences are on", arguments: ExpectedRefusal.all)
  func on(_ expected: ExpectedRefusal) async throws {
    let attack = try PKCEFlowUnderTest.attack(expected.attack)
    let outcome = try #require(try await playPKCE(attack: attack.name).outcome)
    #expect(outcome.result == (expected.by == nil ? .abandoned : .refused))
    #expect(outcome.step?.description == expected.step)
    #expect(outcome.by?.description == expected.by)
    #expect(outcome.error?.string == expected.error)
    #expect(outcome.defence == (expected.by == nil ? nil : attack.refusingDefence?.name))
  }

  @Test(
    "is told by the checks at no honest step but that of the fault", arguments: ExpectedRefusal.all)
  func findings(_ expected: ExpectedRefusal) async throws {
    let judged = Checker().judge(try await playPKCE(attack: expected.attack))
    let honest = judged.steps.filter { step in
      step.sender != .attacker && step.receiver != .attacker && step.tampering.isEmpty
    }
    let failures = honest.flatMap { step in
      // That the attacker reads a message is what the attack is.
      let isRead = step.observers.contains(.attacker)
      return step.findings.filter { [.fail, .warning].contains($0.verdict) }
        .filter { !isRead || $0.check != "secrets-kept" }
        .map { "\(step.id): \($0.check)" }
    }
    #expect(failures == expected.failing, "'failing' of the row in 'ExpectedRefusal'")
    #expect(Disagreements.find(in: judged) == [])
  }

  @Test("reaches its goal without the defence that decides", arguments: attacks)
  func off(_ attack: Attack) async throws {
    let transcript = try await playPKCE(without: attack.stopping, attack: attack.name)
    #expect(transcript.outcome?.result == .attackSucceeded)
    #expect(transcript.outcome?.message == attack.goal.words)
    #expect(transcript.attack == attack.name)
  }

  @Test("is stopped by each of its defences alone", arguments: attacks)
  func inDepth(_ attack: Attack) async throws {
    for defence in attack.stopping {
      let others = attack.stopping.filter { $0 != defence }
      let transcript = try await playPKCE(without: others, attack: attack.name)
      let ends = ExpectedRefusal.all.first { $0.attack == attack.name }
      let result = ends?.by == nil ? Outcome.Result.abandoned : .refused
      #expect(transcript.outcome?.result == result, "with \(defence) alone")
      guard !others.isEmpty else { continue }
      #expect(transcript.outcome?.defence == defence)
    }
  }

  @Test("gives the same bytes for the same seed", arguments: attacks)
  func repeats(_ attack: Attack) async throws {
    let one = try await playPKCE(without: attack.stopping, attack: attack.name)
    let other = try await playPKCE(without: attack.stopping, attack: attack.name)
    #expect(one.text == other.text)
  }

  @Test("with an attacker names its powers; one without is a mistake")
  func powers() {
    for attack in Self.attacks {
      let takesPart = attack.name == "embedded-webview" || !attack.isMistake
      #expect(attack.powers.isEmpty != takesPart, "\(attack.name)")
      #expect(Set(attack.powers).count == attack.powers.count, "\(attack.name)")
    }
  }
}
