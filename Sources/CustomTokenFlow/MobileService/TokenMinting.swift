import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// How the service makes its tokens.
extension MobileService {
  /// Mints a token for a user, and shows in the transcript how.
  func mintToken(for userID: WireText, audience: WireText, by script: TokenScript) async -> WireText
  {
    let key = script.derivation.key(of: settings.masterKey)
    let claims = script.claims(
      endingAt: seat.clock.now + Self.tokenLifetime, milliseconds: milliseconds(),
      audience: audience, userID: userID)
    let token = SignedToken(header: script.header, claims: claims, key: key)
    var values = token.values
    values[.masterKey] = settings.masterKey
    values[.keyDerivation] = script.derivation.rawValue
    await seat.calculate(
      values, commands: [script.derivation.command(for: settings.masterKey)] + token.commands)
    return token.text
  }

  /// What a clock with milliseconds would show: the run's clock has whole seconds.
  private func milliseconds() -> Int {
    let octets = seat.random.octets(2, for: "mobile-service: milliseconds")
    return (Int(octets[0]) << 8 | Int(octets[1])) % 999 + 1
  }
}
