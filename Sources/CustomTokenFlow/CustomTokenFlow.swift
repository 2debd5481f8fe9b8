import FlowsShared
package import Simulation
package import TranscriptModel
package import Vocabulary

/// A mobile back end mints its own token, for users with a password and for users from Facebook, who
/// read the same table.
package struct CustomTokenFlow: Flow {
  /// The flow, which has no state.
  package init() {}

  package let name = "custom-token"
  package let title = "a mobile back end mints its own token, beside a social login"

  package let defences: [Defence] = [
    .stateMatches, .masterKeyLength, .providerTokenForThisApp, .sessionInKeyChain,
    .badTokenRefused, .tokenRaw, .algorithmPinned, .expiryPresent, .customTokenUnexpired,
    .customTokenBegun, .customTokenSignature,
    .keyIDText, .versionTwo, .customTokenIssuer, .customTokenAudience, .expiryWholeSeconds,
    .expiryBounded, .userIDProvider, .rowsOfUser,
  ]

  package let profiles = [FlowProfile.mobileServices2013]

  package let attacks = CustomTokenAttacks.all

  package let lifetimes = [MobileService.tokenLifetime + 1]

  package let messages = FlowTerms.customToken.messages

  package let participants: [ParticipantName] = [
    .user, .app, .device, .browser, .facebook, .mobileService,
  ]

  package let harmlessMutations = HarmlessMutation.customToken

  package let settings = CustomTokenSettings.all

  /// Passwords are hashed fewer times.
  package let bulkSettings = [CustomTokenSettings.set(\.passwordIterations, to: 1000)]
}
