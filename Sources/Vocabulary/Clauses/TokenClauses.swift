extension ClauseTables {
  /// The parts on claims that tokens rest on.
  ///
  /// Read in quotations, but for §2, §4, §5.1 and §7.2.
  static let tokens: [Clause] = [
    Clause(
      .rfc7519("2"), nil, .issuer,
      "a time is a number of seconds since 1970",
      reading: .notRead),
    Clause(
      .rfc7519("4"), .must, .issuer,
      "names no claim twice",
      reading: .notRead,
      notExercised: "tests of the reader hold it: such a token is refused"),
    Clause(
      .rfc7519("4"), .must, .recipient,
      "ignores claims that it does not know",
      reading: .notRead,
      notExercised: "tests of the participants hold it; no check names it"),
    Clause(
      .rfc7519("4.1"), nil, .issuer,
      "each claim that is registered has a type of its own",
      saidIn: [.rfc7519("4.1.2"), .rfc7519("4.1.3")],
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.2"), nil, .issuer,
      "'sub' is a text",
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.2"), .must, .issuer,
      "has a 'sub' that means one person at this issuer",
      reading: .secondHand,
      notExercised: "subjects are the issuer's own words"),
    Clause(
      .rfc7519("4.1.3"), nil, .issuer,
      "'aud' is a text, or a list of texts",
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.3"), .must, .recipient,
      "refuses a token whose 'aud' does not name it",
      saidIn: [.oidcCore("3.1.3.7"), .rfc9068("4")],
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.4"), .must, .recipient,
      "refuses a token whose 'exp' is not ahead",
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.5"), .must, .recipient,
      "refuses a token whose 'nbf' is ahead",
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.6"), .must, .issuer,
      "has a number as 'iat'",
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.6"), nil, .recipient,
      "'iat' tells how old a token is",
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.7"), nil, .issuer,
      "'jti' is a text",
      reading: .secondHand),
    Clause(
      .rfc7519("4.1.7"), .must, .issuer,
      "has a 'jti' that no other token has",
      reading: .secondHand),
    Clause(
      .rfc7519("5.1"), .recommended, .issuer,
      "has 'JWT' as 'typ' where it says a type",
      reading: .notRead,
      notExercised: "access tokens here ask for another word, and ID tokens need none"),
    Clause(
      .rfc7519("7.2"), .must, .recipient,
      "refuses a text that is no JWT",
      reading: .notRead,
      notExercised: "tests of the reader hold it: such a token is refused"),
  ]
}
