import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let staticSecret = Attack(
    "static-secret",
    "a second app sends the secret that ships in every copy of the app, and no verifier",
    powers: [.installsApp, .unpacksApp], goal: .attackerHoldsPhotos,
    defence: .secretProvesNothing, refusedBy: .verifierRequired, reference: .rfc8252("8.5"),
    stolenValues: [NamedValue(ParameterName.clientSecret.rawValue, PKCEWorld.shippedSecret)],
    attacker: {
      InterceptingApp($0) {
        [FormParameter(ParameterName.clientSecret.rawValue, PKCEWorld.shippedSecret)]
      }
    })
}
