public import WireFormats

/// The values of `firebase-token-check`: an API's judgement of an ID token of Firebase.
public enum FirebaseTokenCheckValue: WireText, CalculationValue {
  /// The algorithm that the token asks for.
  case algorithm = "alg"
  /// Who issued it.
  case issuer = "iss"
  /// For whom.
  case audience = "aud"
  /// Who signed in.
  case subject = "sub"
  /// Until when.
  case expiry = "exp"
  /// Since when.
  case issuedAt = "iat"
  /// When the user signed in.
  case authenticatedAt = "auth_time"
  /// What the API found of the signature.
  case signature
  /// The API's clock.
  case now
  /// The token service of the project.
  case issuerExpected = "issuer_expected"
  /// The project.
  case audienceExpected = "audience_expected"

  /// `firebase-token-check`.
  public static let step = MessageName.firebaseTokenCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .algorithm, .issuer, .audience, .subject, .expiry, .issuedAt, .authenticatedAt:
      .input(.memberText)
    case .signature: .output(SignatureVerdict.kind)
    case .now: .output(.seconds)
    case .issuerExpected, .audienceExpected: .output(.text)
    }
  }
}
