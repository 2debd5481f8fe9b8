/// The schemas of all calculations, in the order of the flows.
public enum CalculationSchemas {
  /// One for each name of a calculation.
  public static let all: [any CalculationValue.Type] = [
    CodeChallengeValue.self, StateCheckValue.self, CodeLookupValue.self, IDTokenCheckValue.self,
    AccessTokenCheckValue.self, RawNonceValue.self, CredentialCheckValue.self,
    FatalErrorValue.self, IdentityTokenVerificationValue.self, FirebaseTokenCheckValue.self,
    SessionCheckValue.self, PasswordHashValue.self, MintTokenValue.self,
    TokenVerificationValue.self, KeySearchValue.self, ForgeTokenValue.self,
  ]
}
