extension ParameterNotes {
  static let customTokenCalculations: [ParameterNote] =
    hashing + .table(.mintToken, at: .value, deriving + signing)
    + .table(.forgeToken, at: .value, forging + signing) + searching + verifying

  private static let hashing: [ParameterNote] = .table(
    .passwordHash, at: .value,
    [
      NoteLine(
        .username, "whose password it is; the password itself is not shown, and not stored",
        .rfc8018("5.2")),
      NoteLine(
        "algorithm",
        "a hash made for passwords; SHA-256 alone is so fast that short passwords are soon found",
        .rfc8018("5.2")),
      NoteLine(
        "iterations",
        "how often the hash is repeated: each guess of a thief costs as much as this login did",
        .rfc8018("4.2")),
      NoteLine(
        "salt",
        "random, one for each user: equal passwords look different, and no table made before helps",
        .rfc8018("4.1")),
      NoteLine(
        "hash", "what the service keeps in hex; the way back to the password is guessing",
        .rfc8018("5.2")),
      NoteLine(
        "stored_hash", "what was kept when the account was made; equal hashes mean equal passwords",
        .rfc8018("5.2")),
    ])

  private static let deriving = [
    NoteLine(
      "master_key",
      "the service's secret, shown because this run is a lesson; it belongs in no app and no log",
      .mobileServicesToken),
    NoteLine(
      "key_derivation",
      "how the script makes key bytes of the master key; only one way gives those of the service",
      .mobileServicesToken),
    NoteLine(
      "key",
      "the bytes that sign, in hex; they should be SHA-256 over the master key and 'JWTSig'",
      .mobileServicesToken),
  ]

  private static let signing = [
    NoteLine(
      "header", "the first part as JSON; the order of the members counts, since bytes are signed",
      .rfc7515("7.1")),
    NoteLine(
      "claims",
      "the second part as JSON, in the order in which they are written, since bytes are signed",
      .rfc7519("3")),
    NoteLine(
      "signing_input", "header and claims in base64url with a full stop between: what is signed",
      .rfc7515("5.1")),
    NoteLine(
      "signature",
      "an HMAC with SHA-256 over the signing input, in base64url: the third part of the token",
      .rfc7518("3.2")),
    NoteLine(
      "token", "the three parts with full stops between; who has this text is the user",
      .rfc7515("7.1")),
  ]

  private static let forging = [
    NoteLine(
      "known", "what the attacker has to start from; all else is public, the user's id included",
      .rfc8725("3.10")),
    NoteLine(
      "key",
      "the bytes that the attacker signs with, in hex; whether they fit only the service knows",
      .rfc7518("3.2")),
  ]

  private static let searching: [ParameterNote] = .table(
    .keySearch, at: .value,
    [
      NoteLine(
        "sample_token",
        "one real token, such as the attacker's own: it tells a right guess at once",
        .rfc8725("3.5")),
      NoteLine(
        "guesses", "how many words were tried; a computer at home tries millions in a second",
        .rfc8725("3.5")),
      NoteLine(
        "found_master_key", "the word whose key makes the sample's signature, or 'not found'",
        .rfc8725("3.5")),
    ])

  private static let verifying: [ParameterNote] = .table(
    .tokenVerification, at: .value,
    [
      NoteLine(
        "alg",
        "what the header says; the service knows its one algorithm and does not ask the token",
        .rfc8725("3.1")),
      NoteLine(
        "kid", "has to be the text \"0\"; the number 0 is the form of version 1",
        .mobileServicesVersion2),
      NoteLine(
        "iss", "has to be the one text of Mobile Services; else it is a token of another kind",
        .rfc8725("3.12")),
      NoteLine(
        "ver", "has to be the number 2; a version with other rules would pass under the old ones",
        .mobileServicesVersion2),
      NoteLine(
        "aud", "has to be one of the ways to sign in that this service offers, exactly",
        .rfc8725("3.9")),
      NoteLine(
        "uid", "provider and id; the provider has to be the one that 'aud' names",
        .mobileServicesToken),
      NoteLine(
        "exp", "has to be a whole number of seconds, ahead, and not further ahead than tokens live",
        .rfc7519("4.1.4")),
      NoteLine(
        "signature",
        "whether the third part fits the bytes of the other two and the service's own key",
        .rfc7515("5.2")),
      NoteLine(
        "key", "the service's own key bytes in hex; it is derived anew and never read from a token",
        .mobileServicesToken),
      NoteLine(
        "now", "the service's clock in seconds since 1970; 'exp' is compared with it",
        .rfc7519("4.1.4")),
    ])
}
