import Simulation
import TranscriptModel
import Vocabulary

/// What the app and the mobile service protect themselves with.
extension Defence {
  /// When the app stores its session.
  static let sessionInKeyChain = Defence(
    "session-in-key-chain", .app, SourceReference(.rfc8252, "8.5"),
    "the app keeps its token in the key chain, for this device only, and not in its defaults")

  /// When the service starts; Mobile Services asked for nothing of the kind.
  static let masterKeyLength = Defence(
    "master-key-length", .mobileService, SourceReference(.rfc8725, "3.5"),
    "the service does not work with a master key of fewer than 32 characters")
  static let providerTokenForThisApp = Defence(
    "provider-token-for-this-app", .mobileService,
    .mobileServicesFacebook,
    "a provider's access token counts only if the provider exchanges it, which it does for its own app alone"
  )

  /// At the field 'X-ZUMO-AUTH'.
  static let badTokenRefused = Defence(
    "bad-token-refused", .mobileService,
    .mobileServicesAuthenticate,
    "a token that is there and not good is refused, and never taken for no token")
  static let tokenRaw = Defence(
    "token-raw", .mobileService, .mobileServicesREST,
    "'X-ZUMO-AUTH' holds the token and nothing before it")

  /// At the token, what the runtime of Mobile Services looked at, one decision each.
  static let algorithmPinned = Defence(
    "algorithm-pinned", .mobileService, SourceReference(.rfc8725, "3.1"),
    "the service's key is for HS256, whatever the token's header says")
  static let expiryPresent = Defence(
    "expiry-present", .mobileService, .mobileServicesJWT,
    "a token without 'exp' is refused, so that none lives for ever")
  static let customTokenUnexpired = Defence(
    "token-unexpired", .mobileService, SourceReference(.rfc7519, "4.1.4"),
    "'exp' does not lie behind")
  static let customTokenBegun = Defence(
    "token-begun", .mobileService, SourceReference(.rfc7519, "4.1.5"),
    "'nbf' and 'iat' lie no more than five minutes ahead")
  static let customTokenSignature = Defence(
    "token-signature", .mobileService, SourceReference(.rfc7515, "5.2"),
    "the token's signature fits the service's own key")

  /// At the token, what that runtime did not look at, and a service of one's own should.
  static let keyIDText = Defence(
    "kid-text", .mobileService, .rfc7515("4.1.4"),
    "'kid' is the text \"0\", not the number")
  static let versionTwo = Defence(
    "version-two", .mobileService, .mobileServicesVersion2,
    "'ver' is the number 2")
  static let customTokenIssuer = Defence(
    "token-issuer", .mobileService, SourceReference(.rfc8725, "3.12"),
    "'iss' is the one of Mobile Services, so that no other kind of token passes")
  static let customTokenAudience = Defence(
    "token-audience", .mobileService, SourceReference(.rfc8725, "3.9"),
    "'aud' is exactly one provider: 'Custom', or one that Mobile Services offered")
  static let expiryWholeSeconds = Defence(
    "expiry-whole-seconds", .mobileService, SourceReference(.rfc7519, "4.1.4"),
    "'exp' is a number, and a whole one, so that it is no word and no text")
  static let expiryBounded = Defence(
    "expiry-bounded", .mobileService, SourceReference(.rfc7519, "4.1.4"),
    "'exp' lies no further ahead than a token of this service can live")
  static let userIDProvider = Defence(
    "user-id-provider", .mobileService, .mobileServicesToken,
    "what stands in 'uid' before the first colon is the provider that 'aud' names")

  /// At the table, in the script of the app's maker: the service itself does nothing of the kind.
  static let rowsOfUser = Defence(
    "rows-of-user", .mobileService,
    .mobileServicesOwnRows,
    "a user is shown the rows that belong to him, and no others")
}
