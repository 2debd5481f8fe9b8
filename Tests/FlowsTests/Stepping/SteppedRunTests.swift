import Testing
import TranscriptModel
import Vocabulary

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("a stepped run", .timeLimit(.minutes(5)))
struct SteppedRunTests {
  private static let configuration = RunConfiguration(lesson: "test", flow: PKCEFlow())

  @Test("goes step by step to the transcript that the run has")
  func toTheEnd() async throws {
    let stepped = try await SteppedRun(Self.configuration, in: .seeded("authwalk"))
    var held: [String] = []
    while let step = await stepped.pending {
      held.append(step.head)
      #expect(await stepped.transcript.steps.count == step.number - 1)
      #expect(await stepped.transcript.outcome == nil)
      try await stepped.release()
    }
    let transcript = await stepped.transcript
    #expect(held == transcript.heads)
    #expect(transcript == (try await playPKCE()))
  }

  @Test("makes the changes that a release brings", arguments: ["drop", "twice", "wait=60"])
  func changes(_ change: String) async throws {
    let edit = try StepEdit(parsing: "token-request:\(change)")
    let stepped = try await SteppedRun(Self.configuration, in: .seeded("authwalk"))
    while let step = await stepped.pending {
      try await stepped.release(with: step.id == edit.step ? [edit.action] : [])
    }
    let played = try await playPKCE(edits: [edit.description])
    #expect(await stepped.transcript.steps == played.steps)
    #expect(await stepped.transcript.outcome == played.outcome)
  }

  @Test("lets a step wait on when its change cannot be made")
  func unfitChange() async throws {
    let stepped = try await SteppedRun(Self.configuration, in: .seeded("authwalk"))
    let step = try #require(await stepped.pending)
    let edit = try StepEdit(parsing: "\(step.id):form.color=red")
    let error = await #expect(throws: SteppedRunError.self) {
      try await stepped.release(with: [edit.action])
    }
    #expect(
      error.map { "\($0)" }
        == "at 'metadata-request', the message has no 'form.color'; it has: url, header.Host, "
        + "header.Accept")
    #expect(await stepped.pending == step)
    try await stepped.release()
    #expect(await stepped.pending?.number == 2)
  }

  @Test("refuses a release while another one is under way")
  func releasedTwice() async throws {
    let random = HeldRandomSource()
    let stepped = try await SteppedRun(Self.configuration, in: environment(random))
    // The server draws a code when the login comes in.
    while let step = await stepped.pending, step.id.name != .loginSubmit {
      try await stepped.release()
    }
    random.hold()
    async let first: Void = stepped.release()
    await random.someoneWaits()
    #expect(await stepped.pending == nil)
    #expect(await stepped.transcript.outcome == nil)
    let second = await #expect(throws: SteppedRunError.self) { try await stepped.release() }
    random.letGo()
    try await first
    #expect(second == .isMoving)
    #expect(
      second.map { "\($0)" }
        == "the run moves already, from one step to the next; wait for that release before the next "
        + "one")
    #expect(await stepped.pending?.id == StepID(.authorizationResponse))
  }

  @Test("that was abandoned loses the step that waits, and says that it was cancelled")
  func abandoned() async throws {
    let stepped = try await SteppedRun(Self.configuration, in: .seeded("authwalk"))
    try await stepped.release()
    let waiting = try #require(await stepped.pending)
    await stepped.abandon()
    #expect(await stepped.pending == nil)
    let transcript = await stepped.transcript
    #expect(transcript.steps.last?.head == waiting.head)
    #expect(transcript.steps.last?.isDelivered == false)
    #expect(
      transcript.outcome
        == Outcome(
          result: .abandoned, step: waiting.id, stepCount: 2,
          message: "the run was cancelled before it came to rest"))
    let error = await #expect(throws: SteppedRunError.self) { try await stepped.release() }
    #expect(
      error.map { "\($0)" } == "the run came to rest, and no step waits; begin another one")
  }

  @Test("that came to rest by itself keeps its outcome when it is abandoned")
  func abandonedLate() async throws {
    let stepped = try await SteppedRun(Self.configuration, in: .seeded("authwalk"))
    while await stepped.pending != nil { try await stepped.release() }
    await stepped.abandon()
    #expect(await stepped.transcript.outcome?.result == .completed)
  }

  @Test("that nobody holds any more comes to rest")
  func dropped() async throws {
    var flow: Task<Void, Never>?
    do {
      let stepped = try await SteppedRun(Self.configuration, in: .seeded("authwalk"))
      try await stepped.release()
      flow = stepped.flow
    }
    await flow?.value
    #expect(flow?.isCancelled == true)
  }

  private func environment(_ random: any RandomSource) -> RunEnvironment {
    let seeded = RunEnvironment.seeded("authwalk")
    return RunEnvironment(
      seed: seeded.seed, clock: seeded.clock, random: random, signingKeys: seeded.signingKeys)
  }
}
