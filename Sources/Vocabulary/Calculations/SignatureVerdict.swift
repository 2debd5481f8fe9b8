public import WireFormats

/// What a participant found of a token's signature.
///
/// The key, and why a signature is bad, stand in the messages and in the refusal.
public enum SignatureVerdict: WireText, CaseIterable, Hashable, Sendable {
  /// It fits the key, with an algorithm that the reader takes.
  case good
  /// It does not, or the token forbids a judgement.
  case bad
  /// The keys could not be had.
  case notJudged = "not judged"

  static let kind = ValueForm.Kind.words(allCases.map(\.rawValue))
}

extension ValueForm.Kind {
  /// Whether a value says what was found of a signature, be it with all these words or with some.
  public var isSignatureVerdict: Bool {
    guard case .words(let words) = self else { return false }
    return words.contains(SignatureVerdict.good.rawValue)
  }
}
