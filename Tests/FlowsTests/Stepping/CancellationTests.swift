import Testing
import TranscriptModel
import Vocabulary

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("a cancelled run", .timeLimit(.minutes(5)))
struct CancellationTests {
  private static let races = ["code-race", "refresh-race", "callback-race"]

  @Test("comes to rest at whatever step, and says so, also with two activities", arguments: races)
  func everywhere(_ attack: String) async throws {
    let configuration = RunConfiguration(lesson: "test", flow: PKCEFlow(), attack: attack)
    let whole = try await Run(configuration, in: .seeded("authwalk")).transcript()
    for last in whole.steps {
      let transcript = try await cancelled(configuration, at: last.number)
      #expect(transcript.heads == Array(whole.heads.prefix(last.number)))
      if last.message != nil { #expect(transcript.steps.last?.isDelivered == false) }
      #expect(transcript.outcome == Self.outcome(at: last.id, of: last.number))
    }
  }

  @Test("that was cancelled before it began sends nothing")
  func before() async throws {
    let transcript = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await playPKCE()
    }.value
    #expect(transcript.steps == [])
    #expect(transcript.outcome == Self.outcome(at: nil, of: 0))
  }

  @Test("does not complain of a change whose step did not come")
  func edits() async throws {
    let configuration = RunConfiguration(
      lesson: "test", flow: PKCEFlow(), edits: [try StepEdit(parsing: "resource-request:drop")])
    let transcript = try await cancelled(configuration, at: 3)
    #expect(transcript.steps.count == 3)
  }

  @Test("also when it is the task that steps")
  func stepping() async throws {
    let (transcript, flow) = try await Task {
      let stepped = try await SteppedRun(
        RunConfiguration(lesson: "test", flow: PKCEFlow()), in: .seeded("authwalk"))
      try await stepped.release()
      withUnsafeCurrentTask { $0?.cancel() }
      try await stepped.release()
      return (await stepped.transcript, stepped.flow)
    }.value
    await flow.value
    #expect(transcript.steps.count == 2)
    #expect(transcript.steps.last?.isDelivered == false)
    let last = try #require(transcript.steps.last)
    #expect(transcript.outcome == Self.outcome(at: last.id, of: 2))
  }

  @Test("also when the task that steps is cancelled while it waits for the next step")
  func steppingInTransit() async throws {
    let random = HeldRandomSource()
    let seeded = RunEnvironment.seeded("authwalk")
    let environment = RunEnvironment(
      seed: seeded.seed, clock: seeded.clock, random: random, signingKeys: seeded.signingKeys)
    let stepped = try await SteppedRun(
      RunConfiguration(lesson: "test", flow: PKCEFlow()), in: environment)
    while let step = await stepped.pending, step.id.name != .loginSubmit {
      try await stepped.release()
    }
    random.hold()
    let release = Task { try await stepped.release() }
    await random.someoneWaits()
    release.cancel()
    random.letGo()
    try await release.value
    #expect(await stepped.pending == nil)
    let transcript = await stepped.transcript
    #expect(transcript.steps.contains { $0.id == StepID(.loginSubmit) && $0.isDelivered })
    #expect(transcript.outcome?.message == "the run was cancelled before it came to rest")
  }

  @Test("shows nothing, so that explorations throw")
  func explorations() async throws {
    let exploration = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ManyRuns { _, _ in }.outcomes(of: [
        RunConfiguration(lesson: "test", flow: PKCEFlow())
      ])
    }
    await #expect(throws: CancellationError.self) { try await exploration.value }
    let orders = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await InterleavingExplorer(
        RunConfiguration(lesson: "test", flow: PKCEFlow(), attack: "code-race")
      ) { .seeded("authwalk") }.plays().isComplete
    }
    await #expect(throws: CancellationError.self) { try await orders.value }
  }

  /// Plays a run whose task is cancelled while the gate rules on a step.
  private func cancelled(
    _ configuration: RunConfiguration, at number: Int
  ) async throws -> Transcript {
    try await Task {
      let gate = WatchingGate { step in
        if step.number == number { withUnsafeCurrentTask { $0?.cancel() } }
        return .deliver(step)
      }
      return try await Run(configuration, in: .seeded("authwalk")).transcript(through: gate)
    }.value
  }

  private static func outcome(at step: StepID?, of count: Int) -> Outcome {
    Outcome(
      result: .abandoned, step: step, stepCount: count,
      message: "the run was cancelled before it came to rest")
  }
}
