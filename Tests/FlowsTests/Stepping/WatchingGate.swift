import Flows
import Simulation
import Synchronization
import TranscriptModel

/// A gate that remembers each step that it was asked about, and rules as a test says.
final class WatchingGate: Gate {
  private let ruling: @Sendable (Step) -> Ruling
  private let steps = Mutex<[Step]>([])

  init(_ ruling: @escaping @Sendable (Step) -> Ruling = { .deliver($0) }) { self.ruling = ruling }

  /// The steps that it was asked about, in order.
  var seen: [Step] { steps.withLock { $0 } }

  func rule(on step: Step) async -> Ruling {
    steps.withLock { $0.append(step) }
    // Whoever could overtake has the time to do so.
    for _ in 0..<3 { await Task.yield() }
    return ruling(step)
  }
}

extension Step {
  /// Number and id, as the head of a step shows them.
  var head: String { "[\(number)] \(id)" }
}

extension Transcript {
  /// The heads of all steps.
  var heads: [String] { steps.map(\.head) }
}
