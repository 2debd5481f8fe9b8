import Synchronization

/// The clock of one run: whole seconds since 1970, moved forward only when somebody waits.
///
/// A seeded run starts at a fixed time and stands still between waits, so that two runs have the
/// same times. A live run follows the system's clock, plus what was waited.
public final class RunClock: Sendable {
  /// 2026-01-01T00:00:00Z, when every seeded run begins.
  public static let seededStart = 1_767_225_600

  private let source: @Sendable () -> Int
  private let waited = Mutex(0)

  /// A clock over a source of whole seconds since 1970.
  public init(source: @escaping @Sendable () -> Int) { self.source = source }

  /// A clock that stands at the given time until somebody waits.
  public static func standing(at time: Int = seededStart) -> RunClock { RunClock { time } }

  /// The time, in whole seconds since 1970.
  public var now: Int { source() + waited.withLock { $0 } }

  /// Lets time pass, without making anybody wait for it.
  public func wait(_ seconds: Int) {
    waited.withLock { $0 = $0.addingReportingOverflow(seconds).partialValue }
  }
}
