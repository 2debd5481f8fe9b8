import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary

extension NonceCast {
  /// What the participants are set up with, before any of them acts.
  ///
  /// Apple is registered as it is documented, whatever it writes into its tokens in this run.
  static func facts(_ settings: NonceSettings, isSeeded: Bool) -> [RegisteredFact] {
    [RegisteredFact(at: .device, .clientID, settings.clientID)]
      + atApp(settings, isSeeded: isSeeded) + atApple + atFirebase(settings) + atAPI
  }

  private static func atApp(_ settings: NonceSettings, isSeeded: Bool) -> [RegisteredFact] {
    let app = ParticipantName.app
    let forgetful =
      settings.keepsPending
      ? [] : [RegisteredFact(at: app, .pendingSignIn, Presence.none.rawValue)]
    guard let rawNonce = settings.rawNonce else {
      return [RegisteredFact(at: app, .alphabet, settings.alphabet)] + forgetful
    }
    return (isSeeded ? [RegisteredFact(at: app, .rawNonce, rawNonce)] : []) + forgetful
  }

  private static var atApple: [RegisteredFact] {
    [
      RegisteredFact(at: .apple, .issuer, AppleServer.issuer),
      RegisteredFact(at: .apple, .keySetURL, AppleServer.keySetURL),
    ] + appleClients.map { RegisteredFact(at: .apple, .clientID, $0) }
  }

  private static func atFirebase(_ settings: NonceSettings) -> [RegisteredFact] {
    let firebase = ParticipantName.firebase
    return [
      RegisteredFact(at: firebase, .projectID, NonceWorld.projectID),
      RegisteredFact(at: firebase, .projectNumber, NonceWorld.projectNumber),
      RegisteredFact(at: firebase, .issuer, AppleServer.issuer),
      RegisteredFact(at: firebase, .keySetURL, AppleServer.keySetURL),
    ] + settings.audiences.map { RegisteredFact(at: firebase, .audience, $0) }
      + settings.algorithms.map { RegisteredFact(at: firebase, .algorithm, $0) }
  }

  private static var atAPI: [RegisteredFact] {
    let api = ParticipantName.resourceServer
    return [
      RegisteredFact(
        at: api, .issuer, FirebaseTokenRules.issuer(ofProject: NonceWorld.projectID)),
      RegisteredFact(at: api, .audience, NonceWorld.projectID),
      RegisteredFact(at: api, .keySetURL, FirebaseServer.keySetURL),
      RegisteredFact(at: api, .algorithm, SignatureAlgorithm.rs256.name),
    ]
  }

  /// The clients that Apple knows, all of one team.
  static let appleClients = [
    NonceWorld.bundleID, NonceWorld.servicesID, NonceWorld.otherBundleID,
  ]
}
