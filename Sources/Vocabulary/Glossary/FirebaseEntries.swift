/// The names in Firebase's messages and tokens.
extension Glossary {
  static let firebaseMembers: [GlossaryEntry] = requestMembers + responseMembers + errorMembers

  private static let requestMembers = [
    GlossaryEntry(
      "key", .parameter,
      "in a URL of Google's the API key, which names the project and is in every copy of the app; in a "
        + "calculation the bytes that make and check an HMAC",
      sender: "the app, with each request",
      without: "Google's services do not know which project is meant",
      .firebaseAuth),
    GlossaryEntry(
      "postBody", .parameter,
      "a form inside a JSON string: the provider's token, the provider's name, the raw nonce",
      sender: "the app, to Firebase",
      .identityToolkit),
    GlossaryEntry(
      "requestUri", .parameter,
      "where a sign-in on the web comes back to; 'http://localhost' in apps",
      sender: "the app, to Firebase", .identityToolkit),
    GlossaryEntry(
      "returnSecureToken", .parameter, "asks for an ID token and a refresh token",
      sender: "the app, to Firebase", .identityToolkit),
    GlossaryEntry(
      "providerId", .parameter, "who vouches for the user: 'apple.com'",
      sender: "the app in its request, Firebase in its answer",
      .identityToolkit),
    GlossaryEntry(
      "X-Ios-Bundle-Identifier", .headerField,
      "which app asks; an API key can be limited to some apps, though anybody can write this",
      sender: "the app, to Firebase", .firebaseAuth),
  ]

  private static let responseMembers = [
    GlossaryEntry(
      "kind", .parameter, "the type of an answer, in the older words of Google's services",
      sender: "Firebase, to the app", .identityToolkit),
    GlossaryEntry(
      "federatedId", .parameter, "who the user is at the provider: issuer and id in one text",
      sender: "Firebase, to the app", .identityToolkit),
    GlossaryEntry(
      "localId", .parameter, "who the user is in the Firebase project",
      sender: "Firebase, to the app", .identityToolkit),
    GlossaryEntry(
      "displayName", .parameter, "the user's name as the app passed it on",
      sender: "Firebase, to the app", .identityToolkit),
    GlossaryEntry(
      "isNewUser", .parameter, "true when the account was made by this sign-in",
      sender: "Firebase, to the app", .identityToolkit),
    GlossaryEntry(
      "user_id", .claim,
      "the user's id in a Firebase project, the same as 'sub'; at Facebook his number",
      sender: "Firebase, in its ID token", .firebaseAuth),
    GlossaryEntry(
      "name", .claim, "the user's name as the app passed it on; nobody checked it",
      sender: "Firebase, in its ID token", .firebaseAuth),
    GlossaryEntry(
      "project_id", .parameter, "the number of a Firebase project",
      sender: "Firebase, when it renews a token", .identityToolkit),
  ]

  private static let errorMembers = [
    GlossaryEntry(
      "message", .parameter,
      "a refusal of Firebase: a code in capitals, a colon, and what was wrong",
      sender: "Firebase, to the app", .identityToolkit),
    GlossaryEntry(
      "reason", .parameter, "a refusal of Google's services in one general word",
      sender: "Firebase, to the app", .identityToolkit),
    GlossaryEntry(
      "status", .parameter, "a refusal of Google's services by its kind",
      sender: "Firebase, to the app", .identityToolkit),
  ]
}
