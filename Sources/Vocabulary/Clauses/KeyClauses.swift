extension ClauseTables {
  /// The parts on keys and key sets that tokens rest on.
  ///
  /// Read in quotations, but for §4.1 and §5.
  static let keys: [Clause] = [
    Clause(
      .rfc7517("4"), .must, .issuer,
      "names no member of a key twice",
      reading: .secondHand),
    Clause(
      .rfc7517("4.1"), .must, .issuer,
      "says in 'kty' what kind of key it is",
      reading: .notRead),
    Clause(
      .rfc7517("4.3"), nil, .issuer,
      "'key_ops' is a list of texts",
      reading: .notRead),
    Clause(
      .rfc7517("4.3"), .must, .issuer,
      "says in 'use' and 'key_ops' nothing that contradicts",
      reading: .secondHand,
      notExercised: "tests of the choice of keys hold it; no check names it"),
    Clause(
      .rfc7517("4.3"), .mustNot, .issuer,
      "names no use of a key twice",
      reading: .notRead),
    Clause(
      .rfc7517("4.5"), nil, .issuer,
      "a 'kid' is a text",
      reading: .secondHand),
    Clause(
      .rfc7517("4.5"), .should, .issuer,
      "gives each key of a set a 'kid' of its own",
      reading: .secondHand),
    Clause(
      .rfc7517("5"), nil, .issuer,
      "'keys' is a list of objects",
      reading: .notRead),
    Clause(
      .rfc7517("5"), .must, .issuer,
      "has the list 'keys' in a key set",
      reading: .notRead),
    Clause(
      .rfc7517("5"), .should, .recipient,
      "ignores keys that it does not understand",
      reading: .notRead,
      notExercised: "tests of the reader hold it"),
    Clause(
      .rfc7517("9.2"), .must, .issuer,
      "publishes no private key",
      reading: .secondHand),
  ]
}
