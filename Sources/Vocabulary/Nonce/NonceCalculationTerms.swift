extension NonceTerms {
  /// How the nonce is drawn, and what the app asks of the device.
  static let rawNonce: [Term] = .parameters([
    "raw_nonce": .means(
      "the random text behind the nonce: Apple sees its digest, Firebase the text itself",
      sender: "the app, to Firebase and to nobody before",
      without: "an identity token that was copied somewhere would do for a new sign-in",
      read: [.oidcCore("15.5.2"), .firebaseAuth],
      notes: [
        "the secret of this sign-in; it should stay in the app until the request to Firebase":
          .at(.value, .rawNonce, read: .oidcCore("15.5.2")),
        "what came as the raw nonce; Firebase hashes it itself and takes nobody's digest":
          .at(.value, .identityTokenVerification, read: .identityToolkit),
      ], secret: .known(to: .app, .firebase)),
    "alphabet": .means(
      "the characters that a raw nonce is made of", read: [.oidcCore("15.5.2")],
      notes: [
        "each octet, divided by the alphabet's size, leaves the number of a character in here":
          .at(.value, .rawNonce, read: .oidcCore("15.5.2"))
      ]),
    "alphabet_size": .means(
      "how many characters the alphabet of the raw nonce has", read: [.oidcCore("15.5.2")],
      notes: [
        "256 octets share out evenly only if this number divides 256, as 64 does and 65 does not":
          .at(.value, .rawNonce, read: .oidcCore("15.5.2"))
      ]),
    "octets_per_character": .means(
      "how many of the 256 octets lead to each character, counted for the whole alphabet",
      without: "nobody notices that some characters come more often than others",
      read: [.oidcCore("15.5.2")],
      notes: [
        "how many of the 256 octets lead to a character: one number for all, or some come more often":
          .at(.value, .rawNonce, read: .oidcCore("15.5.2"))
      ]),
    "guessing_bits": .means(
      "the exponent of two in the number of tries that a guesser of the raw nonce needs",
      read: [.oidcCore("15.5.2")],
      notes: [
        "how hard the raw nonce is to guess, counted with the character that comes most often":
          .at(.value, .rawNonce, read: .oidcCore("15.5.2"))
      ]),
    "requestedScopes": .means(
      "what the app asks to know of the user: the full name and the e-mail address",
      sender: "the app, to the device", read: [.appleServices],
      notes: [
        "what the app asks to know; the user can hide the address, and the name comes only once":
          .at(.handoff, .appleIDRequest, .appleIDPrompt, read: .appleServices)
      ]),
    "button": .means(
      "what the user presses in the app", sender: "the user, to the app", read: [.appleServices],
      notes: [
        "pressed again while the sheet is open: a second sign-in begins before the first ends":
          .at(.handoff, .secondTap, read: .appleServices)
      ]),
  ])

  /// What the calculations start from and lead to.
  static let calculations: [Term] = .parameters([
    "random_octets": [
      "one octet for each character, from a good generator; a nonce must not be guessable":
        .at(.value, .rawNonce, read: .oidcCore("15.5.2"))
    ],
    "sha256": [
      "the digest of the raw nonce's characters, in lower-case hex; nobody can turn it back":
        .at(.value, .rawNonce, read: .rfc6234)
    ],
    "state_received": [
      "the state in the credential; it names the sign-in that this answers":
        .at(.value, .credentialCheck, read: .appleServices)
    ],
    "signature": [
      "over header and claims, byte by byte; the key is one that Apple has published":
        .at(.value, .identityTokenVerification, read: .appleREST),
      "over header and claims, byte by byte; the key is one that Google publishes for Firebase":
        .at(.value, .firebaseTokenCheck, read: .firebaseAuth),
    ],
    "now": [
      "Firebase's clock in seconds since 1970; 'exp' and 'iat' are compared with it":
        .at(.value, .identityTokenVerification, read: .rfc7519("4.1.4")),
      "the API's clock in seconds since 1970; 'exp', 'iat' and 'auth_time' are compared":
        .at(.value, .firebaseTokenCheck, read: .rfc7519("4.1.4")),
    ],
    "audience_expected": [
      "the id of this project; without this check any project's users get in":
        .at(.value, .firebaseTokenCheck, read: .firebaseAuth)
    ],
    "pending_sign_in": .means(
      "whether the app has a sign-in that waits for a credential", read: [.firebaseAuth],
      notes: [
        "whether the app waits for this answer; if not it says so and goes on, and does not crash":
          .at(.value, .credentialCheck, read: .firebaseAuth)
      ]),
    "identity_token_text": .means(
      "the identity token as the app passes it on", read: [.rfc3629],
      notes: [
        "the text that goes to Firebase; the description of the bytes, or their base64, is another":
          .at(.value, .credentialCheck, read: .rfc3629)
      ]),
    "fatal_error": .means(
      "what an app writes into the log when it ends itself", read: [.firebaseAuth],
      notes: [
        "the words of the tutorial's code: they reach the developer's log, and never the user":
          .at(.value, .fatalError, read: .firebaseAuth)
      ]),
    "token_parts": .means(
      "how many parts with full stops in between a token has", read: [.rfc7515("7.1")],
      notes: [
        "header, claims and signature, with full stops in between: a JWT has exactly three parts":
          .at(.value, .credentialCheck, read: .rfc7515("7.1"))
      ]),
    "c_hash_computed": .means(
      "what the app computes from the code, to compare with 'c_hash'",
      read: [.oidcCore("3.3.2.10")],
      notes: [
        "the left half of the code's digest, in base64url; 'c_hash' has to equal it":
          .at(.value, .credentialCheck, read: .oidcCore("3.3.2.11"))
      ]),
    "audiences_expected": .means(
      "the clients whose identity tokens a Firebase project takes",
      read: [.firebaseAuth, .oidcCore("3.1.3.7")],
      notes: [
        "the clients that the project's owner named to Firebase; 'aud' must be one of them":
          .at(.value, .identityTokenVerification, read: .firebaseAuth)
      ]),
    "issuer_expected": .means(
      "the issuer whose tokens a reader takes", read: [.oidcCore("3.1.3.7")],
      notes: [
        "the issuer that belongs to the provider 'apple.com'; 'iss' must equal it":
          .at(.value, .identityTokenVerification, read: .oidcCore("3.1.3.7")),
        "the token service with this project's id; another project's is refused":
          .at(.value, .firebaseTokenCheck, read: .firebaseAuth),
      ]),
    "nonce_expected": .means(
      "lower-case hex of the SHA-256 digest of the raw nonce that came with the token",
      read: [.firebaseAuth],
      notes: [
        "lower-case hex of SHA-256 of the raw nonce; the token has no 'nonce' to compare it with":
          .at(.value, .identityTokenVerification, read: .firebaseRecord).when(
            .saying("nonce", "absent")),
        "lower-case hex of SHA-256 of the raw nonce; 'nonce' must equal it, character by character":
          .at(.value, .identityTokenVerification, read: .identityToolkit),
      ]),
    "nonce_used_before": .means(
      "whether the nonce of a user's token was already good for a sign-in",
      read: [.firebaseRecord],
      notes: [
        "by a record for another provider a user's nonce counts once, and this is asked before comparing":
          .at(.value, .identityTokenVerification, read: .firebaseRecord)
      ]),
    "iss_before": .means(
      "the issuer of the session's first token", read: [.oidcCore("12.2")],
      notes: [
        "who had issued the token of this session; the new one must be from there too":
          .at(.value, .sessionCheck, read: .oidcCore("12.2"))
      ]),
    "sub_before": .means(
      "the user of the session's first token", read: [.oidcCore("12.2")],
      notes: [
        "whom the session belongs to; with another user the app would mix two people":
          .at(.value, .sessionCheck, read: .oidcCore("12.2"))
      ]),
    "same_user": .means(
      "whether a renewed token is of the same issuer and user", read: [.oidcCore("12.2")],
      notes: [
        "whether both are the same as before; if not, the app signs the user out":
          .at(.value, .sessionCheck, read: .oidcCore("12.2"))
      ]),
  ])
}
