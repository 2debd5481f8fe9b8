import WireFormats

/// The steps of Sign in with Apple into Firebase.
extension MessageName {
  /// The app draws a raw nonce and derives what Apple gets to see of it.
  public static let rawNonce = Self("raw-nonce")
  /// The app asks the device for an Apple ID credential.
  public static let appleIDRequest = Self("apple-id-request")
  /// The device shows the sheet of Sign in with Apple to the user.
  public static let appleIDPrompt = Self("apple-id-prompt")
  /// The user presses the app's button once more.
  public static let secondTap = Self("second-tap")
  /// The user approves or closes the sheet.
  public static let appleIDDecision = Self("apple-id-decision")
  /// The device asks Apple to authorize the app.
  public static let appleAuthorizationRequest = Self("apple-authorization-request")
  /// Apple answers with an identity token and a code, or refuses.
  public static let appleAuthorizationResponse = Self("apple-authorization-response")
  /// The device hands the credential to the app.
  public static let appleCredential = Self("apple-credential")
  /// The device hands the app an error in place of a credential.
  public static let appleIDError = Self("apple-id-error")
  /// The app looks at the credential before it sends it on.
  public static let credentialCheck = Self("credential-check")
  /// The app ends, since it was not made for what came.
  public static let fatalError = Self("fatal-error")
  /// The app sends identity token and raw nonce to Firebase.
  public static let firebaseSignInRequest = Self("firebase-sign-in-request")
  /// Firebase asks for Apple's key set.
  public static let appleKeysRequest = Self("apple-keys-request")
  /// Apple publishes its public keys.
  public static let appleKeysResponse = Self("apple-keys-response")
  /// Firebase judges the identity token and the nonce.
  public static let identityTokenVerification = Self("identity-token-verification")
  /// Firebase issues a token of its own or refuses.
  public static let firebaseSignInResponse = Self("firebase-sign-in-response")
  /// The resource server asks for Firebase's key set.
  public static let firebaseKeysRequest = Self("firebase-keys-request")
  /// Firebase publishes its public keys.
  public static let firebaseKeysResponse = Self("firebase-keys-response")
  /// The resource server judges the Firebase ID token.
  public static let firebaseTokenCheck = Self("firebase-token-check")
  /// The app trades its refresh token for a new Firebase ID token.
  public static let firebaseRefreshRequest = Self("firebase-refresh-request")
  /// Firebase issues a new ID token or refuses.
  public static let firebaseRefreshResponse = Self("firebase-refresh-response")
  /// The app compares the user of the new token with that of the session.
  public static let sessionCheck = Self("session-check")
}

extension NonceTerms {
  /// The names of the steps, in the order in which each comes first; those of attacks at the end.
  static let messages: [MessageName] = [
    .rawNonce, .appleIDRequest, .appleIDPrompt, .secondTap, .appleIDDecision,
    .appleAuthorizationRequest, .appleAuthorizationResponse, .appleCredential, .appleIDError,
    .credentialCheck, .fatalError, .firebaseSignInRequest, .appleKeysRequest, .appleKeysResponse,
    .identityTokenVerification, .firebaseSignInResponse, .resourceRequest, .firebaseKeysRequest,
    .firebaseKeysResponse, .firebaseTokenCheck, .resourceResponse, .firebaseRefreshRequest,
    .firebaseRefreshResponse, .sessionCheck,
  ]

  /// What to say of whole messages.
  static let messageNotes: [MessageNote] = .table([
    "one value is to be kept, another to be shown: the digest to Apple, later the raw one to Firebase":
      .on(.rawNonce, read: .firebaseAuth),
    "a call into the system, no web page: the app never sees how the user proves who he is":
      .on(.appleIDRequest, read: .appleServices),
    "the system's own sheet; what it shows about the app comes from the system, not from the app":
      .on(.appleIDPrompt, read: .appleServices),
    "nothing is wrong yet: whether it does harm depends on where the app keeps its raw nonce":
      .on(.secondTap, read: .appleServices),
    "here the device asks Apple only after a yes; what passes between them before is not documented":
      .on(.appleIDDecision, read: .ownChoice),
    "what really passes here is Apple's secret; these are the names of its web service":
      .on(.appleAuthorizationRequest, read: .ownChoice),
    "the token is signed, and the nonce stands in it if it could be carried; the rest is not signed":
      .on(.appleAuthorizationResponse, read: .appleREST, when: .granted),
    "any part of it can be missing, and it can come when nobody waits: the app has to look":
      .on(.appleCredential, read: .appleServices),
    "an error in place of a credential: the app goes back to where it was, ready for another try":
      .on(.appleIDError, read: .appleServices),
    "to close the sheet is an answer too, so the app shows no alarm and does not ask again at once":
      .on(.appleIDError, read: .appleServices, when: .saying("errorCode", "1001")),
    "the tutorial's app stops with a fatal error here; one that goes on can tell the user why":
      .on(.credentialCheck, read: .firebaseAuth),
    "the user sees an app that vanishes, in the middle of a sign-in that he had finished":
      .on(.fatalError, read: .firebaseAuth),
    "here the raw nonce should leave the app for the first time, to the one who has to compare it":
      .on(.firebaseSignInRequest, read: .firebaseAuth, when: .from(.app)),
    "as Firebase's iOS SDK sends it; the documentation calls the same 'accounts:signInWithIdp'":
      .on(.firebaseSignInRequest, read: FirebaseSDK.signInRequest),
    "Firebase fetches Apple's keys; how long the real one keeps them is not told, 15 minutes are usual":
      .on(.appleKeysRequest, read: .ownChoice),
    "the set can have several keys, and their number changes: 'kid' says which one is meant":
      .on(.appleKeysResponse, read: .appleREST, when: .granted),
    "each rule is a check of its own; a good signature alone says nothing about this sign-in":
      .on(.identityTokenVerification, read: .oidcCore("3.1.3.7")),
    "in this order for another provider, as a record shows; for Apple nobody has told the order":
      .on(.identityTokenVerification, read: .firebaseRecord),
    "a token of Firebase's own; a fresh code of Apple is needed again to revoke, if the account goes":
      .on(.firebaseSignInResponse, read: FirebaseSDK.revocation, when: .granted),
    "a refusal: Firebase's SDK makes a number of the code in it, such as 17094 or 17004":
      .on(.firebaseSignInResponse, read: FirebaseSDK.backend, when: .refused),
    "the API fetches the keys of Firebase's token service, not Apple's: it is another issuer":
      .on(.firebaseKeysRequest, read: .firebaseAuth),
    "one key set for the tokens of all projects, so a good signature does not name the project":
      .on(.firebaseKeysResponse, read: .firebaseAuth, when: .granted),
    "the app's own API asks nobody: signature, issuer, audience and times tell it enough":
      .on(.firebaseTokenCheck, read: .firebaseAuth),
    "five minutes before the token ends, without user and Apple: the refresh token is enough":
      .on(.firebaseRefreshRequest, read: FirebaseSDK.renewal),
    "a new ID token for the same user; Apple is not asked whether the account still exists":
      .on(.firebaseRefreshResponse, read: .firebaseAuth, when: .granted),
    "no new token: after some of these refusals Firebase's SDK signs the user out by itself":
      .on(.firebaseRefreshResponse, read: FirebaseSDK.user, when: .refused),
    "this app compares before it goes on, and Firebase's SDK does not; a token can be somebody else's":
      .on(
        .sessionCheck,
        read: .code(
          .firebaseIOS, "FirebaseAuth/Sources/Swift/SystemService/SecureTokenService.swift")),
  ])
}
