import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCECast {
  /// What the participants are set up with, before any of them acts.
  static func facts(
    _ settings: PKCESettings, clients: [ClientRegistration], isSeeded: Bool
  ) -> [RegisteredFact] {
    atServer(settings, clients) + atApp(settings, isSeeded: isSeeded) + atAPI
  }

  private static func atServer(
    _ settings: PKCESettings, _ clients: [ClientRegistration]
  ) -> [RegisteredFact] {
    let server = ParticipantName.authorizationServer
    let registrations = clients.flatMap { client in
      [RegisteredFact(at: server, .clientID, client.clientID)]
        + client.redirectURIs.map {
          RegisteredFact(at: server, .redirectURI, of: client.clientID, $0)
        }
    }
    return [RegisteredFact(at: server, .issuer, PKCEWorld.issuer)] + registrations
      + [RegisteredFact(at: server, .audience, settings.audience)]
  }

  private static func atApp(_ settings: PKCESettings, isSeeded: Bool) -> [RegisteredFact] {
    let app = ParticipantName.app
    // A verifier is a secret, even one that every copy of the app has.
    let verifier = isSeeded ? settings.codeVerifier : nil
    return [
      RegisteredFact(at: app, .issuer, settings.issuer),
      RegisteredFact(at: app, .clientID, PKCEWorld.clientID),
      RegisteredFact(at: app, .redirectURI, of: PKCEWorld.clientID, settings.redirectURI),
      RegisteredFact(at: app, .algorithm, SignatureAlgorithm.rs256.name),
    ] + (verifier.map { [RegisteredFact(at: app, .codeVerifier, $0)] } ?? [])
  }

  private static var atAPI: [RegisteredFact] {
    let rules = apiRules
    return [
      RegisteredFact(at: .resourceServer, .issuer, rules.issuer),
      RegisteredFact(at: .resourceServer, .audience, rules.audience),
      RegisteredFact(at: .resourceServer, .scope, rules.scope),
      RegisteredFact(at: .resourceServer, .keySetURL, keySetURL),
      RegisteredFact(at: .resourceServer, .algorithm, SignatureAlgorithm.rs256.name),
    ]
  }

  /// How the API judges access tokens.
  static var apiRules: AccessTokenRules {
    AccessTokenRules(issuer: PKCEWorld.issuer, audience: PhotoAPI.identifier)
  }

  /// Where the API finds the keys of the authorization server.
  static var keySetURL: WireText { PKCEWorld.issuer + AuthorizationServer.Path.keys }
}
