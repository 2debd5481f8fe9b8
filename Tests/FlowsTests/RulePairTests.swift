import Checks
import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary

/// Where a defence and a check speak of one rule, each must find what the other finds.
@Suite("each pair of a defence and a check")
struct RulePairTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var flow: String
    var pair: RulePair
    var testDescription: String { "\(flow): \(pair.defence), \(pair.check) at \(pair.message)" }
  }

  private static let rows = FlowCatalogue.all.flatMap { flow in
    RulePair.all(in: flow.name).map { Row(flow: flow.name, pair: $0) }
  }

  /// The situations in which a defence decides at a message.
  private static func cases(of row: Row) -> [DefenceCase] {
    let all: [String: [DefenceCase]] = [
      "pkce": DefenceCase.pkce, "nonce": DefenceCase.nonce, "custom-token": DefenceCase.customToken,
    ]
    return ((all[row.flow] ?? []) + (more[row.flow] ?? [])).filter { defenceCase in
      defenceCase.defence == row.pair.defence
        && StepID(parsing: defenceCase.step)?.name == row.pair.message
    }
  }

  @Test("names a defence and a check that there are, and a message that the check judges")
  func names() throws {
    #expect(!Self.rows.isEmpty)
    for row in Self.rows {
      let defences = try FlowCatalogue.flow(named: row.flow).defences
      #expect(defences.contains { $0.name == row.pair.defence }, "\(row.testDescription)")
      let check = try CheckCatalogue.flow(named: row.flow).checks.first { $0.id == row.pair.check }
      #expect(check?.subjects.contains(row.pair.message) == true, "\(row.testDescription)")
    }
    #expect(RulePair.all(in: "toy").isEmpty)
  }

  @Test(
    "has the check fail where the defence refuses, and two judges where it is off", arguments: rows)
  func bothSides(_ row: Row) async throws {
    var found: [String] = []
    for situation in Self.cases(of: row) {
      let fault = try await Self.fault(of: row, in: situation)
      guard let fault else { return }
      found.append(fault)
    }
    Issue.record("\(row.testDescription): no situation shows it: \(found)")
  }

  /// What is not so in a situation; nil where it shows both sides of a pair.
  private static func fault(of row: Row, in situation: DefenceCase) async throws -> String? {
    let refused = try await judged(situation, in: row.flow, without: situation.without)
    guard refused.outcome?.defence == row.pair.defence,
      refused.outcome?.step?.description == situation.step
    else { return "another defence decides" }
    let findings = refused.steps.first { $0.id.description == situation.step }?.findings ?? []
    guard findings.contains(where: { $0.check == row.pair.check && $0.verdict == .fail }) else {
      return "the check does not fail"
    }
    guard Disagreements.find(in: refused).allSatisfy({ $0.step != refused.outcome?.step }) else {
      return "two judges, though both refuse"
    }
    let accepted = try await judged(
      situation, in: row.flow, without: situation.without + [row.pair.defence])
    let isNamed = Disagreements.find(in: accepted).contains {
      $0.step.description == situation.step && $0.decision == .accepted
        && $0.checks.contains(row.pair.check)
    }
    return isNamed ? nil : "no disagreement names the check"
  }

  private static func judged(
    _ situation: DefenceCase, in flow: String, without: [String]
  ) async throws -> Transcript {
    Checker().judge(
      try await play(
        flow, settings: situation.settings, without: without, attack: situation.attack,
        edits: situation.edits))
  }

  /// Situations for pairs of which the tables of the defences have none.
  private static let more: [String: [DefenceCase]] = [
    "pkce": [
      DefenceCase(
        defence: "parameter-once", edits: ["authorization-request:query.scope+=photos"],
        step: "authorization-request", by: "authorization-server"),
      DefenceCase(
        defence: "parameter-once",
        edits: Array(repeating: "refresh-request:form.scope+=photos", count: 2),
        step: "refresh-request", by: "authorization-server"),
      DefenceCase(
        defence: "form-body", attack: "body-not-form", step: "token-request",
        by: "authorization-server"),
      DefenceCase(
        defence: "code-bound-to-client", attack: "code-of-another-client", step: "token-request#2",
        by: "authorization-server"),
      DefenceCase(
        defence: "failure-burns-code", attack: "code-retry", step: "token-request#2",
        by: "authorization-server"),
      DefenceCase(
        defence: "header-well-formed", attack: "header-malformed", step: "resource-request",
        by: "resource-server"),
    ],
    "custom-token": ["insert-request", "table-request"].flatMap { mobileService(at: $0) },
  ]

  private static func mobileService(at message: String) -> [DefenceCase] {
    let changes: KeyValuePairs = [
      "algorithm-pinned": "header.alg=none", "token-signature": "claims.uid=Custom:somebody",
      "kid-text": "header.kid=1", "token-issuer": "claims.iss=urn:mail",
      "token-audience": "claims.aud=scorekeeper",
      "expiry-whole-seconds": #"claims.exp="soon""#, "expiry-present": "claims.exp=",
      "token-begun": "claims.nbf+=9999999999",
    ]
    return changes.map { defence, change in
      DefenceCase(
        defence: defence, edits: ["\(message):header.X-ZUMO-AUTH.\(change)"],
        without: defence == "token-signature" ? [] : ["token-signature"], step: message,
        by: "mobile-service")
    } + [
      DefenceCase(
        defence: "token-unexpired", edits: ["\(message):wait=2592060"], step: message,
        by: "mobile-service")
    ]
  }
}
