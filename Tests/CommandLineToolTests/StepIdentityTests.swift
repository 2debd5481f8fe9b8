import Flows
import LessonLibrary
import Simulation
import Testing
import TranscriptModel
import WireFormats

@testable import CommandLineTool

/// What the stepper shows and what `run` writes down is one and the same step.
@Suite("number, id and order of each step in the stepper are those of the run")
struct StepIdentityTests {
  /// Every attack, with all defences on and without those that stop it.
  private static let attacks: [RunConfiguration] = FlowCatalogue.all.flatMap { flow in
    flow.attacks.flatMap { attack in
      [[], attack.stoppingDefences.map(\.name)].map { without in
        RunConfiguration(
          lesson: flow.name, flow: flow, settings: flow.bulkSettings, without: without,
          attack: attack.name)
      }
    }
  }

  @Test("in every run of every lesson", arguments: LessonTests.ids)
  func lessons(_ id: String) async throws {
    let lesson = try Lessons.lesson(id)
    let flow = try FlowCatalogue.flow(named: lesson.flow)
    for run in lesson.runs {
      var configuration = try run.configuration(in: lesson)
      configuration.settings += flow.bulkSettings
      try await compare(configuration)
    }
  }

  @Test("in every attack on every flow", arguments: attacks)
  func attacked(_ configuration: RunConfiguration) async throws { try await compare(configuration) }

  private func compare(_ configuration: RunConfiguration) async throws {
    let transcript = try await Run(configuration, in: .seeded("authwalk")).transcript()
    let stepped = try await SteppedRun(configuration, in: .seeded("authwalk"))
    var held: [Step] = []
    while let step = await stepped.pending {
      held.append(step)
      try await stepped.release(
        with: configuration.edits.filter { $0.step == step.id }.map(\.action))
    }
    let steps = transcript.steps
    #expect(await stepped.transcript.steps == steps)
    #expect(steps.map(\.number) == Array(steps.indices).map { $0 + 1 })
    #expect(Set(steps.map(\.id)).count == steps.count)
    // Only the copy of a doubled message is never held: it goes with the message itself.
    let isCopy = steps.indices.map { index in
      index > 0 && steps[index].tampering.contains { $0.change == "twice" }
        && steps[index - 1].tampering == steps[index].tampering
    }
    let shown = zip(steps, isCopy).filter { !$1 }.map(\.0)
    #expect(held.map(head) == shown.map(head))
  }

  private func head(_ step: Step) -> String { "[\(step.number)] \(step.id) of \(step.sender)" }
}
