import FlowsShared
import Simulation
import TranscriptModel
import WireFormats

/// What everybody can look up about the participants of the custom-token flow.
enum CustomTokenWorld {
  static let serviceHost: WireText = "scorepredict.azure-mobile.net"
  static let service: WireText = "https://\(serviceHost)"
  static let tableURL = service + MobileService.Path.predictions
  /// Ships with every copy of the app.
  static let applicationKey: WireText = "oTDIErDxiBNEXbVfVEvxNkyqnnFlQW54"
  /// The app's number at Facebook.
  static let facebookAppID: WireText = "1413000000042"
  /// Where Facebook sends its answers: a scheme with the app's number in it.
  static let redirectURI: WireText = "fb\(facebookAppID)://authorize"
  /// Bob, as Facebook numbers him.
  static let facebookUser: WireText = "100004242424242"
  /// Mallory, as Facebook numbers him.
  static let attackersFacebookUser: WireText = "100009999999999"
  /// Mallory's session at Facebook, in his own browser.
  static let attackersCookie: WireText = "mallorys-own-session"
  /// The number of another app at Facebook, which Bob uses too.
  static let otherFacebookAppID: WireText = "1413000000099"
  /// The access token that Facebook gave to that app for Bob.
  static let tokenForOtherApp: WireText = "bobs-token-for-a-game-about-herons"
  /// Mallory, as the service names him.
  static let attacker: WireText = "\(MobileService.facebookProvider):\(attackersFacebookUser)"
  /// Bob, as the service names him.
  static let victim: WireText = "\(MobileService.facebookProvider):\(facebookUser)"
}
