import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Before the sheet opens: a raw nonce, and what Apple gets to see of it.
extension AppleSignInApp {
  /// Draws the values of a sign-in, and says in the transcript how they came about.
  func makeSignIn() async -> PendingAppleSignIn {
    let alphabet = Array(settings.alphabet.unicodeScalars)
    let octets =
      settings.rawNonce == nil ? seat.random.octets(Self.nonceLength, for: "app: raw nonce") : []
    let raw =
      settings.rawNonce
      ?? WireText(
        String(String.UnicodeScalarView(octets.map { alphabet[Int($0) % alphabet.count] })))
    let state = seat.random.text(16, for: "app: state")
    let digest = DigestAlgorithm.sha256.digest(of: raw.utf8)
    var values: [RawNonceValue: WireText?] = [
      .rawNonce: raw, .digest: Hex.encode(digest), .nonce: settings.nonceForApple.apply(to: raw),
      .state: state,
    ]
    var commands = [ShellCommand.sha256(of: raw)]
    if !octets.isEmpty {
      values.merge(Self.drawn(raw, octets, from: alphabet)) { first, _ in first }
      commands =
        [
          ShellCommand.octetsPerCharacter(alphabetSize: alphabet.count),
          ShellCommand.characters(of: settings.alphabet, for: octets),
        ] + commands
    }
    await seat.calculate(
      values, given: octets.isEmpty ? [.rawNonce] : [], commands: commands)
    return PendingAppleSignIn(state: state, rawNonce: raw)
  }

  /// What there is to know about a draw from an alphabet.
  private static func drawn(
    _ raw: WireText, _ octets: [UInt8], from alphabet: [Unicode.Scalar]
  ) -> [RawNonceValue: WireText?] {
    let shares = OctetShares(alphabetSize: alphabet.count)
    return [
      .randomOctets: Hex.encode(octets),
      .alphabet: WireText(String(String.UnicodeScalarView(alphabet))),
      .alphabetSize: "\(alphabet.count)", .octetsPerCharacter: WireText(shares.description),
      .guessingBits: "\(shares.guessingBits(characterCount: raw.characterCount))",
    ]
  }

  /// The tutorial's length.
  private static let nonceLength = 32
}
