public import WireFormats

/// The values of `token-verification`: a mobile service's judgement of a token of its own.
public enum TokenVerificationValue: WireText, CalculationValue {
  /// The algorithm that the token asks for.
  case algorithm = "alg"
  /// The form of its key.
  case keyID = "kid"
  /// Until when it is good.
  case expiry = "exp"
  /// Who issued it.
  case issuer = "iss"
  /// Its form.
  case version = "ver"
  /// How the user signed in.
  case audience = "aud"
  /// Who the user is.
  case userID = "uid"
  /// The service's key.
  case key
  /// What the service found of the signature, with HS256 and its key.
  case signature
  /// The service's clock.
  case now

  /// `token-verification`.
  public static let step = MessageName.tokenVerification

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .algorithm, .keyID, .expiry, .issuer, .version, .audience, .userID:
      .input(.shortenedJSON)
    case .key: .output(.hex)
    case .signature: .output(.words([SignatureVerdict.good, .bad].map(\.rawValue)))
    case .now: .output(.seconds)
    }
  }
}
