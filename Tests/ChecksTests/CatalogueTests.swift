import Foundation
import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

/// What holds for every check.
@Suite("The catalogue of checks")
struct CatalogueTests {
  /// Checks that find nothing to judge in the happy path, each with a recording in which they do.
  private static let situations: KeyValuePairs<String, String> = [
    "authorization-error-code": "denied", "token-error-form": "refused",
    "bearer-challenge": "api-refused", "resource-error-form": "api-refused",
    "unreadable-token-refused": "custom-token-junk", "code-lookup-recomputed": "code-lookup",
    "fatal-error-recomputed": "fatal-error", "key-search-recomputed": "key-search",
    "forge-token-recomputed": "key-search", "error-characters": "denied",
    "unauthorized-challenge": "custom-token-junk",
  ]

  /// What is called otherwise in ids than in the names of constants.
  private static let printedNames: KeyValuePairs<String, String> = [
    "customtokenkeyid": "mobiletokenkid", "appleidentitytoken": "identitytoken",
    "customtoken": "mobiletoken",
  ]

  /// The constants that the lists of the folders name, as ids would be without hyphens.
  private func listedNames() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Checks")
    var names: Set<String> = []
    for path in [
      "PKCE/PKCE", "Nonce/Nonce", "CustomToken/CustomToken", "Shared/Shared", "Envelope/Envelope",
      "Secrets/Secret",
    ] {
      let file = folder.appending(path: "\(path)Checks.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      for list in text.matches(of: /: \[Check\] = \[([^\]]+)\]/) {
        for name in list.1.matches(of: /\.(\w+)(?=[,\s]|$)/) {
          names.insert(
            Self.printedNames.reduce(name.1.lowercased()) { $0.replacing($1.key, with: $1.value) })
        }
      }
    }
    return names
  }

  @Test("has ids of its own, each the name of its constant or of its calculation")
  func ids() throws {
    #expect(!CheckCatalogue.all.isEmpty)
    #expect(Set(CheckCatalogue.all.map(\.id)).count == CheckCatalogue.all.count)
    let recomputed = CheckCatalogue.all.filter { check in
      check.subjects.first.map { check.id == "\($0)-recomputed" } ?? false
    }
    #expect(recomputed.count == FlowTerms.all.flatMap(\.calculations).count)
    let others = Set(CheckCatalogue.all.map(\.id)).subtracting(recomputed.map(\.id))
    #expect(try listedNames() == Set(others.map { $0.replacing("-", with: "") }))
    for check in CheckCatalogue.all { #expect(CheckCatalogue.check(check.id)?.id == check.id) }
    #expect(CheckCatalogue.check("state-return") == nil)
  }

  @Test("tells of a flow that is not known, and leaves its steps without findings")
  func unknownFlow() throws {
    #expect {
      try CheckCatalogue.flow(named: "pkc")
    } throws: { error in
      "\(error)" == "no flow is named 'pkc'; there are 'pkce', 'nonce', 'custom-token'"
    }
    var signIn = try SignIn()
    signIn.transcript.flow = "pkc"
    #expect(signIn.findings() == [])
  }

  @Test("leaves out of a flow what its lists have and what does not fit it")
  func leavingOut() {
    let all = FlowChecks(flow: "toy", lists: [SharedChecks.keySet, SharedChecks.resource])
    let some = FlowChecks(
      flow: "toy", lists: [SharedChecks.keySet, SharedChecks.resource],
      leavingOut: ["key-set-source", "access-token-issued"])
    #expect(all.checks.count == some.checks.count + 2)
    #expect(
      some.checks.map(\.id) == [
        "key-set-form", "key-set-public", "key-ids-unique", "key-strength", "bearer-in-header",
        "bearer-challenge", "resource-error-form", "keys-at-hand",
        "resource-owner",
      ])
    let nonce = NonceChecks.flow.checks.map(\.id)
    #expect(some.checks.allSatisfy { nonce.contains($0.id) })
    #expect(!nonce.contains("key-set-source") && !nonce.contains("access-token-issued"))
  }

  @Test("cites sections that can be read back, and says in one line what each check asks for")
  func references() {
    for check in CheckCatalogue.all {
      #expect(Requirement(parsing: "\(check.requirement)") == check.requirement)
      #expect(!check.summary.isEmpty)
      #expect(!check.summary.contains("\n"))
      #expect(!check.subjectWords.isEmpty)
    }
  }

  @Test(
    "has for each check a case in which it fails or warns, with every word, and one that passes")
  func cases() {
    #expect(Set(CheckTable.all.map(\.check)).count == CheckTable.all.count)
    for check in CheckCatalogue.all {
      let verdicts = CheckTable.all.first { $0.check == check.id }?.cases.map(\.wanted?.verdict)
      let table = "'\(check.id)' in Tests/ChecksTests/Tables"
      let isFound = verdicts?.contains { $0 == .fail || $0 == .warning }
      #expect(isFound == true, "no table with a row that fails or warns for \(table)")
      #expect(verdicts?.contains(.pass) == true, "no table with a row that passes for \(table)")
    }
  }

  @Test("judges something in the happy path, or in the recording of its situation")
  func judgesSomething() throws {
    for flow in ["pkce", "nonce", "custom-token"] {
      for check in try CheckCatalogue.flow(named: flow).checks {
        let recording = Self.situations.first { $0.key == check.id }?.value ?? flow
        let verdicts = try SignIn(recording).findings(of: [check]).map(\.verdict)
        #expect(!verdicts.isEmpty, "\(check.id)")
      }
    }
  }

  @Test(
    "passes each sign-in that is in order",
    arguments: ["pkce", "pkce-second", "denied", "nonce", "custom-token"])
  func passes(_ recording: String) throws {
    let findings = try SignIn(recording).findings()
    #expect(!findings.isEmpty)
    #expect(findings.filter { $0.verdict != .pass } == [])
  }

  @Test("passes two sign-ins whose steps come in turn", arguments: [false, true])
  func passesTwo(isOtherPerson: Bool) throws {
    // There is one end, and what a second app or browser is, nothing tells.
    let alone = try SignIn().findings().count + SignIn("pkce-second").findings().count - 1
    let findings = try SignIn.two(isOtherPerson: isOtherPerson).findings()
    #expect(findings.count == alone)
    let open = findings.filter { $0.verdict != .pass }
    #expect(open.allSatisfy { $0.verdict == .unknown && $0.check == "message-parties" })
    #expect(open.isEmpty != isOtherPerson)
  }

  @Test("finds in a refused sign-in the two rules that were broken, and no other")
  func refused() throws {
    let failed = try SignIn("refused").findings().filter { $0.verdict != .pass }
    #expect(failed.map(\.check) == ["code-challenge-recomputed", "verifier-matches-challenge"])
    #expect(failed.allSatisfy { $0.verdict == .fail })
  }

  @Test("finds in a request that the API refused what was changed on its way, and no more")
  func apiRefused() throws {
    let failed = try SignIn("api-refused").findings().filter { $0.verdict != .pass }
    #expect(
      failed.map { "\($0.check): \($0.verdict)" } == [
        "access-token-signature: fail", "access-token-issued: fail", "access-token-client: unknown",
      ])
  }

  @Test("takes nothing for broken because a step is gone", arguments: ["pkce", "nonce"])
  func deletions(recording: String) throws {
    let whole = try SignIn(recording)
    for id in whole.transcript.steps.map(\.id.description) {
      var signIn = whole
      try signIn.delete(id)
      #expect(signIn.findings().filter { $0.verdict == .fail } == [], "\(id)")
    }
  }

  @Test("takes nothing for broken because a step of one of two sign-ins is gone")
  func deletionsInTwo() throws {
    let whole = try SignIn.two(isOtherPerson: false)
    for id in whole.transcript.steps.map(\.id.description) {
      var signIn = whole
      try signIn.delete(id)
      #expect(signIn.findings().filter { $0.verdict == .fail } == [], "\(id)")
    }
  }
}
