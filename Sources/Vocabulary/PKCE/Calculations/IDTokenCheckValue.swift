public import WireFormats

/// The values of `id-token-check`: an app's judgement of an ID token.
public enum IDTokenCheckValue: WireText, CalculationValue {
  /// Who issued the token.
  case issuer = "iss"
  /// For whom.
  case audience = "aud"
  /// Until when.
  case expiry = "exp"
  /// Since when.
  case issuedAt = "iat"
  /// For which sign-in.
  case nonce
  /// With which access token.
  case accessTokenHash = "at_hash"
  /// What the app found of the signature.
  case signature
  /// The issuer that the app chose.
  case issuerChosen = "issuer_chosen"
  /// The app's own identifier.
  case clientID = "client_id"
  /// The app's clock.
  case now
  /// The nonce of the sign-in.
  case nonceSent = "nonce_sent"
  /// What the access token gives for 'at_hash'.
  case accessTokenHashComputed = "at_hash_computed"

  /// `id-token-check`.
  public static let step = MessageName.idTokenCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .issuer, .nonce, .accessTokenHash: .input(.memberText)
    case .audience, .expiry, .issuedAt: .input(.memberJSON)
    case .signature: .output(SignatureVerdict.kind)
    case .now: .output(.seconds)
    case .issuerChosen, .clientID, .nonceSent, .accessTokenHashComputed: .output(.text)
    }
  }
}
