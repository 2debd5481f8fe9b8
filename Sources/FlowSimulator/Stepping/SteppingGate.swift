import Synchronization
import TranscriptModel

/// The gate that holds every step until somebody rules on it.
final class SteppingGate: Gate {
  private let arrivals: AsyncStream<Step>
  private let arrival: AsyncStream<Step>.Continuation
  private let state = Mutex(State.open)

  private enum State {
    /// Nothing is held.
    case open
    /// A step is held; the continuation takes the ruling on it.
    case holding(CheckedContinuation<Ruling, Never>)
    /// The run was left: nothing is delivered any more, so that it comes to rest.
    case closed
  }

  init() { (arrivals, arrival) = AsyncStream.makeStream(of: Step.self) }

  func rule(on step: Step) async -> Ruling {
    await withCheckedContinuation { continuation in
      let isClosed = state.withLock { state in
        if case .closed = state { return true }
        state = .holding(continuation)
        return false
      }
      if isClosed {
        continuation.resume(returning: Ruling(messages: []))
      } else {
        arrival.yield(step)
      }
    }
  }

  /// The next step that is held; nil when the run came to rest.
  func nextHeld() async -> Step? {
    var steps = arrivals.makeAsyncIterator()
    return await steps.next()
  }

  /// Rules on the step that is held.
  func release(_ ruling: Ruling) { take(next: .open)?.resume(returning: ruling) }

  /// Lets nothing through any more.
  func close() { take(next: .closed)?.resume(returning: Ruling(messages: [])) }

  /// Says that no step will come any more.
  func end() { arrival.finish() }

  private func take(next: State) -> CheckedContinuation<Ruling, Never>? {
    state.withLock { state in
      defer { state = next }
      if case .holding(let continuation) = state { return continuation }
      return nil
    }
  }
}
