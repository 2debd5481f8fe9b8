import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

/// Mistakes in the authorization request and in what is registered.
extension PKCEAttacks {
  static let challengeEncoding = Attack(
    "challenge-encoding", "the app writes the digest in another encoding than base64url",
    goal: .tokensIssued("a code is redeemed though the challenge is not the verifier's digest"),
    defence: .verifierMatches, reference: .rfc7636("4.2"),
    settings: [
      NamedValue("app.code_challenge_encoding", ChallengeEncoding.paddedBase64.rawValue)
    ])

  static let schemeNotReverseDomain = Attack(
    "scheme-not-reverse-domain", "the app takes its answers at a scheme that is one short word",
    goal: .tokensIssued("the answer went to a scheme that every other app may have chosen too"),
    defence: .schemeReverseDomain, reference: .rfc8252("7.1"),
    settings: [NamedValue("app.redirect_uri", "myapp:/auth")])

  static let loopbackPort = Attack(
    "loopback-port", "the app takes its answers at 'localhost', on a port that differs each time",
    goal: .tokensIssued("the answer went to a port of 'localhost' that nobody registered"),
    defence: .loopbackLiteral, reference: .rfc8252("7.3"),
    settings: [
      NamedValue("app.redirect_uri", "http://localhost:51004/auth"),
      NamedValue("authorization-server.redirect_uri", "http://localhost/auth"),
    ])
}
