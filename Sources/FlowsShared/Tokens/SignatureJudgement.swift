import Simulation
package import Vocabulary

/// What a participant concluded about a token's signature.
package enum SignatureJudgement: Sendable {
  /// It fits the issuer's key.
  case good
  /// It does not, or the token forbids a judgement; the reason in words.
  case bad(String)
  /// The issuer's keys could not be had.
  case keysUnreachable

  /// Whether the signature fits.
  package var isGood: Bool {
    if case .good = self { true } else { false }
  }

  /// The conclusion for the transcript.
  package var verdict: SignatureVerdict {
    switch self {
    case .good: .good
    case .bad: .bad
    case .keysUnreachable: .notJudged
    }
  }

  /// The conclusion for a refusal, in words.
  package var reason: String {
    switch self {
    case .good: "good"
    case .bad(let reason): "bad: \(reason)"
    case .keysUnreachable: "not judged: the issuer's keys cannot be fetched"
    }
  }
}
