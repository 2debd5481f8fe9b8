extension ClauseTables {
  /// 'iss' in the answer.
  ///
  /// Read in the document.
  static let issuerIdentification: [Clause] = [
    Clause(
      .rfc9207("2"), .must, .authorizationServer,
      "names its issuer in every answer, errors among them",
      about: ["issuer-returned"]),
    Clause(
      .rfc9207("2"), .must, .authorizationServer,
      "names an https URL without query and fragment",
      about: ["issuer-url"]),
    Clause(
      .rfc9207("2.3"), .must, .authorizationServer,
      "names in its metadata the same issuer as in its answers",
      notExercised: "the checks of 'iss' measure it by the metadata"),
    Clause(
      .rfc9207("2.3"), .must, .authorizationServer,
      "says in its metadata that it sends 'iss'",
      about: ["issuer-returned"]),
    Clause(
      .rfc9207("2.4"), .must, .client,
      "compares 'iss' with the issuer that it asked, and refuses any other",
      about: ["callback-issuer-matches", "issuer-matches"]),
    Clause(
      .rfc9207("2.4"), .mustNot, .client,
      "does not take an error for one of the server that it asked",
      notExercised: "the app shows an error to nobody but its user"),
    Clause(
      .rfc9207("2.4"), .must, .client,
      "refuses an answer without 'iss' from a server that sends it",
      about: ["callback-issuer-matches", "issuer-matches"]),
    Clause(
      .rfc9207("2.4"), .should, .client,
      "refuses 'iss' from a server that does not say that it sends it",
      notExercised: "every server here says it"),
    Clause(
      .rfc9207("4"), .mustNot, .client,
      "knows no two servers by one issuer",
      notExercised: .inside),
    Clause(
      .rfc9207("4"), .must, .client,
      "refuses an answer with two issuers that differ",
      notExercised: "no answer here has a second one"),
  ]
}
