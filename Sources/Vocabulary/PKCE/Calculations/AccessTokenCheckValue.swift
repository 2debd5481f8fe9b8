public import WireFormats

/// The values of `access-token-check`: an API's judgement of an access token.
public enum AccessTokenCheckValue: WireText, CalculationValue {
  /// Which kind of token it is.
  case type = "typ"
  /// Who issued it.
  case issuer = "iss"
  /// For whom.
  case audience = "aud"
  /// Until when.
  case expiry = "exp"
  /// For what.
  case scope
  /// What the API found of the signature.
  case signature
  /// The API's clock.
  case now
  /// The API's own identifier.
  case audienceExpected = "audience_expected"
  /// The scope that the request needs.
  case scopeNeeded = "scope_needed"

  /// `access-token-check`.
  public static let step = MessageName.accessTokenCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .type, .issuer, .scope: .input(.memberText)
    case .audience, .expiry: .input(.memberJSON)
    case .signature: .output(SignatureVerdict.kind)
    case .now: .output(.seconds)
    case .audienceExpected, .scopeNeeded: .output(.text)
    }
  }
}
