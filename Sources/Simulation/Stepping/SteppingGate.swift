import Synchronization
import TranscriptModel

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
