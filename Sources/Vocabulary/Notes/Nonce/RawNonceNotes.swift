extension ParameterNotes {
  /// From the button to Apple's sheet.
  static let appleIDRequest: [ParameterNote] = drawingNonce + asking + deciding

  private static let drawingNonce: [ParameterNote] = .table(
    .rawNonce, at: .value,
    [
      NoteLine(
        "random_octets",
        "one octet for each character, from a good generator; a nonce must not be guessable",
        .oidcCore("15.5.2")),
      NoteLine(
        "alphabet",
        "each octet, divided by the alphabet's size, leaves the number of a character in here",
        .oidcCore("15.5.2")),
      NoteLine(
        "alphabet_size",
        "256 octets share out evenly only if this number divides 256, as 64 does and 65 does not",
        .oidcCore("15.5.2")),
      NoteLine(
        "octets_per_character",
        "how many of the 256 octets lead to a character: one number for all, or some come more often",
        .oidcCore("15.5.2")),
      NoteLine(
        "raw_nonce",
        "the secret of this sign-in; it stays in the app until the request to Firebase",
        .oidcCore("15.5.2")),
      NoteLine(
        "guessing_bits",
        "how hard the raw nonce is to guess, counted with the character that comes most often",
        .oidcCore("15.5.2")),
      NoteLine(
        "sha256",
        "the digest of the raw nonce's characters, in lower-case hex; nobody can turn it back",
        .rfc6234),
      NoteLine(
        .nonce,
        "what Apple gets; Firebase expects the digest here, in lower-case hex, of 64 characters",
        .firebaseAuth),
      NoteLine(
        .state,
        "names this sign-in; it comes back with the credential, so two sign-ins are told apart",
        .appleServices),
    ])

  private static let asking: [ParameterNote] =
    .table(
      .appleIDRequest, at: .handoff,
      [
        scopes,
        NoteLine(
          .nonce,
          "Apple copies it into the identity token unread; the raw nonce must not be in here",
          .appleServices),
        NoteLine(
          .state,
          "comes back with the credential; the app finds the pending sign-in by it",
          .appleServices),
      ])
    + .table(
      .appleIDPrompt, at: .handoff,
      [
        NoteLine(
          "app",
          "which app asks; the system knows who called it, so no app can use another's name here",
          .appleServices),
        scopes,
      ])

  private static let deciding: [ParameterNote] =
    .table(
      .secondTap, at: .handoff,
      [
        NoteLine(
          "button",
          "pressed again while the sheet is open: a second sign-in begins before the first ends",
          .appleServices)
      ])
    + .table(
      .appleIDDecision, at: .handoff,
      [
        NoteLine(
          .decision,
          "the user's yes or no, with face, finger or password; it goes to the system, not to the app",
          .appleServices),
        NoteLine(
          "account",
          "whose Apple ID this device is signed in with; nobody types a name or a password here",
          .appleServices),
      ])

  private static let scopes = NoteLine(
    "requestedScopes",
    "what the app asks to know; the user can hide the address, and the name comes only once",
    .appleServices)
}
