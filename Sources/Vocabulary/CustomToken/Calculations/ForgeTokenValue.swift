public import WireFormats

/// The values of `forge-token`: how an attacker comes by a token for the victim.
public enum ForgeTokenValue: WireText, CalculationValue {
  /// What the attacker knows.
  case known
  /// The header, as JSON; absent where somebody else wrote the token.
  case header
  /// The claims, as JSON; absent where somebody else wrote the token.
  case claims
  /// The key; absent where nothing is signed, or somebody else signed.
  case key
  /// What is signed.
  case signingInput = "signing_input"
  /// The signature, in base64url.
  case signature
  /// The token.
  case token

  /// What an attacker can know.
  public enum Knowledge: WireText, CaseIterable, Hashable, Sendable {
    /// Nothing that is secret.
    case nothing = "nothing but what everybody knows"
    /// A key that need not be right.
    case guess = "a guess at the master key"
    /// A key out of the app.
    case packagedKey = "the master key, out of the app's package"
    /// A key that was found by trying.
    case foundKey = "the master key, found with a list of words"
    /// A token of another service of the same maker.
    case tokenOfOtherService = "a token that the maker's other service made for the same user"
    /// A token that was made for another purpose.
    case newsletterToken =
      "the token in a newsletter's link, which the maker signs with the same key"
  }

  /// `forge-token`.
  public static let step = MessageName.forgeToken

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .known: .input(.words(Knowledge.allCases.map(\.rawValue)))
    case .header, .claims: .input(.text, isOptional: true)
    case .key: .output(.hex, isOptional: true)
    case .signingInput, .signature: .output(.text, isOptional: true)
    case .token: .output(.text)
    }
  }
}
