public import WireFormats

/// The values of `mint-token`: how a mobile service makes a token.
public enum MintTokenValue: WireText, CalculationValue {
  /// The service's secret.
  case masterKey = "master_key"
  /// How the script makes its key of it.
  case keyDerivation = "key_derivation"
  /// The header, as JSON.
  case header
  /// The claims, as JSON.
  case claims
  /// The key.
  case key
  /// What is signed.
  case signingInput = "signing_input"
  /// The signature, in base64url.
  case signature
  /// The token.
  case token

  /// `mint-token`.
  public static let step = MessageName.mintToken

  /// The ways to make a key of a master key: the right one, then mistakes that were really made.
  public static let keyDerivations: [WireText] = [
    "sha256-jwtsig", "sha256-jwtsig-latin1-as-utf8", "master-key-itself", "sha256-jwtsig-hex-text",
    "sha256-without-suffix",
  ]

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .masterKey, .header, .claims: .input(.text)
    case .keyDerivation: .input(.words(Self.keyDerivations))
    case .key: .output(.hex)
    case .signingInput, .signature, .token: .output(.text)
    }
  }
}
