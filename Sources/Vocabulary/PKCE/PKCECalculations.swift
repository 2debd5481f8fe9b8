public import WireFormats

/// The values of `code-challenge`: what an app draws for a sign-in, and the challenge of it.
public enum CodeChallengeValue: WireText, CalculationValue {
  /// The octets of the verifier; absent where the verifier was not drawn.
  case randomOctets = "random_octets"
  /// The verifier.
  case codeVerifier = "code_verifier"
  /// The digest of the verifier; an attacker leaves it out.
  case digest = "sha256"
  /// The challenge.
  case codeChallenge = "code_challenge"
  /// The state, drawn; absent where the app sends none.
  case state
  /// The nonce, drawn.
  case nonce

  /// `code-challenge`.
  public static let step = MessageName.codeChallenge

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .randomOctets: .input(.hex, isOptional: true)
    case .codeVerifier: .input(.text)
    case .digest: .output(.hex, isOptional: true)
    case .state: .output(.text, isOptional: true)
    case .codeChallenge, .nonce: .output(.text)
    }
  }
}

/// The values of `state-check`: an answer, compared with the sign-in that it belongs to.
public enum StateCheckValue: WireText, CalculationValue {
  /// The state of the sign-in.
  case stateSent = "state_sent"
  /// The state in the answer.
  case stateReceived = "state_received"
  /// The issuer that the app chose.
  case issuerChosen = "issuer_chosen"
  /// The issuer in the answer.
  case issuerReceived = "issuer_received"
  /// What came of comparing the states.
  case state
  /// What came of comparing the issuers.
  case issuer = "iss"

  /// `state-check`.
  public static let step = MessageName.stateCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .stateSent, .stateReceived, .issuerChosen, .issuerReceived: .input(.text)
    case .state, .issuer: .output(ValueComparison.kind)
    }
  }
}

/// The values of `code-lookup`: a code, looked up before it is marked as redeemed.
public enum CodeLookupValue: WireText, CalculationValue {
  /// The code.
  case code
  /// What the store says of it.
  case codeState = "code_state"

  /// `code-lookup`.
  public static let step = MessageName.codeLookup

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .code: .input(.text)
    case .codeState: .output(CodeState.kind)
    }
  }
}

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
