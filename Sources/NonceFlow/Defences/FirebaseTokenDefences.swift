import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

/// What an API protects itself with that takes Firebase's ID tokens.
extension Defence {
  static let firebaseKeysRequired = Defence(
    "firebase-keys-required", .resourceServer, .firebaseAuth,
    "without Firebase's keys no token is accepted")
  static let firebaseTokenSignature = Defence(
    "firebase-token-signature", .resourceServer, .firebaseAuth,
    "the Firebase ID token's signature verifies with a key of Firebase")
  static let firebaseTokenIssuer = Defence(
    "firebase-token-issuer", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'iss' is the token service of this project")
  static let firebaseTokenAudience = Defence(
    "firebase-token-audience", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'aud' is this project")
  static let firebaseTokenUnexpired = Defence(
    "firebase-token-unexpired", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'exp' lies ahead")
  static let firebaseTokenIssuedAt = Defence(
    "firebase-token-issued-at", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'iat' and 'auth_time' do not lie ahead")
  static let firebaseTokenSubject = Defence(
    "firebase-token-subject", .resourceServer, .firebaseAuth,
    "the Firebase ID token's 'sub' is there and not empty")
}
