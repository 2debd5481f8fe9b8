import Synchronization
import TranscriptModel

/// The gate that holds every step until somebody rules on it.
///
/// Participants that act at the same time can be held together; they are released in the order in
/// which they came.
final class SteppingGate: Gate {
  private let arrivals: AsyncStream<Step>
  private let arrival: AsyncStream<Step>.Continuation
  private let state = Mutex(State())

  private struct State {
    /// What takes the rulings on the held steps, the first to come first.
    var held: [CheckedContinuation<Ruling, Never>] = []
    /// Whether the run was left: nothing is delivered any more, so that it comes to rest.
    var isClosed = false
  }

  init() { (arrivals, arrival) = AsyncStream.makeStream(of: Step.self) }

  func rule(on step: Step) async -> Ruling {
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        if !state.isClosed { state.held.append(continuation) }
        return !state.isClosed
      }
      if isHeld {
        arrival.yield(step)
      } else {
        continuation.resume(returning: .loss)
      }
    }
  }

  /// The next step that is held; nil when the run came to rest.
  func nextHeld() async -> Step? {
    var steps = arrivals.makeAsyncIterator()
    return await steps.next()
  }

  /// Rules on the step that is held longest.
  func release(_ ruling: Ruling) {
    let first = state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }
    first?.resume(returning: ruling)
  }

  /// Lets nothing through any more.
  func close() {
    let held = state.withLock { state in
      defer { state = State(isClosed: true) }
      return state.held
    }
    for continuation in held { continuation.resume(returning: .loss) }
  }

  /// Says that no step will come any more.
  func end() { arrival.finish() }
}

extension Ruling {
  /// Nothing is delivered.
  fileprivate static var loss: Ruling { Ruling(messages: []) }
}
