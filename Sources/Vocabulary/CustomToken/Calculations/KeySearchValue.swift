public import WireFormats

/// The values of `key-search`: words, tried as master keys of a mobile service.
public enum KeySearchValue: WireText, CalculationValue {
  /// A token that the service signed.
  case sampleToken = "sample_token"
  /// How many words were tried.
  case guesses
  /// The word that fits.
  case foundMasterKey = "found_master_key"

  /// `key-search`.
  public static let step = MessageName.keySearch

  /// The words that an attacker tries, in order; real lists have millions.
  public static let words: [WireText] = [
    "password", "123456", "qwerty", "letmein", "secret", "masterkey", "dragon", "monkey",
    "welcome", "admin", "football", "baseball",
  ]

  /// What is written where no word fits.
  public static let notFound: WireText = "not found"

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .sampleToken: .input(.text)
    case .guesses: .output(.count)
    case .foundMasterKey: .output(.words(Self.words + [Self.notFound]))
    }
  }
}
