import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Nobody can guess the raw nonce that comes with a token: a token that was copied is worth nothing
  /// without it.
  static let rawNonceUnguessable = unguessable(
    "raw-nonce-unguessable", "raw_nonce", at: [.firebaseSignInRequest],
    Requirement(.oidcCore("15.5.2")), size: nil, value: \.rawNonceSent)

  /// Nobody can guess the state by which the app finds its sign-in.
  static let appleStateUnguessable = unguessable(
    "apple-state-unguessable", ParameterName.state.rawValue, at: [.appleIDRequest],
    Requirement(.appleServices), size: nil, isAdvice: true
  ) { $0.handoff?[ParameterName.state.rawValue] }

  /// Nobody can guess Apple's code.
  static let appleCodeUnguessable = unguessable(
    "apple-code-unguessable", ParameterName.code.rawValue, at: [.appleAuthorizationResponse],
    Requirement(.rfc6749("10.10"), .must), size: Requirement(.rfc6749("10.10"), .must)
  ) { $0.response?.isSuccess == true ? $0.appleCode : nil }

  /// Nobody can guess Firebase's refresh token, which stands for the whole sign-in.
  static let firebaseRefreshTokenUnguessable = unguessable(
    "firebase-refresh-token-unguessable", "refresh_token",
    at: [.firebaseSignInResponse, .firebaseRefreshResponse],
    Requirement(.rfc6749("10.10"), .must), size: Requirement(.rfc6749("10.10"), .must)
  ) { step in
    guard step.response?.isSuccess == true, let json = step.response?.json else { return nil }
    return (json["refreshToken"] ?? json[ParameterName.refreshToken.rawValue])?.stringValue
  }
}
