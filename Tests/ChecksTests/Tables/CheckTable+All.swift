extension CheckTable {
  /// The tables of all checks; a test says when a check of the catalogue has none in here.
  static let all: [CheckTable] = [
    AccessTokenCheckTests.tables,
    TokenCalculationCheckTests.tables,
    CalculationCheckTests.tables,
    ResourceCheckTests.tables,
    AuthorizationResponseCheckTests.tables,
    NonceCheckTests.tables,
    AuthorizationRequestCheckTests.tables,
    AuthorizationRequestValueCheckTests.tables,
    RedirectCheckTests.tables,
    TokenRequestCheckTests.tables,
    IdentityTokenCheckTests.tables,
    FirebaseTokenCheckTests.tables,
    IDTokenCheckTests.tables,
    KeySetCheckTests.tables,
    LoginCheckTests.tables,
    MobileServiceTokenCheckTests.tables,
    MetadataCheckTests.tables,
    RefreshCheckTests.tables,
    TokenResponseCheckTests.tables,
    TransportCheckTests.tables,
    KeptSecretCheckTests.tables,
    GuessedValueCheckTests.tables,
  ].flatMap(\.self)
}
