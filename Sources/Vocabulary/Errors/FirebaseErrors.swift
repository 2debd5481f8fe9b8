extension GlossaryEntry {
  /// The errors that Firebase's SDK for Apple's platforms makes of what the service answers.
  ///
  /// It cuts the answer's text at its first colon. What stands before decides the number; what stands behind
  /// is the text of the error, or else there is a usual one.
  static let firebaseErrors = firebaseCredentialErrors + firebaseAccountErrors + firebaseOtherErrors

  private static let numbers = FirebaseSDK.errors
  private static let answers = FirebaseSDK.backend

  private static func firebase(_ lines: KeyValuePairs<String, ErrorLine>) -> [GlossaryEntry] {
    errors(
      of: "FIRAuthErrorDomain",
      from: "the Identity Toolkit, by way of Firebase's SDK for Apple's platforms", lines)
  }

  private static let firebaseCredentialErrors = firebase([
    "FIRAuthErrorDomain 17094": .means(
      "the raw nonce is missing, does not fit the identity token, or the credential was used before; a "
        + "number of Firebase, not of Apple",
      names: [
        "17094", "MISSING_OR_INVALID_NONCE", "ERROR_MISSING_OR_INVALID_NONCE",
        "missingOrInvalidNonce",
      ],
      texts: [
        "The nonce in ID Token … does not match the SHA256 hash of the raw nonce … in the request.",
        "Nonce is missing in the request.",
        "Duplicate credential received. Please try again with a new credential.",
        "The request contains malformed or mismatched credentials.",
      ],
      causes: [
        "'does not match': Apple was given the raw nonce, or Firebase the hash, or the hash is not in "
          + "lower-case hex":
          [
            .thread(.firebaseIOS, 6336), .thread(.firebaseIOS, 10462),
            .thread(.firebaseIOS, 15571), .thread(.appleSignInUnity, 58),
          ],
        "'is missing': the token has a nonce, and the app sent no raw nonce with it; so a record for "
          + "another provider shows":
          [.firebaseRecord],
        "'Duplicate credential': linking an anonymous user failed, and the same credential was used "
          + "again; use the one in FIRAuthErrorUserInfoUpdatedCredentialKey of the error":
          [
            .thread(.firebaseIOS, 4434), .thread(.firebaseIOS, 5529),
            .thread(.firebaseIOS, 12146), .thread(.flutterFire, 2253),
          ],
        "'Duplicate credential': somebody signed in anew with an old credential; the same user with the same "
          + "nonce counts once, as for another provider": [.firebaseRecord],
      ], read: [numbers, answers]),
    "FIRAuthErrorDomain 17004": .means(
      "Firebase does not believe the provider's token, or a password is wrong; the text says which",
      names: [
        "17004", "INVALID_IDP_RESPONSE", "ERROR_INVALID_CREDENTIAL", "invalidCredential",
        "INVALID_LOGIN_CREDENTIALS", "INVALID_PENDING_TOKEN",
      ],
      texts: [
        "The supplied auth credential is malformed or has expired.",
        "The audience in ID Token … does not match the expected audience",
        "The issuer in ID Token … does not match the expected one in config",
        "Unable to parse the ID Token.", "Unable to verify the ID Token signature.",
        "ID Token issued at … is stale to sign-in.",
        "Error connecting to the given credential's issuer.",
        "Invalid OAuth response from apple.com",
      ],
      causes: [
        "'audience': the token is for another client than the project knows, such as the Services ID of the "
          + "web where the bundle id is set up, or the other way round":
          [
            .thread(.dartPackages, 94), .thread(.flutterFire, 10818),
            .thread(.reactNativeApple, 310),
          ],
        "'parse': what was sent is no token, as a record for another provider shows": [
          .firebaseRecord
        ],
        "'signature': also for a key id that the issuer does not publish, and for a token that is not "
          + "signed; so a record for another provider shows": [.firebaseRecord],
        "'stale': the token is past its end, or its time of issue lies ahead; so a record for another "
          + "provider shows": [.firebaseRecord],
        "'Invalid OAuth response': a library sent an access token along, at times an empty one, where Apple's "
          + "has none": [.thread(.flutterFire, 18445), .thread(.flutterFire, 18325)],
        "INVALID_LOGIN_CREDENTIALS: a wrong address or password, at a sign-in with a password; nothing of Apple":
          [.identityToolkit],
        "INVALID_PENDING_TOKEN: the pending token of an earlier answer is not good any more; nothing of Apple":
          [.assumed],
      ], read: [numbers, answers]),
    "FIRAuthErrorDomain 17006": .means(
      "the provider is not switched on for this Firebase project",
      names: [
        "17006", "OPERATION_NOT_ALLOWED", "ERROR_OPERATION_NOT_ALLOWED", "operationNotAllowed",
      ],
      texts: [
        "The identity provider configuration is not found.",
        "The identity provider configuration is disabled.",
        "The given sign-in provider is disabled for this Firebase project.",
      ],
      causes: ["Sign in with Apple is not set up, or off, in the project": [.firebaseRecord]],
      read: [numbers, answers]),
  ])

  private static let firebaseAccountErrors = firebase([
    "FIRAuthErrorDomain 17025": .means(
      "the user at the provider has an account of this project already, another one than the user whom the "
        + "app wants to link",
      names: [
        "17025", "FEDERATED_USER_ID_ALREADY_LINKED", "ERROR_CREDENTIAL_ALREADY_IN_USE",
        "credentialAlreadyInUse",
      ],
      texts: ["This credential is already associated with a different user account."],
      causes: [
        "an anonymous user is linked to an Apple Account that signed in before: sign in with the credential "
          + "in FIRAuthErrorUserInfoUpdatedCredentialKey of the error":
          [FirebaseSDK.errorCredential]
      ], read: [numbers, answers]),
    "FIRAuthErrorDomain 17015": .means(
      "the user has this provider already, so the SDK sends nothing",
      names: ["17015", "ERROR_PROVIDER_ALREADY_LINKED", "providerAlreadyLinked"],
      read: [FirebaseSDK.user, numbers]),
    "FIRAuthErrorDomain 17012": .means(
      "the address belongs to another account, and this provider did not verify it",
      names: [
        "17012", "ERROR_ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL",
        "accountExistsWithDifferentCredential",
      ],
      read: [FirebaseSDK.auth, numbers]),
    "FIRAuthErrorDomain 17007": .means(
      "another account of the project has the address",
      names: ["17007", "EMAIL_EXISTS", "ERROR_EMAIL_ALREADY_IN_USE"],
      texts: ["The email address is already in use by another account."], read: [numbers, answers]),
    "FIRAuthErrorDomain 17005": .means(
      "the account is disabled; at a renewal the SDK signs the user out",
      names: ["17005", "USER_DISABLED", "ERROR_USER_DISABLED"],
      texts: ["The user account has been disabled by an administrator."], read: [numbers, answers]),
    "FIRAuthErrorDomain 17011": .means(
      "there is no such user any more; at a renewal the SDK signs the user out",
      names: ["17011", "USER_NOT_FOUND", "EMAIL_NOT_FOUND", "ERROR_USER_NOT_FOUND"],
      texts: ["There is no user record corresponding to this identifier."],
      read: [numbers, answers]),
    "FIRAuthErrorDomain 17014": .means(
      "the sign-in is too long ago for what is asked, such as to delete the account: sign in anew",
      names: ["17014", "CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "ERROR_REQUIRES_RECENT_LOGIN"],
      texts: ["This operation is sensitive and requires recent authentication."],
      read: [numbers, answers]),
    "FIRAuthErrorDomain 17017": .means(
      "the user's token is none of this project; at a renewal the SDK signs the user out",
      names: ["17017", "INVALID_ID_TOKEN", "ERROR_INVALID_USER_TOKEN"],
      texts: ["This user's credential isn't valid for this project."], read: [numbers, answers]),
    "FIRAuthErrorDomain 17021": .means(
      "the session has ended, as after a change of the password; the SDK signs the user out",
      names: ["17021", "TOKEN_EXPIRED", "ERROR_USER_TOKEN_EXPIRED"],
      texts: ["The user's credential is no longer valid. The user must sign in again."],
      read: [numbers, answers]),
  ])

  private static let firebaseOtherErrors = firebase([
    "FIRAuthErrorDomain 17020": .means(
      "the request did not arrive, or no answer came: nothing was judged",
      names: ["17020", "ERROR_NETWORK_REQUEST_FAILED", "networkError"],
      texts: [
        "Network error (such as timeout, interrupted connection or unreachable host) has occurred."
      ],
      causes: ["the transport failed, and no data came": [answers]], read: [numbers, answers]),
    "FIRAuthErrorDomain 17010": .means(
      "too many attempts from this device: wait",
      names: ["17010", "TOO_MANY_ATTEMPTS_TRY_LATER", "ERROR_TOO_MANY_REQUESTS"],
      texts: ["We have blocked all requests from this device due to unusual activity."],
      read: [numbers, answers]),
    "FIRAuthErrorDomain 17000": .means(
      "a custom token is malformed, expired, or not signed as it should be",
      names: ["17000", "INVALID_CUSTOM_TOKEN", "ERROR_INVALID_CUSTOM_TOKEN"],
      texts: ["The custom token format is incorrect."], read: [numbers, answers]),
    "FIRAuthErrorDomain 17002": .means(
      "a custom token is from the service account of another project",
      names: ["17002", "CREDENTIAL_MISMATCH", "ERROR_CUSTOM_TOKEN_MISMATCH"],
      texts: ["The custom token corresponds to a different audience."], read: [numbers, answers]),
    "FIRAuthErrorDomain 17093": .means(
      "the request does not say which app it comes from",
      names: ["17093", "MISSING_CLIENT_IDENTIFIER", "ERROR_MISSING_CLIENT_IDENTIFIER"],
      read: [numbers, answers]),
    "Invalid state: A login callback was received, but no login request was sent.": .means(
      "the app of Firebase's tutorial ends itself: a credential came, and it had kept no raw nonce",
      texts: ["Invalid state: A login callback was received, but no login request was sent."],
      causes: [
        "the object that keeps the raw nonce was made anew, or another button than its own began the sign-in":
          [.assumed]
      ], read: [.firebaseAuth]),
    "Error getting access token from Apple": .means(
      "Firebase cannot revoke at Apple, since it has no way to sign in there as the app",
      texts: ["Error getting access token from Apple. OAuth2 redirect uri is"],
      causes: [
        "Services ID, team or key are not in the Firebase console; only the web, Android and a revocation "
          + "need them": [
            .thread(.reactNativeApple, 227), .thread(.reactNativeApple, 372),
            .thread(.flutterFire, 16744),
          ]
      ], read: [FirebaseSDK.revocation, .firebaseAuth]),
    "FIRAuthErrorDomain 17999": .means(
      "the SDK has no number for what came: the real text is in the underlying error, under "
        + "FIRAuthErrorUserInfoDeserializedResponseKey",
      names: [
        "17999", "ERROR_INTERNAL_ERROR", "INVALID_CREDENTIAL_OR_PROVIDER_ID",
        "INVALID_REFRESH_TOKEN", "MISSING_REQUEST_URI",
      ],
      texts: [
        "An internal error has occurred, print and inspect the error details for more information.",
        "Invalid IdP response/credential: …",
      ],
      causes: [
        "a code without a number of its own, such as INVALID_CREDENTIAL_OR_PROVIDER_ID: the request has no "
          + "token in it, or names a provider that nobody knows": [answers, .firebaseRecord],
        "a 400 of the service": [.thread(.firebaseIOS, 13672)],
        "a 503, 'backendError', 'Error code: 47'": [.thread(.flutterFire, 10622)],
      ], read: [numbers, answers]),
    "FIRAuthErrorDomain 17995": .means(
      "the key chain could not be read or written, so the session is not kept",
      names: ["17995", "ERROR_KEYCHAIN_ERROR"],
      texts: ["An error occurred when accessing the keychain."], read: [numbers]),
    "FIRAuthErrorDomain 17058": .means(
      "the user closed the web page of a sign-in",
      names: ["17058", "ERROR_WEB_CONTEXT_CANCELLED", "webContextCancelled"],
      texts: ["The interaction was cancelled by the user."], read: [numbers]),
  ])
}
