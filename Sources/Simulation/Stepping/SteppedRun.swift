import Synchronization
package import TranscriptModel

/// A run that goes on one step at a time. Between two steps every participant waits: nothing is
/// computed ahead.
///
/// It ends when it comes to rest, is abandoned, or is let go: whoever drops the last reference to it
/// cancels it. When a task that builds or releases it is cancelled, the run is cancelled too. A run that
/// was cancelled loses the step that waits, and its outcome is `abandoned`.
package actor SteppedRun {
  /// How far the run is.
  private enum State {
    /// The next step did not come yet.
    case moving
    /// A step waits, as its sender wrote it.
    case waiting(Step)
    /// Nothing moves any more.
    case atRest
  }

  private let gate = SteppingGate()
  private let run: RunInProgress
  private var state = State.moving
  /// The run under way, which ends when nothing moves any more.
  ///
  /// It does not hold this actor, so that a run that nobody wants is let go.
  nonisolated let flow: Task<Void, Never>

  /// Builds the participants and lets them go as far as the first step.
  ///
  /// The changes of the configuration are not made here: whoever releases a step brings its changes.
  /// But their steps must be steps of the flow.
  ///
  /// - Throws: what `Run` throws.
  package init(_ configuration: RunConfiguration, in environment: RunEnvironment) async throws {
    _ = try Run(configuration, in: environment)
    var unchanged = configuration
    unchanged.edits = []
    let run = try await Run(unchanged, in: environment).begin(through: gate)
    self.run = run
    flow = Task { [gate] in
      // Without changes of its own the run cannot miss one.
      try? await run.finish()
      gate.end()
    }
    await moveOn()
  }

  deinit { flow.cancel() }

  /// The step that waits at the gate, as its sender wrote it; nil while the run moves, and when it came
  /// to rest.
  package var pending: Step? {
    if case .waiting(let step) = state { step } else { nil }
  }

  /// Lets the waiting step happen, with the given changes, and waits for the next one.
  ///
  /// - Throws: `SteppedRunError` when a change cannot be made, and when no step waits: at the end of
  ///   the run, and while another release is under way.
  package func release(with edits: [StepEdit.Action] = []) async throws(SteppedRunError) {
    let step: Step
    switch state {
    case .waiting(let waiting): step = waiting
    case .moving: throw .isMoving
    case .atRest: throw .isAtRest
    }
    let tampered: TamperedStep
    do { tampered = try TamperedStep(step, actions: edits) } catch { throw .edit(error) }
    state = .moving
    if Task.isCancelled { flow.cancel() }
    gate.release(tampered.completing(.deliver(tampered.step)))
    await moveOn()
  }

  /// The waiting step as the given changes make it; nil when none waits.
  ///
  /// - Throws: `StepEditError` when a change cannot be made.
  package func preview(of edits: [StepEdit.Action]) throws(StepEditError) -> Step? {
    guard let step = pending else { return nil }
    return try TamperedStep(step, actions: edits).preview.annotated(inFlow: run.flowName)
  }

  /// What happened so far; with an outcome when the run came to rest.
  package var transcript: Transcript {
    get async {
      let isAtRest = if case .atRest = state { true } else { false }
      return isAtRest ? await run.transcriptWithOutcome : await run.transcript
    }
  }

  /// Leaves the run: the step that waits is lost, and everybody comes to rest.
  package func abandon() async {
    flow.cancel()
    await flow.value
    state = .atRest
  }

  /// Waits for the next step, or until everybody came to rest.
  private func moveOn() async {
    if let step = await gate.nextHeld(), !flow.isCancelled {
      state = .waiting(step)
    } else {
      // No step comes any more: the run came to rest, or the task that waits here was cancelled.
      await abandon()
    }
  }
}

/// Why a step of a stepped run cannot be released.
package enum SteppedRunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A change cannot be made; the step waits on.
  case edit(StepEditError)
  /// A step was released, and the next one did not come yet.
  case isMoving
  /// The run came to rest, so no step waits.
  case isAtRest

  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .edit(let error): error.description
    case .isMoving:
      "the run moves already, from one step to the next; wait for that release before the next one"
    case .isAtRest: "the run came to rest, and no step waits; begin another one"
    }
  }
}

/// The gate that holds every step until somebody rules on it.
///
/// It holds one step at a time, since the wire sends nothing while a gate rules. When the task of the
/// run is cancelled, the gate closes.
final class SteppingGate: Gate {
  private let arrivals: AsyncStream<Step>
  private let arrival: AsyncStream<Step>.Continuation
  private let state = Mutex(State.free)

  private enum State {
    /// No step waits.
    case free
    /// A step waits, and this takes the ruling on it.
    case held(CheckedContinuation<Ruling, Never>)
    /// The run was left: nothing is delivered any more, so that it comes to rest.
    case closed
  }

  init() { (arrivals, arrival) = AsyncStream.makeStream(of: Step.self) }

  func rule(on step: Step) async -> Ruling {
    await withTaskCancellationHandler {
      await withCheckedContinuation { hold(step, until: $0) }
    } onCancel: {
      close()
    }
  }

  /// The next step that is held; nil when the run came to rest, or when the task of the caller was
  /// cancelled.
  func nextHeld() async -> Step? {
    var steps = arrivals.makeAsyncIterator()
    return await steps.next()
  }

  /// Rules on the step that is held.
  func release(_ ruling: Ruling) { leave(for: .free, with: ruling) }

  /// Lets nothing through any more: the step that is held is lost.
  func close() { leave(for: .closed, with: .loss) }

  /// Says that no step will come any more.
  func end() { arrival.finish() }

  private func hold(_ step: Step, until continuation: CheckedContinuation<Ruling, Never>) {
    let isHeld = state.withLock { state in
      guard case .free = state else { return false }
      state = .held(continuation)
      return true
    }
    if isHeld {
      arrival.yield(step)
    } else {
      continuation.resume(returning: .loss)
    }
  }

  private func leave(for next: State, with ruling: Ruling) {
    let held: CheckedContinuation<Ruling, Never>? = state.withLock { state in
      defer { if case .closed = state {} else { state = next } }
      if case .held(let continuation) = state { return continuation }
      return nil
    }
    held?.resume(returning: ruling)
  }
}

extension Ruling {
  /// Nothing is delivered.
  fileprivate static var loss: Ruling { Ruling(messages: []) }
}
