/// The words of Sign in with Apple into Firebase.
extension Glossary {
  static let nonce: [GlossaryEntry] =
    nonceParticipants + nonceTerms + drawnNonce + appleParameters + appleClaims + judgedCredential
}

extension Glossary {
  private static let nonceParticipants = [
    GlossaryEntry(
      "apple", .participant,
      "Apple's identity service at appleid.apple.com: it signs identity tokens for apps",
      sender: "holds the private signing keys, and which user is known to which team by which id",
      .appleREST),
    GlossaryEntry(
      "firebase", .participant,
      "Firebase Authentication: takes a provider's token, checks it, and issues one of its own; "
        + "also a claim of that token",
      sender: "holds the accounts of the project, and copies of the providers' public keys",
      without: "the app's own servers would have to know every provider",
      .firebaseAuth, .identityToolkit),
  ]

  private static let nonceTerms = [
    GlossaryEntry(
      "identity token", .term,
      "Apple's name for its ID token: a JWT that says who signed in, for which app, and when",
      sender: "apple, by way of the device",
      .appleREST, .oidcCore("2")),
    GlossaryEntry(
      "bundle id", .term,
      "the name of an app on Apple's systems, such as com.example.app; on a device it is the "
        + "audience of the identity token",
      .appleREST),
    GlossaryEntry(
      "Services ID", .term,
      "the name of an app's web sign-in at Apple; a token from the web has it as its audience",
      without: "a server that knows the bundle id alone refuses every user of the web",
      .appleREST),
    GlossaryEntry(
      "key rotation", .term,
      "an issuer changes the key with which it signs, and publishes the new one in its key set",
      without: "a key that leaked would stay good for ever",
      .oidcCore("10.1.1")),
    GlossaryEntry(
      "UTF-8", .term, "the usual way to write characters as bytes; a JWT is ASCII, a part of it",
      .rfc3629),
    GlossaryEntry(
      "none", .term,
      "an 'alg' that means 'not signed'; whoever accepts it accepts what anybody wrote",
      .rfc7518("3.1"), .rfc8725("2.1")),
    GlossaryEntry(
      "HS256", .term,
      "a signature with a shared secret: whoever can check it can also make it",
      .rfc7518("3.1"), .rfc8725("2.1")),
  ]

  private static let drawnNonce = [
    GlossaryEntry(
      "raw_nonce", .parameter,
      "the random text behind the nonce: Apple sees its digest, Firebase the text itself",
      sender: "the app, to Firebase and to nobody before",
      without: "an identity token that was copied somewhere would do for a new sign-in",
      .oidcCore("15.5.2"), .firebaseAuth),
    GlossaryEntry(
      "alphabet", .parameter, "the characters that a raw nonce is made of",
      .oidcCore("15.5.2")),
    GlossaryEntry(
      "alphabet_size", .parameter, "how many characters the alphabet of the raw nonce has",
      .oidcCore("15.5.2")),
    GlossaryEntry(
      "octets_per_character", .parameter,
      "how many of the 256 octets lead to each character, counted for the whole alphabet",
      without: "nobody notices that some characters come more often than others",
      .oidcCore("15.5.2")),
    GlossaryEntry(
      "guessing_bits", .parameter,
      "the exponent of two in the number of tries that a guesser of the raw nonce needs",
      .oidcCore("15.5.2")),
    GlossaryEntry(
      "requestedScopes", .parameter,
      "what the app asks to know of the user: the full name and the e-mail address",
      sender: "the app, to the device",
      .appleServices),
    GlossaryEntry(
      "button", .parameter, "what the user presses in the app", sender: "the user, to the app",
      .appleServices),
  ]

  private static let appleParameters = [
    GlossaryEntry(
      "firstName", .parameter, "the user's first name, given at the first sign-in only",
      sender: "apple, to the device", .appleREST),
    GlossaryEntry(
      "lastName", .parameter, "the user's last name, given at the first sign-in only",
      sender: "apple, to the device", .appleREST),
    GlossaryEntry(
      "givenName", .parameter,
      "the user's first name as the device hands it to the app, at the first sign-in only",
      sender: "the device",
      without: "the app has to ask the user, or the user has to remove the app from the Apple ID",
      .appleServices),
    GlossaryEntry(
      "familyName", .parameter,
      "the user's last name as the device hands it to the app, at the first sign-in only",
      sender: "the device", .appleServices),
    GlossaryEntry(
      "account", .parameter, "whose Apple ID a device is signed in with",
      sender: "nobody; it shows which of the people in a lesson acts", .appleServices),
    GlossaryEntry(
      "errorCode", .parameter,
      "the number of an error of the device: 1001 the user closed the sheet, 1004 it failed",
      sender: "the device, to the app",
      .appleServices),
    GlossaryEntry(
      "domain", .parameter,
      "where an error number belongs: the same number means other things in another domain",
      sender: "the device, or a service of Google",
      .appleServices, .identityToolkit),
  ]

  private static let appleClaims = [
    GlossaryEntry(
      "nonce_supported", .claim,
      "whether the device can carry a nonce; where it is true a nonce that was sent must come back",
      sender: "apple, in the identity token",
      without: "a token without nonce could be passed off as one from an old device",
      .appleREST),
    GlossaryEntry(
      "c_hash", .claim,
      "the left half of the digest of the code beside the token, in base64url",
      sender: "apple, in the identity token",
      without: "nobody would notice when the code is swapped for another",
      .oidcCore("3.3.2.10"), .oidcCore("3.3.2.11")),
    GlossaryEntry(
      "email", .claim,
      "the user's e-mail address, or one of Apple's that forwards to it",
      sender: "apple, in the identity token; Firebase, in its own",
      .oidcCore("5.7"), .appleREST),
    GlossaryEntry(
      "email_verified", .claim,
      "whether the issuer vouches for the address; from Apple a boolean or the text \"true\"",
      sender: "apple and Firebase, in their tokens; in Firebase's answer spelled 'emailVerified'",
      .appleREST),
    GlossaryEntry(
      "jku", .parameter, "an address in a token's header at which its key shall be fetched",
      sender: "whoever made the token, so an attacker too",
      .rfc8725("3.10")),
  ]

  private static let judgedCredential = [
    GlossaryEntry(
      "pending_sign_in", .parameter, "whether the app has a sign-in that waits for a credential",
      .firebaseAuth),
    GlossaryEntry(
      "identity_token_text", .parameter, "the identity token as the app passes it on", .rfc3629),
    GlossaryEntry(
      "fatal_error", .parameter, "what an app writes into the log when it ends itself",
      .firebaseAuth),
    GlossaryEntry(
      "token_parts", .parameter, "how many parts with full stops in between a token has",
      .rfc7515("7.1")),
    GlossaryEntry(
      "c_hash_computed", .parameter,
      "what the app computes from the code, to compare with 'c_hash'", .oidcCore("3.3.2.10")),
    GlossaryEntry(
      "audiences_expected", .parameter,
      "the clients whose identity tokens a Firebase project takes", .oidcCore("3.1.3.7")),
    GlossaryEntry(
      "issuer_expected", .parameter, "the issuer whose tokens a reader takes",
      .oidcCore("3.1.3.7")),
    GlossaryEntry(
      "nonce_expected", .parameter,
      "lower-case hex of the SHA-256 digest of the raw nonce that came with the token",
      .firebaseAuth),
    GlossaryEntry(
      "nonce_used_before", .parameter, "whether a nonce was already good for a sign-in",
      .identityToolkit),
    GlossaryEntry(
      "iss_before", .parameter, "the issuer of the session's first token", .oidcCore("12.2")),
    GlossaryEntry(
      "sub_before", .parameter, "the user of the session's first token", .oidcCore("12.2")),
    GlossaryEntry(
      "same_user", .parameter, "whether a renewed token is of the same issuer and user",
      .oidcCore("12.2")),
  ]
}
