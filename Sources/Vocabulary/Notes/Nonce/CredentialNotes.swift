extension ParameterNotes {
  /// What the device hands to the app, and what the app asks of it.
  static let credential: [ParameterNote] = handedOver + failed + lookedAt + crashed

  private static let handedOver: [ParameterNote] = .table(
    .appleCredential, at: .handoff,
    [
      NoteLine(
        "user",
        "the user's lasting id, the same as 'sub' in the token; only the token's is signed",
        .appleServices),
      NoteLine(
        "identityToken",
        "bytes, here in hex: the UTF-8 text of a JWT. The device hands them on and judges nothing",
        .appleServices),
      NoteLine(
        "authorizationCode",
        "bytes, here in hex: the code as UTF-8 text, for a server that talks to Apple itself",
        .appleServices),
      NoteLine(
        .state, "names the sign-in that the credential answers; without it the app can only guess",
        .appleServices),
      NoteLine(
        "givenName",
        "given at the first sign-in only, and not signed; the app has to keep it at once",
        .appleServices),
      NoteLine(
        "familyName",
        "given at the first sign-in only; it is not in the token, so nobody has signed it",
        .appleServices),
      NoteLine(
        "email",
        "given at the first sign-in only; the address inside the token comes each time",
        .appleServices),
    ])

  private static let failed: [ParameterNote] = .table(
    .appleIDError, at: .handoff,
    [
      NoteLine(
        "domain",
        "which part of the system the number is from; the same number means other things elsewhere",
        .appleServices),
      NoteLine(
        "errorCode",
        "1001 when the user closed the sheet: no fault, so the app says nothing; 1004 when it failed",
        .appleServices),
      NoteLine(
        .state,
        "stands for the object by which a real app knows which of its sign-ins came to nothing",
        .appleServices),
    ])

  private static let lookedAt: [ParameterNote] = .table(
    .credentialCheck, at: .value,
    [
      NoteLine(
        "state_received", "the state in the credential; it names the sign-in that this answers",
        .appleServices),
      NoteLine(
        "pending_sign_in",
        "whether the app waits for this answer; if not it says so and goes on, and does not crash",
        .firebaseAuth),
      NoteLine(
        "identityToken", "the bytes as they came, in hex; the app has to read them as UTF-8 text",
        .rfc3629),
      NoteLine(
        "identity_token_text",
        "the text that goes to Firebase; the description of the bytes, or their base64, is another",
        .rfc3629),
      NoteLine(
        "token_parts",
        "header, claims and signature, with full stops in between: a JWT has exactly three parts",
        .rfc7515("7.1")),
      NoteLine(
        "c_hash", "what the token says of its code; a pair that does not fit was put together",
        .oidcCore("3.3.2.10")),
      NoteLine(
        "c_hash_computed",
        "the left half of the code's digest, in base64url; 'c_hash' has to equal it",
        .oidcCore("3.3.2.11")),
    ])

  private static let crashed: [ParameterNote] = .table(
    .fatalError, at: .value,
    [
      NoteLine(
        "fatal_error",
        "the words of the tutorial's code: they reach the developer's log, and never the user",
        .firebaseAuth)
    ])
}
