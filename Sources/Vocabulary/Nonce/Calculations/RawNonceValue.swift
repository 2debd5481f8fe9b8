public import WireFormats

/// The values of `raw-nonce`: what an app draws for a sign-in with Apple, and what Apple gets of it.
public enum RawNonceValue: WireText, CalculationValue {
  /// The octets that pick the characters; absent where the raw nonce was not drawn.
  case randomOctets = "random_octets"
  /// The characters to pick from.
  case alphabet
  /// How many they are.
  case alphabetSize = "alphabet_size"
  /// How many octets lead to how many of them.
  case octetsPerCharacter = "octets_per_character"
  /// The raw nonce: picked, or given.
  case rawNonce = "raw_nonce"
  /// The exponent of two in the number of tries that a guesser needs.
  case guessingBits = "guessing_bits"
  /// The digest of the raw nonce.
  case digest = "sha256"
  /// What Apple gets; absent where it gets nothing.
  case nonce
  /// The state, drawn.
  case state

  /// `raw-nonce`.
  public static let step = MessageName.rawNonce

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .randomOctets: .input(.hex, isOptional: true)
    case .alphabet: .input(.text, isOptional: true)
    case .alphabetSize, .guessingBits: .output(.count, isOptional: true)
    case .octetsPerCharacter: .output(.text, isOptional: true)
    case .rawNonce: ValueForm(.either, .text)
    case .digest: .output(.hex)
    case .nonce: .output(.text, isOptional: true)
    case .state: .output(.text)
    }
  }
}
