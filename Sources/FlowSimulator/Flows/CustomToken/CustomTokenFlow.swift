import Vocabulary
import TranscriptModel
import WireFormats

/// A mobile back end mints its own token, for users with a password and for users from Facebook, who
/// read the same table.
struct CustomTokenFlow: Flow {
  let name = "custom-token"
  let title = "a mobile back end mints its own token, beside a social login"

  let defences: [Defence] = [
    .stateMatches, .masterKeyLength, .providerTokenForThisApp, .sessionInKeyChain,
    .badTokenRefused, .tokenRaw, .algorithmPinned, .zumoTokenSignature, .keyIDText, .versionTwo,
    .zumoTokenIssuer, .zumoTokenAudience, .expiryWholeSeconds, .expiryBounded,
    .zumoTokenUnexpired, .userIDProvider, .rowsOfUser,
  ]

  let attacks = CustomTokenAttacks.all

  let lifetimes = [MobileService.tokenLifetime + ClockSkew.leeway]

  let messages = FlowTerms.customToken.messages

  let participants: [ParticipantName] = [
    .user, .app, .device, .browser, .facebook, .mobileService,
  ]

  var settingNames: [WireText] { CustomTokenSettings.names }

  /// Passwords are hashed fewer times.
  let bulkSettings = [NamedValue("mobile-service.password_iterations", "1000")]

  func prepare(_ setUp: RunSetUp) throws -> PreparedRun {
    let cast = try CustomTokenCast(setUp)
    return PreparedRun(
      participants: cast.all, registered: cast.registered, attacker: cast.attacker,
      start: { await cast.app.run() },
      isFinished: { await cast.app.isFinished })
  }
}
