extension CustomTokenTerms {
  /// What the calculations start from and lead to.
  static let calculations: [Term] = .parameters([
    "signature": [
      "an HMAC with SHA-256 over the signing input, in base64url: the third part of the token":
        .at(.value, .mintToken, .forgeToken, read: .rfc7518("3.2")),
      "whether the third part fits the bytes of the other two and the service's own key":
        .at(.value, .tokenVerification, read: .mobileServicesJWT),
    ],
    "now": [
      "the service's clock in seconds since 1970; 'exp' is compared with it":
        .at(.value, .tokenVerification, read: .mobileServicesJWT)
    ],
    "master_key": .means(
      "the secret of a mobile service: its signing key is derived from it, and it decrypts "
        + "'urn:microsoft:credentials' in a token",
      sender: "nobody but the maker's own tools; it stays on the server",
      without: "whoever learns it is admin, and every user, and reads the providers' tokens",
      read: [.mobileServicesToken, .mobileServicesAuthorize, .mobileServicesEncryptor],
      notes: [
        "belongs on the server alone: with it anyone is any user of the service, and its admin too":
          .at(.handoff, .extracted, read: .mobileServicesAuthorize),
        "the service's secret, shown because this run is a lesson; it belongs in no app and no log":
          .at(.value, .mintToken, read: .mobileServicesToken),
      ], secret: .known(to: .mobileService)),
    "key_derivation": .means(
      "how the bytes that sign are made of the master key", read: [.mobileServicesToken],
      notes: [
        "how the script makes key bytes of the master key; only one way gives those of the service":
          .at(.value, .mintToken, read: .mobileServicesToken)
      ]),
    "header": .means(
      "the first part of a JWT, as JSON", read: [.rfc7515("7.1")],
      notes: [
        "the first part as JSON; the order of the members counts, since bytes are signed":
          .at(.value, .mintToken, .forgeToken, read: .rfc7515("7.1"))
      ]),
    "claims": .means(
      "the second part of a JWT, as JSON", read: [.rfc7519("3")],
      notes: [
        "the second part as JSON, in the order in which they are written, since bytes are signed":
          .at(.value, .mintToken, .forgeToken, read: .rfc7519("3"))
      ]),
    "signing_input": .means(
      "what a signature is over: the first two parts of a token", read: [.rfc7515("5.1")],
      notes: [
        "header and claims in base64url with a full stop between: what is signed":
          .at(.value, .mintToken, .forgeToken, read: .rfc7515("5.1"))
      ]),
    "algorithm": .means(
      "the hash that a service stores passwords with", read: [.rfc8018("5.2")],
      notes: [
        "a hash made for passwords; SHA-256 alone is so fast that short passwords are soon found":
          .at(.value, .passwordHash, read: .rfc8018("5.2"))
      ]),
    "iterations": .means(
      "how often a password hash is repeated, to make guesses dear",
      without: "a stolen table gives up its short passwords in minutes", read: [.rfc8018("4.2")],
      notes: [
        "how often the hash is repeated: each guess of a thief takes as many rounds as this login":
          .at(.value, .passwordHash, read: .rfc8018("4.2"))
      ]),
    "salt": .means(
      "random bytes that go into a password hash, one set for each user",
      without: "one sum would test a guess against every user at once", read: [.rfc8018("4.1")],
      notes: [
        "random, one for each user: equal passwords look different, and no table made before helps":
          .at(.value, .passwordHash, read: .rfc8018("4.1"))
      ]),
    "hash": .means(
      "what is left of a password on the server", read: [.rfc8018("5.2")],
      notes: [
        "what the maker's script keeps, in hex; the way back to the password is guessing":
          .at(.value, .passwordHash, read: .rfc8018("5.2"))
      ]),
    "stored_hash": .means(
      "the hash that was kept when the account was made", read: [.rfc8018("5.2")],
      notes: [
        "what was kept when the account was made; equal hashes mean equal passwords":
          .at(.value, .passwordHash, read: .rfc8018("5.2"))
      ]),
    "known": .means(
      "what an attacker has to start from", read: [.rfc8725("3.10")],
      notes: [
        "what the attacker has to start from; all else is public, the user's id included":
          .at(.value, .forgeToken, read: .rfc8725("3.10"))
      ]),
    "sample_token": .means(
      "a real token, against which guesses at its key are tried", read: [.rfc8725("3.5")],
      notes: [
        "one real token, such as the attacker's own: it tells a right guess at once":
          .at(.value, .keySearch, read: .rfc8725("3.5"))
      ], secret: .known(to: .mobileService, .app, .device, as: "token")),
    "guesses": .means(
      "how many keys an attacker tried", read: [.rfc8725("3.5")],
      notes: [
        "how many words were tried; a computer at home tries millions in a second":
          .at(.value, .keySearch, read: .rfc8725("3.5"))
      ]),
    "found_master_key": .means(
      "the master key that an attacker found by trying words", read: [.rfc8725("3.5")],
      notes: [
        "the word whose key makes the sample's signature, or 'not found'":
          .at(.value, .keySearch, read: .rfc8725("3.5"))
      ], secret: .known(to: .mobileService, as: "master_key", unless: "not found")),
  ])
}
