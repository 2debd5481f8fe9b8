public import WireFormats

/// A change that was made to a message on the wire, between its sender and its receiver.
public struct Tampering: Hashable, Sendable {
  /// The change as it was asked for: `form.code_verifier=abc`, `drop`, `twice`, `wait=600`.
  public var change: WireText
  /// What the sender had written at that place; nil when there was nothing, or no single place.
  public var before: WireText?

  /// A change with what it replaced.
  public init(change: some WireTextConvertible, before: WireText? = nil) {
    self.change = change.wireText
    self.before = before
  }
}

/// A remark on one place in a step.
public struct Note: Hashable, Sendable {
  /// The parameter, field or claim that it is about: `redirect_uri`, `id_token.claims.nonce`.
  public var about: String
  /// One or two plain sentences.
  public var text: String
  /// The specification section, `RFC 7636 §4.1`, if there is one.
  public var reference: String?

  /// A remark.
  public init(about: String, text: String, reference: String? = nil) {
    self.about = about
    self.text = text
    self.reference = reference
  }
}

/// One verdict of one check on one step.
public struct Finding: Hashable, Sendable {
  /// The check's id, `state-returned`.
  public var check: String
  /// The verdict.
  public var verdict: Verdict
  /// The rule, `RFC 7636 §4.1 (MUST)`.
  public var requirement: String
  /// What was found, in one line.
  public var message: String
  /// The value that the rule asks for, where there is one.
  public var expected: WireText?
  /// The value that the transcript has, where there is one.
  public var actual: WireText?

  /// A verdict.
  public init(
    check: String, verdict: Verdict, requirement: String, message: String,
    expected: WireText? = nil, actual: WireText? = nil
  ) {
    self.check = check
    self.verdict = verdict
    self.requirement = requirement
    self.message = message
    self.expected = expected
    self.actual = actual
  }
}

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
