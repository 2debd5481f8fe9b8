import JOSE
import OAuthModel
import TranscriptModel
import WireFormats

/// Before the sheet opens: a raw nonce, and what Apple gets to see of it.
extension AppleSignInApp {
  /// Draws the values of a sign-in, and says in the transcript how they came about.
  func makeSignIn() async -> PendingAppleSignIn {
    let alphabet = Array(settings.alphabet)
    let octets =
      settings.rawNonce == nil ? random.octets(Self.nonceLength, for: "app: raw nonce") : []
    let raw = settings.rawNonce ?? String(octets.map { alphabet[Int($0) % alphabet.count] })
    let state = random.text(16, for: "app: state")
    let digest = DigestAlgorithm.sha256.digest(of: raw.utf8)
    var outputs = [NamedValue("sha256", Hex.encode(digest))]
    if let nonce = settings.nonceForApple.apply(to: raw) {
      outputs.append(NamedValue(ParameterName.nonce.rawValue, nonce))
    }
    outputs.append(NamedValue(ParameterName.state.rawValue, state))
    var calculation = Calculation(
      inputs: [NamedValue("raw_nonce", raw)], outputs: outputs,
      commands: [ShellCommand.sha256(of: raw)])
    if !octets.isEmpty {
      calculation.inputs = [
        NamedValue("random_octets", Hex.encode(octets)), NamedValue("alphabet", settings.alphabet),
      ]
      calculation.outputs =
        Self.drawn(raw, from: alphabet) + calculation.outputs
      calculation.commands =
        [
          ShellCommand.octetsPerCharacter(alphabetSize: alphabet.count),
          ShellCommand.characters(of: settings.alphabet, for: octets),
        ] + calculation.commands
    }
    await wire.calculate(calculation, as: .rawNonce, by: name)
    return PendingAppleSignIn(state: state, rawNonce: raw)
  }

  /// What there is to know about a draw from an alphabet.
  private static func drawn(_ raw: String, from alphabet: [Character]) -> [NamedValue] {
    let shares = OctetShares(alphabetSize: alphabet.count)
    return [
      NamedValue("alphabet_size", "\(alphabet.count)"),
      NamedValue("octets_per_character", shares.description),
      NamedValue("raw_nonce", raw),
      NamedValue("guessing_bits", "\(shares.guessingBits(characterCount: raw.count))"),
    ]
  }

  /// The tutorial's length.
  private static let nonceLength = 32
}
