import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

/// What the app that signs in with Apple protects itself with.
extension Defence {
  static let noncePerSignIn = Defence(
    "nonce-per-sign-in", .app, .oidcCore("15.5.2"),
    "a raw nonce belongs to one sign-in, so that a second tap does not replace it")
  static let credentialExpected = Defence(
    "credential-expected", .app, .appleServices,
    "a credential that no sign-in waits for is refused, without a crash")
  static let tokenIsText = Defence(
    "token-is-text", .app, .rfc7515("7.1"),
    "what goes to Firebase is a text of three parts in base64url")
  static let codeHashMatches = Defence(
    "code-hash-matches", .app, .oidcCore("3.3.2.10"),
    "the token's 'c_hash' is the hash of the code beside it")
  static let sameSubject = Defence(
    "same-subject", .app, .oidcCore("12.2"),
    "a renewed token has the issuer and the 'sub' of the session")
}
