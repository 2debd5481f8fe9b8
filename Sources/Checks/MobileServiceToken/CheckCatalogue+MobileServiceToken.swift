extension CheckCatalogue {
  static let mobileServiceToken: [any Check] =
    mobileServiceCalculation + [
      PasswordSentOnceCheck(), MasterKeyOffTheWireCheck(), TokenRawInZumoFieldCheck(),
      MobileTokenSignatureCheck(), MobileTokenAlgorithmCheck(), MobileTokenKIDCheck(),
      MobileTokenVersionCheck(), MobileTokenIssuerCheck(), MobileTokenAudienceCheck(),
      MobileTokenExpiryCheck(), MobileTokenUserIDCheck(), UnreadableTokenRefusedCheck(),
    ]
}
