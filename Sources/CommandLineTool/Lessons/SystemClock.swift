import Glibc

/// The system's clock, for live runs.
enum SystemClock {
  /// The time in whole seconds since 1970.
  @Sendable static func now() -> Int { Glibc.time(nil) }
}
