import TranscriptModel

/// What everybody can look up about the participants of the custom-token flow.
enum CustomTokenWorld {
  static let serviceHost = "scorepredict.azure-mobile.net"
  static let service = "https://\(serviceHost)"
  static let tableURL = service + MobileService.Path.predictions
  /// Ships with every copy of the app.
  static let applicationKey = "oTDIErDxiBNEXbVfVEvxNkyqnnFlQW54"
  /// The app's number at Facebook.
  static let facebookAppID = "1413000000042"
  /// Where Facebook sends its answers: a scheme with the app's number in it.
  static let redirectURI = "fb\(facebookAppID)://authorize"
  /// Bob, as Facebook numbers him.
  static let facebookUser = "100004242424242"
  /// Mallory, as Facebook numbers him.
  static let attackersFacebookUser = "100009999999999"
  /// Mallory's session at Facebook, in his own browser.
  static let attackersCookie = "mallorys-own-session"
  /// The number of another app at Facebook, which Bob uses too.
  static let otherFacebookAppID = "1413000000099"
  /// The access token that Facebook gave to that app for Bob.
  static let tokenForOtherApp = "bobs-token-for-a-game-about-herons"
  /// Mallory, as the service names him.
  static let attacker = "\(MobileService.facebookProvider):\(attackersFacebookUser)"
  /// Bob, as the service names him.
  static let victim = "\(MobileService.facebookProvider):\(facebookUser)"
}
