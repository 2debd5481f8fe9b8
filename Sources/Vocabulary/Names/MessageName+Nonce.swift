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

  /// The names of the flow of Sign in with Apple into Firebase, in the order of their first step.
  public static let nonceFlow: [Self] = [
    rawNonce, appleIDRequest, appleIDPrompt, secondTap, appleIDDecision, appleAuthorizationRequest,
    appleAuthorizationResponse, appleCredential, appleIDError, credentialCheck,
    fatalError, firebaseSignInRequest, appleKeysRequest, appleKeysResponse,
    identityTokenVerification,
    firebaseSignInResponse, resourceRequest, firebaseKeysRequest, firebaseKeysResponse,
    firebaseTokenCheck, resourceResponse, firebaseRefreshRequest, firebaseRefreshResponse,
    sessionCheck,
  ]
}
