import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let verifierConstant = Attack(
    "verifier-constant",
    "the app uses one verifier for all sign-ins; a second app has it from the app's binary",
    powers: [.installsApp, .unpacksApp], goal: .attackerHoldsPhotos, defence: .verifierFresh,
    refusedBy: .verifierMatches, reference: .rfc9700("2.1.1"),
    stolenValues: [NamedValue(ParameterName.codeVerifier.rawValue, verifierInBinary)],
    attacker: { tools in InterceptingApp(tools) { [tools.verifier(verifierInBinary)] } })

  private static let verifierInBinary =
    Base64URL.encode(Array(NativeClient.builtInVerifier.utf8))
}
