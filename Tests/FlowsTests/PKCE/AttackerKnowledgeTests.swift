import HTTPModel
import Synchronization
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

/// Remembers what the attacker made up.
private final class WatchedRandomSource: RandomSource {
  private let source = SeededRandomSource(seed: "authwalk")
  private let values = Mutex<Set<WireText>>([])

  var madeUpByAttacker: Set<WireText> { values.withLock { $0 } }

  func octets(_ count: Int, for purpose: String) -> [UInt8] {
    let octets = source.octets(count, for: purpose)
    if purpose.hasPrefix("attacker: ") {
      values.withLock { _ = $0.insert(Base64URL.encode(octets)) }
    }
    return octets
  }
}

@Suite("an attacker on the PKCE flow")
struct AttackerKnowledgeTests {
  private static let attackers = PKCEFlowUnderTest.attacks.filter { $0.makeAttacker != nil }

  @Test("takes part exactly where an attack names powers that act, and not only the app")
  func takesPart() {
    #expect(
      Self.attackers.map(\.name)
        == PKCEFlowUnderTest.attacks.filter { $0.edits.isEmpty && !$0.isMistake }.map(\.name)
        .filter { $0 != "embedded-webview" })
  }

  @Test("sends no secret that did not reach it before", arguments: attackers)
  func sendsOnlyWhatItKnows(_ attack: Attack) async throws {
    for without in [[], attack.stopping] {
      let random = WatchedRandomSource()
      let seeded = RunEnvironment.seeded("authwalk")
      let environment = RunEnvironment(
        seed: seeded.seed, clock: seeded.clock, random: random, signingKeys: seeded.signingKeys)
      let configuration = RunConfiguration(
        lesson: "test", flow: PKCEFlow(), without: without, attack: attack.name)
      let transcript = try await Run(configuration, in: environment).transcript()
      var known = random.madeUpByAttacker.union(attack.stolenValues.map(\.value))
      var pages: [WireText] = []
      for step in transcript.steps {
        if step.sender == .attacker, step.message != nil {
          for secret in Knowledge(after: [step], in: "pkce").secrets {
            #expect(
              known.contains(secret.value) || isForgery(secret.value, of: known)
                || pages.contains { $0.contains(secret.value) },
              "\(attack.name): \(secret.name) at \(step.id)")
          }
        }
        guard step.reached(.attacker) else { continue }
        known.formUnion(step.values)
        pages.append(step.response?.body.text ?? "")
      }
    }
  }

  @Test("reads no message that its powers do not let it read", arguments: attackers)
  func powers(_ attack: Attack) async throws {
    let transcript = try await playPKCE(without: attack.stopping, attack: attack.name)
    let mayRead: [AttackPower] = [.readsMessages, .editsMessages]
    for step in transcript.steps where step.observers.contains(.attacker) {
      #expect(attack.powers.contains { mayRead.contains($0) }, "\(step.id)")
      guard !step.tampering.isEmpty else { continue }
      #expect(attack.powers.contains(.editsMessages), "\(step.id)")
    }
  }

  @Test("says what it is, and runs on a queue of its own", arguments: attackers)
  func title(_ attack: Attack) async throws {
    let transcript = try await playPKCE(attack: attack.name)
    let attacker = try #require(transcript.participants.last)
    #expect(attacker.name == .attacker)
    #expect(attacker.title.count > 20)
  }

  /// Whether a token is one that the attacker saw, with other claims: the signature is still the old one.
  private func isForgery(_ token: WireText, of known: Set<WireText>) -> Bool {
    guard let (_, signature) = token.divided(atLast: ".") else { return false }
    return known.contains { $0.hasSuffix("." + signature) }
  }
}

extension Step {
  /// Whether a participant received or read this message.
  fileprivate func reached(_ participant: ParticipantName) -> Bool {
    observers.contains(participant) || (receiver == participant && isDelivered)
  }

  /// Every value in the message, and the secrets as they are named.
  fileprivate var values: [WireText] {
    (message?.values ?? []).map(\.value)
      + Knowledge(after: [self], in: "pkce").secrets.map(\.value)
  }
}
