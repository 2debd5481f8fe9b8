// The checks of Sign in with Apple into Firebase, in the order of the messages.
extension CheckCatalogue {
  static let nonce: [any Check] =
    nonceCalculation + rawNonce + identityToken + credential + firebaseSignIn + keySets
    + firebaseToken + photosAPI

  private static let rawNonce: [any Check] = [
    RawNonceFormatCheck(), RawNonceFreshCheck(), NonceHashSentCheck(),
    AppleRequestUnchangedCheck(),
  ]

  private static let identityToken: [any Check] = [
    IdentityTokenSignatureCheck(), IdentityTokenAlgorithmCheck(), IdentityTokenKeyIDCheck(),
    IdentityTokenIssuerCheck(), IdentityTokenAudienceCheck(), IdentityTokenSubjectCheck(),
    IdentityTokenExpiryCheck(), IdentityTokenIssuedAtCheck(), NonceReturnedCheck(),
    NonceSupportedCheck(), CodeHashCheck(),
  ]

  private static let credential: [any Check] = [
    CredentialUnchangedCheck(), CredentialExpectedCheck(),
  ]

  private static let firebaseSignIn: [any Check] = [
    RawNonceSecretCheck(), NonceMatchesCheck(), NonceOnceCheck(),
  ]

  private static let keySets: [any Check] = [
    KeySetPublicCheck(), KeyIDsUniqueCheck(), KeyStrengthCheck(),
  ]

  private static let firebaseToken: [any Check] = [
    FirebaseTokenSignatureCheck(), FirebaseTokenAlgorithmCheck(), FirebaseTokenIssuerCheck(),
    FirebaseTokenAudienceCheck(), FirebaseTokenSubjectCheck(), FirebaseTokenExpiryCheck(),
    FirebaseTokenIssuedAtCheck(), FirebaseSubjectKeptCheck(),
  ]

  private static let photosAPI: [any Check] = [
    BearerInHeaderCheck(), BearerChallengeCheck(), ResourceErrorFormCheck(),
  ]
}
