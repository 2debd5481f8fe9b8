/// What a check says of a step.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The rule holds; recomputed.
  case pass
  /// The rule is broken.
  case fail
  /// A rule that somebody should keep is not kept: a SHOULD of a specification.
  ///
  /// Never to be counted as a failure.
  case warning
  /// The transcript lacks the evidence: a key, a step, a redacted field. Never to be shown as a pass.
  case unknown
}
