import Checks
import Flows
import LessonLibrary
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

/// What the checks say of runs in which nothing is wrong, and of those in which an attacker succeeds.
@Suite("the second judge")
struct SecondJudgeTests {
  @Test("has nothing against a run without mistake, attack, change and missing defence")
  func cleanRuns() async throws {
    var count = 0
    for id in LessonTests.ids {
      let lesson = try Lessons.lesson(id)
      for run in lesson.runs where try Self.isRight(run, in: lesson) {
        count += 1
        let transcript = try await JudgedRun(run, of: lesson).transcript
        let findings = transcript.steps.flatMap { step in
          step.findings.filter { $0.verdict == .fail || $0.verdict == .warning }
            .map { "\(step.id) \($0.check): \($0.message)" }
        }
        #expect(findings == [], "\(id) \(run.name ?? "")")
      }
    }
    #expect(count > 10)
  }

  private static func isRight(_ run: LessonRun, in lesson: Lesson) throws -> Bool {
    let flow = try FlowCatalogue.flow(named: lesson.flow)
    let mistakes = Set(flow.settings.filter(\.isMistake).map(\.name))
    return run.without.isEmpty && run.attack == nil && run.tampering.isEmpty && run.profile == nil
      && !run.settings.contains { mistakes.contains($0.name) }
  }

  /// The attacks that break what a text only advises, or what a vendor does not insist on: a check warns.
  private static let advised: [String: String] = [
    "pkce loopback-port": "'localhost' is NOT RECOMMENDED, RFC 8252 §8.3",
    "nonce hash-mismatch": "'c_hash' SHOULD be compared, OIDC Core §3.3.2.10",
    "nonce nonce-absent": "Firebase takes such a token, and 'nonce_supported' allows it to Apple",
    "nonce issued-in-future":
      "no text demands to refuse by 'iat', or says how far clocks may differ",
    "custom-token kid-type": "the service wrote such tokens itself, in version 1",
    "custom-token version-wrong": "the service wrote such tokens itself, in version 1",
  ]

  /// The attacks whose harm leaves no trace in messages, each with the reason.
  private static let traceless: [String: String] = [
    "nonce callback-without-request": "the app crashes, and so says nothing"
  ]

  @Test(
    "finds a fault in each attack whose defence is off", arguments: FlowCatalogue.all.map(\.name))
  func attacks(_ name: String) async throws {
    let flow = try FlowCatalogue.flow(named: name)
    for attack in flow.attacks {
      let configuration = RunConfiguration(
        lesson: name, flow: flow, settings: flow.bulkSettings,
        without: attack.stoppingDefences.map(\.name), attack: attack.name)
      let played = try await Run(configuration, in: .seeded("authwalk")).transcript()
      let verdicts = Set(Checker().judge(played).steps.flatMap(\.findings).map(\.verdict))
      let worst = [Verdict.fail, .warning].first(where: verdicts.contains)
      let id = "\(name) \(attack.name)"
      let expected: Verdict? =
        Self.traceless[id] != nil ? nil : Self.advised[id] != nil ? .warning : .fail
      #expect(worst == expected, "\(id)")
    }
  }
}
