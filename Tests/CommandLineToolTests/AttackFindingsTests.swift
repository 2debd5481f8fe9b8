import Checks
import Flows
import PKCEFlow
import Simulation
import Testing
import TranscriptModel
import Vocabulary

/// The checks on runs with an attack: they speak against what is wrong, and against nothing else.
@Suite("the checks on an attack on the PKCE flow")
struct AttackFindingsTests {
  private static let attacks =
    (try? FlowCatalogue.flow(named: "pkce").attacks.map(\.name)) ?? []

  /// What is wrong with messages that no attacker sent, got or changed: the mistake itself, or the
  /// answer that an attacker put into the app's way.
  private static let faults = [
    "challenge-encoding": [
      "code-challenge: code-challenge-recomputed", "authorization-request: code-challenge-format",
      "token-request: verifier-matches-challenge",
    ],
    "redirect-unregistered": [
      "authorization-request: redirect-uri-registered", "authorization-request: nonce-present",
    ],
    "scheme-not-reverse-domain": ["authorization-request: redirect-uri-scheme"],
    "loopback-port": [
      "authorization-request: redirect-uri-scheme",
      "authorization-request: redirect-uri-registered",
    ],
    "embedded-webview": ["authorization-request: external-user-agent"],
    "state-mismatch": ["callback: callback-state-matches", "callback: callback-expected"],
    "callback-stray": ["callback#2: callback-expected"],
    "mix-up": ["callback: callback-issuer-matches"],
    "verifier-format": [
      "code-challenge: code-verifier-format", "token-request: code-verifier-format",
    ],
    "body-not-form": ["token-request: token-request-form"],
    "nonce-mismatch": ["token-response: id-token-nonce"],
    "scope-insufficient": ["resource-request: access-token-scope"],
    "token-in-query": ["resource-request: bearer-in-header"],
    "audience-other-api": ["resource-request: access-token-audience"],
    "id-token-as-access-token": [
      "resource-request: access-token-type", "resource-request: access-token-claims",
      "resource-request: access-token-issued",
    ],
  ]

  @Test("are played for every attack that the list names")
  func names() {
    #expect(!Self.attacks.isEmpty)
    for name in Self.faults.keys.sorted() { #expect(Self.attacks.contains(name), "\(name)") }
  }

  @Test("fail for the fault, and for no honest step beside it", arguments: attacks)
  func honestSteps(_ attack: String) async throws {
    let configuration = RunConfiguration(lesson: "test", flow: PKCEFlow(), attack: attack)
    let transcript = try await Run(configuration, in: .seeded("authwalk")).transcript()
    let judged = Checker().judge(transcript)
    let honest = judged.steps.filter { step in
      step.sender != .attacker && step.receiver != .attacker && step.tampering.isEmpty
    }
    let failures = honest.flatMap { step in
      step.findings.filter { $0.verdict == .fail }.map { "\(step.id): \($0.check)" }
    }
    #expect(failures == Self.faults[attack] ?? [])
  }
}
