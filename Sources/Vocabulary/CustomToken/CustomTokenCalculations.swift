public import WireFormats

/// The values of `password-hash`: what is kept of a password, or compared with what is kept.
public enum PasswordHashValue: WireText, CalculationValue {
  /// Whose password it is.
  case username
  /// How it is hashed.
  case algorithm
  /// How often.
  case iterations
  /// The salt: drawn for a new account, kept for one that is there.
  case salt
  /// The hash.
  case hash
  /// The hash that is kept; absent for a new account and for a name that is not there.
  case storedHash = "stored_hash"

  /// `password-hash`.
  public static let step = MessageName.passwordHash

  /// The way of hashing: RFC 8018 §5.2.
  public static let pbkdf2: WireText = "PBKDF2-HMAC-SHA256"

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .username: .input(.text)
    case .algorithm: .input(.words([Self.pbkdf2]))
    case .iterations: .input(.count)
    case .salt: .input(.hex)
    case .hash: .output(.hex)
    case .storedHash: .output(.hex, isOptional: true)
    }
  }
}

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
