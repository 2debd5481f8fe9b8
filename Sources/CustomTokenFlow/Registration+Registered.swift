import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension Registration {
  /// What the participants are set up with, before any of them acts.
  ///
  /// The master key stands among it in seeded runs only, in which nothing is secret.
  func facts(_ settings: CustomTokenSettings, isSeeded: Bool) -> [RegisteredFact] {
    facts(ofAppAt: .app) + facts(ofAppAt: .facebook) + atService(settings)
      + (isSeeded ? [RegisteredFact(at: .mobileService, .masterKey, masterKey)] : [])
  }

  /// The app's registration at Facebook, as both sides have it.
  private func facts(ofAppAt participant: ParticipantName) -> [RegisteredFact] {
    let appID = CustomTokenWorld.facebookAppID
    return [
      RegisteredFact(at: participant, .appID, appID),
      RegisteredFact(at: participant, .redirectURI, of: appID, CustomTokenWorld.redirectURI),
    ]
  }

  private func atService(_ settings: CustomTokenSettings) -> [RegisteredFact] {
    let service = ParticipantName.mobileService
    return [
      RegisteredFact(at: service, .applicationKey, CustomTokenWorld.applicationKey),
      RegisteredFact(at: service, .appID, CustomTokenWorld.facebookAppID),
      RegisteredFact(at: service, .issuer, MobileService.issuer),
      RegisteredFact(at: service, .audience, MobileService.ownProvider),
      RegisteredFact(at: service, .audience, MobileService.facebookProvider),
      RegisteredFact(at: service, .version, "2"),
      RegisteredFact(at: service, .algorithm, SignatureAlgorithm.hs256.name),
      RegisteredFact(at: service, .passwordIterations, "\(settings.passwordIterations)"),
    ]
  }
}
