import Synchronization

/// The clock of one run: whole seconds since 1970, moved forward only when somebody waits.
///
/// A seeded run starts at a fixed time and stands still between waits, so that two runs have the
/// same times. A live run follows the system's clock, plus what was waited.
package final class RunClock: Sendable {
  /// 2026-01-01T00:00:00Z, when every seeded run begins.
  package static let seededStart = 1_767_225_600

  private let source: @Sendable () -> Int
  private let waited = Mutex(0)

  /// A clock over a source of whole seconds since 1970.
  package init(source: @escaping @Sendable () -> Int) { self.source = source }

  /// A clock that stands at the given time until somebody waits.
  package static func standing(at time: Int = seededStart) -> RunClock { RunClock { time } }

  /// The time, in whole seconds since 1970.
  package var now: Int { source() + waited.withLock { $0 } }

  /// Lets time pass, without making anybody wait for it.
  package func wait(_ seconds: Int) {
    waited.withLock { $0 = $0.addingReportingOverflow(seconds).partialValue }
  }
}
