import Synchronization

/// Remembers what was derived from a value, so that each token is parsed and verified once.
///
/// The value itself is the key: two steps that carry the same text share the work, and no step can
/// get what belongs to another.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// What is remembered for a key, or else what the closure makes.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = make()
    values.withLock { $0[key] = value }
    return value
  }
}
