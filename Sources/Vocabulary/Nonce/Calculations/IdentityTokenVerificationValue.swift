public import WireFormats

/// The values of `identity-token-verification`: Firebase's judgement of a token of Apple.
public enum IdentityTokenVerificationValue: WireText, CalculationValue {
  /// The algorithm that the token asks for.
  case algorithm = "alg"
  /// The key that it names.
  case keyID = "kid"
  /// Who issued it.
  case issuer = "iss"
  /// For whom.
  case audience = "aud"
  /// Until when.
  case expiry = "exp"
  /// Since when.
  case issuedAt = "iat"
  /// Who signed in.
  case subject = "sub"
  /// For which sign-in.
  case nonce
  /// What Firebase found of the signature.
  case signature
  /// The issuer of the provider.
  case issuerExpected = "issuer_expected"
  /// The clients of the project, with blanks between.
  case audiencesExpected = "audiences_expected"
  /// Firebase's clock.
  case now
  /// The raw nonce that came with the token.
  case rawNonce = "raw_nonce"
  /// The hash of it.
  case nonceExpected = "nonce_expected"
  /// Whether it was good for a sign-in before.
  case nonceUsedBefore = "nonce_used_before"

  /// `identity-token-verification`.
  public static let step = MessageName.identityTokenVerification

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .algorithm, .keyID, .issuer, .audience, .expiry, .issuedAt, .subject, .nonce:
      .input(.memberText)
    case .signature: .output(SignatureVerdict.kind)
    case .issuerExpected, .audiencesExpected, .rawNonce: .output(.text)
    case .now: .output(.seconds)
    case .nonceExpected: .output(.hex, isOptional: true)
    case .nonceUsedBefore: .output(YesOrNo.kind, isOptional: true)
    }
  }
}
