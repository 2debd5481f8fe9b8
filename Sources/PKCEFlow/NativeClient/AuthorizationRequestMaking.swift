import FlowsShared
import HTTPModel
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Before the browser opens: RFC 7636 §4.1 to §4.3, RFC 6749 §4.1.1.
extension NativeClient {
  /// Draws verifier, state and nonce, and derives the challenge.
  func makeSignIn() -> PendingSignIn {
    let octets = settings.codeVerifier == nil ? verifierOctets() : nil
    let verifier = settings.codeVerifier ?? Base64URL.encode(octets ?? [])
    let digest = DigestAlgorithm.sha256.digest(of: Array(verifier.utf8))
    let challenge = settings.codeChallenge ?? settings.challengeEncoding.challenge(of: verifier)
    let state = seat.random.text(16, for: "app: state")
    let nonce = seat.random.text(16, for: "app: nonce")
    return PendingSignIn(
      issuer: settings.issuer, state: state, nonce: nonce, verifier: verifier,
      challenge: challenge,
      calculation: [
        .randomOctets: octets.map { Hex.encode($0) }, .codeVerifier: verifier,
        .digest: Hex.encode(digest), .codeChallenge: challenge, .state: state, .nonce: nonce,
      ])
  }

  /// The octets that every copy of an app without fresh verifiers uses.
  static let builtInVerifier: WireText = "a verifier built into the binary"

  /// 32 octets of its own for each sign-in; without the defence, always those of the binary.
  private func verifierOctets() -> [UInt8] {
    seat.defences.isOn(.verifierFresh)
      ? seat.random.octets(32, for: "app: code_verifier")
      : Array(Self.builtInVerifier.utf8)
  }

  /// The URL that the system's browser opens.
  func authorizationURL(for signIn: PendingSignIn, endpoint: WireText) -> URI {
    URI(endpoint).adding([
      FormParameter(ParameterName.responseType.rawValue, "code"),
      FormParameter(ParameterName.clientID.rawValue, settings.clientID),
      FormParameter(ParameterName.redirectURI.rawValue, settings.redirectURI),
      FormParameter(ParameterName.scope.rawValue, settings.scope),
      FormParameter(ParameterName.state.rawValue, signIn.state),
      FormParameter(ParameterName.nonce.rawValue, signIn.nonce),
      FormParameter(ParameterName.codeChallenge.rawValue, signIn.challenge),
      FormParameter(
        ParameterName.codeChallengeMethod.rawValue, CodeChallengeMethod.s256.rawValue),
    ])
  }
}
