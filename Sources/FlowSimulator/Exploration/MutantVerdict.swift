/// What became of a mutant.
package enum MutantVerdict: Hashable, Sendable {
  /// Somebody refused it; who, where and why.
  case refused(by: String, at: String, because: String)
  /// Nobody went on, and nobody got anything.
  case cameToNothing
  /// The run completed, and that is as it should be, for the reason given.
  case harmless(String)
  /// The run completed, and nobody said why that is right.
  case survivor
}
