import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

extension PKCEAttacks {
  static let codeRetry = Attack(
    "code-retry",
    "the app knows only two verifiers; a second app tries one after the other with one code",
    powers: [.installsApp, .unpacksApp], goal: .attackerHoldsPhotos, defence: .failureBurnsCode,
    reference: .rfc6749("10.5"),
    stolenValues: poorVerifiers.map { NamedValue(ParameterName.codeVerifier.rawValue, $0) },
    settings: [NamedValue("app.code_verifier", poorVerifiers[1])],
    attacker: { tools in InterceptingApp(tools) { poorVerifiers.map(tools.verifier) } })

  /// What a generator gives that has only two states.
  private static let poorVerifiers = ["0", "1"].map {
    WireText(String(repeating: $0, count: 43))
  }
}
