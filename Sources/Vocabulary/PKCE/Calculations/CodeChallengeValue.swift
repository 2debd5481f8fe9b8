public import WireFormats

/// The values of `code-challenge`: what an app draws for a sign-in, and the challenge of it.
public enum CodeChallengeValue: WireText, CalculationValue {
  /// The octets of the verifier; absent where the verifier was not drawn.
  case randomOctets = "random_octets"
  /// The verifier.
  case codeVerifier = "code_verifier"
  /// The digest of the verifier; an attacker leaves it out.
  case digest = "sha256"
  /// The challenge.
  case codeChallenge = "code_challenge"
  /// The state, drawn.
  case state
  /// The nonce, drawn.
  case nonce

  /// `code-challenge`.
  public static let step = MessageName.codeChallenge

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .randomOctets: .input(.hex, isOptional: true)
    case .codeVerifier: .input(.text)
    case .digest: .output(.hex, isOptional: true)
    case .codeChallenge, .state, .nonce: .output(.text)
    }
  }
}
