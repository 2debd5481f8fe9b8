import Simulation

/// What can go wrong in the custom-token flow.
enum CustomTokenAttacks {
  static let all: [Attack] = [
    wrongMasterKey, masterKeyLeaked, weakMasterKey, algorithmByHeader, userIDConfusion,
    tokenOfAnotherApp, tokenKindConfusion, anonymousFallThrough, tokenFromBackup, foreignRows,
    stateMismatch, providerTokenOfAnotherApp, keyDerivation, expiryUnit, expiryAbsent,
    tokenExpired, keyIDType, versionWrong, bearerInZumoHeader,
  ]

  /// Bob signs in by Facebook: his user id is a number that anybody can look up.
  static let socialVictim = CustomTokenSettings.set(\.signIns, to: [.facebook])
}
