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

/// The values of `credential-check`: a credential, read and put beside the sign-in that waits for it.
public enum CredentialCheckValue: WireText, CalculationValue {
  /// The state in the credential.
  case stateReceived = "state_received"
  /// The bytes of the identity token.
  case identityToken
  /// What the token says of the code.
  case codeHash = "c_hash"
  /// Whether a sign-in waits for this credential.
  case pendingSignIn = "pending_sign_in"
  /// The bytes, read as text; `none` where they are none.
  case identityTokenText = "identity_token_text"
  /// Into how many parts the text falls.
  case tokenParts = "token_parts"
  /// What the code gives for 'c_hash'; `none` where no code came.
  case codeHashComputed = "c_hash_computed"

  /// `credential-check`.
  public static let step = MessageName.credentialCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .stateReceived: .input(.text)
    case .identityToken: .input(.text)
    case .codeHash: .input(.memberText)
    case .pendingSignIn: .output(Presence.kind)
    case .identityTokenText, .codeHashComputed: .output(.text)
    case .tokenParts: .output(.count)
    }
  }
}

/// The values of `fatal-error`: what the system writes down when an app ends with an error.
public enum FatalErrorValue: WireText, CalculationValue {
  /// The last words of the app.
  case fatalError = "fatal_error"

  /// The words of the tutorial's app for a credential that no sign-in waits for.
  public static let noLoginRequest: WireText =
    "Invalid state: A login callback was received, but no login request was sent."

  /// `fatal-error`.
  public static let step = MessageName.fatalError

  /// How the value is written, and where it stands.
  public var form: ValueForm { .output(.words([Self.noLoginRequest])) }
}

/// The values of `identity-token-verification`: Firebase's judgement of a token of Apple.
public enum AppleIdentityTokenVerificationValue: WireText, CalculationValue {
  /// The algorithm that the token asks for.
  case algorithm = "alg"
  /// The key that it names.
  case keyID = "kid"
  /// Who issued it.
  case issuer = "iss"
  /// For whom.
  case audience = "aud"
  /// Until when.
  case expiry = "exp"
  /// Since when.
  case issuedAt = "iat"
  /// Who signed in.
  case subject = "sub"
  /// For which sign-in.
  case nonce
  /// What Firebase found of the signature.
  case signature
  /// The issuer of the provider.
  case issuerExpected = "issuer_expected"
  /// The clients of the project, with blanks between.
  case audiencesExpected = "audiences_expected"
  /// Firebase's clock.
  case now
  /// The raw nonce that came with the token.
  case rawNonce = "raw_nonce"
  /// The hash of it.
  case nonceExpected = "nonce_expected"
  /// Whether it was good for a sign-in before.
  case nonceUsedBefore = "nonce_used_before"

  /// `identity-token-verification`.
  public static let step = MessageName.identityTokenVerification

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .algorithm, .keyID, .issuer, .audience, .expiry, .issuedAt, .subject, .nonce:
      .input(.memberText)
    case .signature: .output(SignatureVerdict.kind)
    case .issuerExpected, .audiencesExpected, .rawNonce: .output(.text)
    case .now: .output(.seconds)
    case .nonceExpected: .output(.hex, isOptional: true)
    case .nonceUsedBefore: .output(YesOrNo.kind, isOptional: true)
    }
  }
}

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

/// The values of `session-check`: a renewed token, compared with the one before it.
public enum SessionCheckValue: WireText, CalculationValue {
  /// Who issued the token of the session.
  case issuerBefore = "iss_before"
  /// Whose session it is.
  case subjectBefore = "sub_before"
  /// Who issued the new token.
  case issuer = "iss"
  /// Whose token it is.
  case subject = "sub"
  /// Whether both are of one user.
  case sameUser = "same_user"

  /// `session-check`.
  public static let step = MessageName.sessionCheck

  /// How the value is written, and where it stands.
  public var form: ValueForm {
    switch self {
    case .issuerBefore, .subjectBefore, .issuer, .subject: .input(.memberText)
    case .sameUser: .output(YesOrNo.kind)
    }
  }
}
