package import Testing

internal import Foundation

/// Whether tests explore by the thousand.
///
/// They do in release, where it takes half the time: `scripts/explore`. `EXPLORE=true` makes
/// them do so everywhere.
package enum Exploration {
  /// Whether this run of the tests explores.
  package static let isWanted: Bool = {
    #if DEBUG
      ProcessInfo.processInfo.environment["EXPLORE"] == "true"
    #else
      true
    #endif
  }()
}

extension Trait where Self == ConditionTrait {
  /// The test explores by the hundred, which a debug build can do as well: CI has time for it there.
  package static var exploresInCI: Self {
    .enabled(
      if: Exploration.isWanted || ProcessInfo.processInfo.environment["CI"] == "true",
      "explores by the hundred: 'CI=true scripts/test' runs it")
  }

  /// The test explores by the thousand.
  package static var explores: Self {
    .enabled(
      if: Exploration.isWanted, "explores by the thousand, in release: 'scripts/explore' runs it")
  }
}
