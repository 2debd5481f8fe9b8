/// What a check says of a step.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The rule holds; recomputed.
  case pass
  /// The rule is broken.
  case fail
  /// The transcript lacks the evidence: a key, a step, a redacted field. Never to be shown as a pass.
  case unknown
}
