import TranscriptModel
import Vocabulary

extension Bond {
  /// The bonds of a step on the way from Apple's sheet to Firebase's token.
  static func appleBonds(of step: Step) -> [Bond] {
    switch step.id.name {
    case .appleIDRequest, .appleCredential:
      [.parameter(.state, step.handoff?[ParameterName.state.rawValue])]
    case .appleAuthorizationResponse:
      step.identityToken.map { [.token($0)] } ?? []
    case .firebaseSignInRequest:
      (step.identityToken.map { [.token($0)] } ?? [])
        + (step.rawNonceSent.map { [.rawNonce($0)] } ?? [])
    case .firebaseSignInResponse, .firebaseRefreshResponse:
      step.firebaseToken.map { [.token($0)] } ?? []
    default: []
    }
  }
}
