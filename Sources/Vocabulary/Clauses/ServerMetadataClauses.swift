extension ClauseTables {
  /// The metadata document.
  ///
  /// Read in the document.
  static let serverMetadata: [Clause] = [
    Clause(
      .rfc8414("2"), .must, .authorizationServer,
      "names its 'issuer'",
      about: ["metadata-form"]),
    Clause(
      .rfc8414("2"), nil, .authorizationServer,
      "the issuer is an https URL without query and fragment",
      about: ["issuer-url"]),
    Clause(
      .rfc8414("2"), .must, .authorizationServer,
      "names its authorization endpoint",
      about: ["metadata-form"]),
    Clause(
      .rfc8414("2"), .must, .authorizationServer,
      "names its token endpoint",
      about: ["metadata-form"]),
    Clause(
      .rfc8414("2"), .must, .authorizationServer,
      "has its keys at an https URL",
      about: ["key-set-source"]),
    Clause(
      .rfc8414("2"), .must, .authorizationServer,
      "lists the response types that it supports",
      about: ["metadata-form"]),
    Clause(
      .rfc8414("2"), .recommended, .authorizationServer,
      "lists the scopes that it supports",
      notExercised: "nothing here reads the list"),
    Clause(
      .rfc8414("2"), nil, .client,
      "requests ask for what the metadata lists",
      about: ["response-type-offered", "grant-type-offered", "client-authentication-offered"]),
    Clause(
      .rfc8414("2"), nil, .client,
      "requests go to the endpoints that the metadata names",
      about: ["authorization-endpoint-from-metadata", "token-endpoint-from-metadata"]),
    Clause(
      .rfc8414("3"), .must, .authorizationServer,
      "has its metadata where the issuer and the well-known path lead",
      notExercised: "every run uses that place; no check names it"),
    Clause(
      .rfc8414("3.1"), .must, .client,
      "asks for metadata with GET",
      notExercised: "every run uses GET; no check names it"),
    Clause(
      .rfc8414("3.1"), .must, .client,
      "takes a slash at the issuer's end off before it builds the URL",
      notExercised: "no issuer here ends with one"),
    Clause(
      .rfc8414("3.2"), .must, .authorizationServer,
      "answers with an object of JSON and status 200",
      about: ["metadata-form"]),
    Clause(
      .rfc8414("3.2"), nil, .authorizationServer,
      "each member has its type, and comes once"),
    Clause(
      .rfc8414("3.2"), .must, .authorizationServer,
      "leaves out lists without elements",
      notExercised: "nothing here reads an empty list otherwise"),
    Clause(
      .rfc8414("3.3"), .must, .client,
      "uses metadata only if its 'issuer' is the one that was asked for"),
    Clause(
      .rfc8414("4"), .must, .client,
      "compares texts code point by code point",
      notExercised: "tests of the spelling of values hold it, for every value"),
    Clause(
      .rfc8414("6.1"), .must, .both,
      "uses TLS for the metadata",
      about: ["request-https"]),
    Clause(
      .rfc8414("6.1"), .must, .client,
      "validates the server's certificate",
      notExercised: .connection),
    Clause(
      .rfc8414("6.2"), .must, .client,
      "makes sure that the metadata is of the issuer that was asked for",
      saidIn: [.rfc8414("3.3")]),
  ]
}
