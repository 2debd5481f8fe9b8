extension MessageNotes {
  /// The flow with Apple and Firebase.
  static let nonceFlow = request + credential + firebase + use

  private static let request = [
    MessageNote(
      .rawNonce,
      "one value is kept, another is shown: Apple gets the digest, Firebase later the raw nonce",
      .firebaseAuth),
    MessageNote(
      .appleIDRequest,
      "a call into the system, no web page: the app never sees how the user proves who he is",
      .appleServices),
    MessageNote(
      .appleIDPrompt,
      "the system's own sheet; what it shows about the app comes from the system, not from the app",
      .appleServices),
    MessageNote(
      .secondTap,
      "nothing is wrong yet: whether it does harm depends on where the app keeps its raw nonce",
      .appleServices),
    MessageNote(
      .appleIDDecision,
      "only now does the device talk to Apple: without the user's yes nothing leaves it",
      .appleServices),
    MessageNote(
      .appleAuthorizationRequest,
      "what really passes here is Apple's secret; these are the names of its web service",
      .appleREST),
  ]

  private static let credential = [
    MessageNote(
      .appleAuthorizationResponse,
      "the token is signed and names app and nonce; what stands beside it is not signed",
      .appleREST),
    MessageNote(
      .appleCredential,
      "any part of it can be missing, and it can come when nobody waits: the app has to look",
      .appleServices),
    MessageNote(
      .appleIDError,
      "to close the sheet is an answer too: the app goes back to where it was, without an alarm",
      .appleServices),
    MessageNote(
      .credentialCheck,
      "the tutorial's app stops with a fatal error here; one that goes on can tell the user why",
      .firebaseAuth),
    MessageNote(
      .fatalError,
      "the user sees an app that vanishes; whoever can hand it a credential can make it vanish",
      .firebaseAuth),
  ]

  private static let firebase = [
    MessageNote(
      .firebaseSignInRequest,
      "here the raw nonce leaves the app, over TLS, to the one who has to compare it",
      .firebaseAuth),
    MessageNote(
      .appleKeysRequest,
      "Firebase fetches Apple's keys once and keeps them; an unknown 'kid' makes it ask again",
      .appleREST),
    MessageNote(
      .appleKeysResponse,
      "the set can have several keys, and their number changes: 'kid' says which one is meant",
      .appleREST),
    MessageNote(
      .identityTokenVerification,
      "each rule is a check of its own; a good signature alone says nothing about this sign-in",
      .oidcCore("3.1.3.7")),
    MessageNote(
      .firebaseSignInResponse,
      "a token of Firebase's own; from here on nobody needs Apple's token or the nonce any more",
      .identityToolkit),
  ]

  private static let use = [
    MessageNote(
      .firebaseKeysRequest,
      "the API fetches the keys of Firebase's token service, not Apple's: it is another issuer",
      .firebaseAuth),
    MessageNote(
      .firebaseKeysResponse,
      "one key set for the tokens of all projects, so a good signature does not name the project",
      .firebaseAuth),
    MessageNote(
      .firebaseTokenCheck,
      "the app's own API asks nobody: signature, issuer, audience and times tell it enough",
      .firebaseAuth),
    MessageNote(
      .firebaseRefreshRequest,
      "an hour later, without user and without Apple: the refresh token alone is enough",
      .firebaseAuth),
    MessageNote(
      .firebaseRefreshResponse,
      "a new ID token for the same user; Apple is not asked whether the account still exists",
      .firebaseAuth),
    MessageNote(
      .sessionCheck,
      "the app compares before it goes on: a token of somebody else would show his photos",
      .oidcCore("12.2")),
  ]
}
