/// The words of the flow in which a mobile back end mints its own token.
extension Glossary {
  static let customToken: [GlossaryEntry] =
    people + fields + bodies + claimsOfToken + sums + notions

  private static let people = [
    GlossaryEntry(
      "facebook", .participant,
      "the provider of the social login: it knows the user, and vouches for its own tokens",
      sender: "holds the user's session in the browser",
      .facebookTokenDebugging),
    GlossaryEntry(
      "mobile-service", .participant,
      "the back end of an app: it signs users in, mints tokens, and keeps each user's rows",
      sender: "holds the master key, the hashes of passwords, and the tables",
      .mobileServicesREST),
  ]

  private static let fields = [
    GlossaryEntry(
      "X-ZUMO-AUTH", .headerField,
      "the token of Mobile Services, with nothing before it; 'Zumo' is the service's first name",
      sender: "the app, with each request for a user",
      without: "the request is nobody's, and only tables for anyone answer it",
      .mobileServicesREST),
    GlossaryEntry(
      "X-ZUMO-APPLICATION", .headerField,
      "the application key: names the app that calls, as a client id does, and is no secret",
      sender: "the app, with each request",
      .mobileServicesREST, .rfc8252("8.5")),
  ]

  private static let bodies = [
    GlossaryEntry(
      "authenticationToken", .parameter, "the service's own token, as its login answers name it",
      sender: "the mobile service, in its answer to a social login", .mobileServicesREST),
    GlossaryEntry(
      "token", .parameter, "the service's own token, as the script for new users names it",
      sender: "the mobile service, in its answer to a manual login", .mobileServicesToken),
    GlossaryEntry(
      "userId", .parameter, "the user's id with the provider in front: 'Facebook:1042'",
      sender: "the mobile service; it is no secret", .mobileServicesREST),
    GlossaryEntry(
      "id", .parameter, "the id of a user, or of a row in a table", sender: "the mobile service",
      .mobileServicesREST),
    GlossaryEntry(
      "match", .parameter, "what a prediction is about, in the app's own table",
      sender: "the app, when a row is added", .mobileServicesREST),
    GlossaryEntry(
      "score", .parameter, "the prediction, in the app's own table",
      sender: "the app, when a row is added",
      .mobileServicesREST),
    GlossaryEntry(
      "input_token", .parameter, "the access token that Facebook is asked about",
      sender: "the mobile service, to Facebook", .facebookTokenDebugging),
    GlossaryEntry(
      "app_id", .parameter, "the app that an access token of Facebook was issued for",
      sender: "Facebook, to the mobile service",
      without: "a token of any other app would sign its user in here",
      .facebookTokenDebugging),
    GlossaryEntry(
      "is_valid", .parameter, "whether an access token of Facebook still counts",
      sender: "Facebook, to the mobile service", .facebookTokenDebugging),
    GlossaryEntry(
      "form", .parameter, "what the app's own screen asks the user to do",
      sender: "the app, to the user", .rfc8252("8.12")),
    GlossaryEntry(
      "stored_in", .parameter, "where on the device the app keeps a value",
      sender: "the app, to the device",
      without: "defaults on disk are a readable file, and part of every backup", .rfc8252("8.5")),
    GlossaryEntry(
      "source", .parameter, "what is read out of a device: a backup, or an app's package",
      sender: "whoever holds the device", .rfc8252("8.5")),
    GlossaryEntry(
      "application_key", .parameter, "the key that ships with every copy of the app",
      .rfc8252("8.5")),
  ]

  private static let claimsOfToken = [
    GlossaryEntry(
      "ver", .claim, "the version of a token of Mobile Services: the number 2 since March 2014",
      sender: "the mobile service", .mobileServicesVersion2),
    GlossaryEntry(
      "uid", .claim, "the user in a token of Mobile Services: 'Provider:id'",
      sender: "the mobile service",
      without: "an id without provider can be that of two users", .mobileServicesToken),
  ]

  private static let sums = [
    GlossaryEntry(
      "master_key", .parameter,
      "the secret of a mobile service, from which its signing key is derived",
      sender: "nobody; it stays on the server",
      without: "whoever learns it is every user", .mobileServicesToken),
    GlossaryEntry(
      "key_derivation", .parameter, "how the bytes that sign are made of the master key",
      .mobileServicesToken),
    GlossaryEntry(
      "header", .parameter, "the first part of a JWT, as JSON", .rfc7515("7.1")),
    GlossaryEntry(
      "claims", .parameter, "the second part of a JWT, as JSON", .rfc7519("3")),
    GlossaryEntry(
      "signing_input", .parameter, "what a signature is over: the first two parts of a token",
      .rfc7515("5.1")),
    GlossaryEntry(
      "algorithm", .parameter, "the hash that a service stores passwords with", .rfc8018("5.2")),
    GlossaryEntry(
      "iterations", .parameter, "how often a password hash is repeated, to make guesses dear",
      without: "a stolen table gives up its short passwords in minutes", .rfc8018("4.2")),
    GlossaryEntry(
      "salt", .parameter, "random bytes that go into a password hash, one set for each user",
      without: "one sum would test a guess against every user at once", .rfc8018("4.1")),
    GlossaryEntry(
      "hash", .parameter, "what is left of a password on the server", .rfc8018("5.2")),
    GlossaryEntry(
      "stored_hash", .parameter, "the hash that was kept when the account was made",
      .rfc8018("5.2")),
    GlossaryEntry(
      "known", .parameter, "what an attacker has to start from", .rfc8725("3.10")),
    GlossaryEntry(
      "sample_token", .parameter, "a real token, against which guesses at its key are tried",
      .rfc8725("3.5")),
    GlossaryEntry(
      "guesses", .parameter, "how many keys an attacker tried", .rfc8725("3.5")),
    GlossaryEntry(
      "found_master_key", .parameter, "the master key that an attacker found by trying words",
      .rfc8725("3.5")),
  ]

  private static let notions = [
    GlossaryEntry(
      "Zumo", .term,
      "the first name of Azure Mobile Services, alive in its header fields and its issuer",
      .mobileServicesREST),
    GlossaryEntry(
      "key chain", .term,
      "where a device keeps small secrets of an app: encrypted, and not in a readable backup",
      without: "a token in a plain file belongs to whoever copies the file", .rfc8252("8.5")),
  ]
}
