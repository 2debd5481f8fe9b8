import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// A rule about Firebase's ID token, where it is issued and where the app's own API reads it.
protocol FirebaseTokenCheck: Check {
  /// Judges the Firebase ID token of one step.
  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement?
}

extension FirebaseTokenCheck {
  var subjects: [MessageName] { MessageName.firebaseTokens }

  /// The app hands the token on and judges nothing.
  var enforcedAt: [MessageName] { [.resourceRequest] }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = step.firebaseToken, case .readable(let token) = evidence.token(text) else {
      return nil
    }
    return try judge(token, of: step, in: evidence)
  }
}

extension MessageName {
  /// The messages that carry a Firebase ID token.
  static let firebaseTokens: [MessageName] = [
    .firebaseSignInResponse, .firebaseRefreshResponse, .resourceRequest,
  ]
}

/// What Firebase documents about its ID tokens.
enum Firebase {
  static let keySetURL: WireText =
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
}
