import OAuthModel

/// A sign-in from the opening of the browser to its answer: the values that only the app knows.
struct PendingSignIn: Sendable {
  var issuer: String
  var state: String
  var nonce: String
  var verifier: String
  var challenge: String
  /// How these values came about, for the transcript.
  var calculation: [CodeChallengeValue: String?]
}
