extension ClauseTables {
  /// The parts on signed texts that tokens rest on.
  ///
  /// Read in quotations, or not at all.
  static let signatures: [Clause] = [
    Clause(
      .rfc7515("4"), .must, .issuer,
      "names no member of the header twice",
      reading: .secondHand,
      notExercised: "tests of the reader hold it: such a token is refused"),
    Clause(
      .rfc7515("4.1.1"), .must, .issuer,
      "names its algorithm",
      saidIn: [.rfc8725("3.1")],
      reading: .notRead),
    Clause(
      .rfc7515("4.1.4"), .must, .issuer,
      "has a text as 'kid'",
      reading: .notRead),
    Clause(
      .rfc7515("4.1.11"), .must, .recipient,
      "refuses a token with a 'crit' that it does not understand",
      reading: .secondHand),
    Clause(
      .rfc7515("5.2"), .must, .recipient,
      "refuses a text whose signature does not fit",
      about: [
        "mobile-token-signature", "forge-token-recomputed", "identity-token-signature",
        "token-signature",
      ],
      reading: .secondHand),
    Clause(
      .rfc7515("5.2"), .should, .recipient,
      "refuses a signature whose algorithm it does not want",
      saidIn: [.rfc8725("3.1")],
      reading: .secondHand),
    Clause(
      .rfc7515("7.1"), nil, .issuer,
      "a token is three parts in base64url with full stops between",
      reading: .notRead),
  ]
}
