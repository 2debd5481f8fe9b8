public import WireFormats

/// One of the words that a value of a calculation can be.
public protocol ValueWord: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == WireText {}

extension ValueWord {
  static var kind: ValueForm.Kind { .words(allCases.map(\.rawValue)) }
}

/// The answer to a question, as a calculation says it.
public enum YesOrNo: WireText, ValueWord {
  /// It is so.
  case yes
  /// It is not.
  case no

  /// The answer to a condition.
  public init(_ condition: Bool) { self = condition ? .yes : .no }
}

/// Whether there is something, as a calculation says it.
public enum Presence: WireText, ValueWord {
  /// There is.
  case yes
  /// There is none.
  case none
}

/// What came of comparing a value that was received with the one that was expected.
public enum ValueComparison: WireText, ValueWord {
  /// It is the same.
  case equal
  /// It is another.
  case different
  /// None came.
  case absent
}

/// What the store of an authorization server says of a code.
public enum CodeState: WireText, ValueWord {
  /// Nobody redeemed it.
  case unused
  /// It became tokens.
  case redeemed
}

/// What a participant found of a token's signature.
///
/// The key, and why a signature is bad, stand in the messages and in the refusal.
public enum SignatureVerdict: WireText, ValueWord {
  /// It fits the key, with an algorithm that the reader takes.
  case good
  /// It does not, or the token forbids a judgement.
  case bad
  /// The keys could not be had.
  case notJudged = "not judged"
}

extension ValueForm.Kind {
  /// Whether a value says what was found of a signature, be it with all these words or with some.
  public var isSignatureVerdict: Bool {
    guard case .words(let words) = self else { return false }
    return words.contains(SignatureVerdict.good.rawValue)
  }
}
