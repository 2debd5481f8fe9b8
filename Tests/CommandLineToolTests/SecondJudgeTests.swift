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

  /// The attacks whose harm leaves no trace in messages, each with the reason.
  private static let traceless: [String: String] = [:]

  @Test(
    "finds a fault in each attack whose defence is off", arguments: FlowCatalogue.all.map(\.name))
  func attacks(_ name: String) async throws {
    let flow = try FlowCatalogue.flow(named: name)
    for attack in flow.attacks {
      let configuration = RunConfiguration(
        lesson: name, flow: flow, settings: flow.bulkSettings,
        without: attack.stoppingDefences.map(\.name), attack: attack.name)
      let played = try await Run(configuration, in: .seeded("authwalk")).transcript()
      let fails = Checker().judge(played).steps.contains { step in
        step.findings.contains { $0.verdict == .fail }
      }
      #expect(
        fails == (Self.traceless["\(name) \(attack.name)"] == nil), "\(name) \(attack.name)")
    }
  }
}
