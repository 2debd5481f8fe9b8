import Synchronization
import TranscriptModel

/// What is read out of a whole transcript at the first question about it, so that a check need not
/// look at every step for each answer.
protocol TranscriptReading: Sendable {
  /// Reads a transcript.
  init(_ transcript: Transcript)
}

/// Remembers what was derived from a value, so that each token is parsed and verified once.
///
/// The value itself is the key: two steps that carry the same text share the work, and no step can
/// get what belongs to another.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: TranscriptReading {
  private let values = Mutex<[Key: Value]>([:])

  init() {}

  /// An empty cache for one transcript.
  init(_ transcript: Transcript) {}

  /// What is remembered for a key, or else what the closure makes.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = make()
    values.withLock { $0[key] = value }
    return value
  }
}
