public import TranscriptModel

/// A run that goes on one step at a time. Between two steps every participant waits: nothing is
/// computed ahead.
public actor SteppedRun {
  private let gate = SteppingGate()
  private let run: RunInProgress
  private var flow: Task<Void, Never>?

  /// The step that waits at the gate, as its sender wrote it; nil when the run came to rest.
  public private(set) var pending: Step?

  /// Builds the participants and lets them go as far as the first step.
  ///
  /// The changes of the configuration are not made here: whoever releases a step brings its changes.
  /// But their steps must be steps of the flow.
  ///
  /// - Throws: what `Run` throws.
  public init(_ configuration: RunConfiguration, in environment: RunEnvironment) async throws {
    _ = try Run(configuration, in: environment)
    var unchanged = configuration
    unchanged.edits = []
    run = try await Run(unchanged, in: environment).begin(through: gate)
    flow = Task { [run, gate] in
      // Without changes of its own the run cannot miss one.
      try? await run.finish()
      gate.end()
    }
    pending = await gate.nextHeld()
  }

  /// Lets the waiting step happen, with the given changes, and waits for the next one.
  ///
  /// - Throws: `StepEditError` when a change cannot be made; the step then waits on.
  public func release(with edits: [StepEdit.Action] = []) async throws(StepEditError) {
    guard let step = pending else { return }
    let tampered = try TamperedStep(step, actions: edits)
    gate.release(tampered.completing(.deliver(tampered.step)))
    pending = await gate.nextHeld()
  }

  /// The waiting step as the given changes make it.
  ///
  /// - Throws: `StepEditError` when a change cannot be made.
  public func preview(of edits: [StepEdit.Action]) throws(StepEditError) -> Step? {
    guard let step = pending else { return nil }
    return try TamperedStep(step, actions: edits).preview
  }

  /// What happened so far; with an outcome when the run came to rest.
  public var transcript: Transcript {
    get async {
      var transcript = await run.transcript
      if pending == nil { transcript.outcome = await run.outcome }
      return transcript
    }
  }

  /// Leaves the run: what is under way is lost, and everybody comes to rest.
  public func abandon() async {
    gate.close()
    await flow?.value
    pending = nil
  }
}
