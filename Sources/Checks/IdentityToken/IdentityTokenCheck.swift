import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// A rule about Apple's identity token, where Apple issues it and where Firebase reads it.
///
/// A token that is no JWT is named by `identity-token-signature`; no other rule applies to it.
protocol IdentityTokenCheck: Check {
  /// Judges the identity token of one step.
  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement?
}

extension IdentityTokenCheck {
  var subjects: [MessageName] { [.appleAuthorizationResponse, .firebaseSignInRequest] }

  /// The device hands the token on and judges nothing.
  var enforcedAt: [MessageName] { [.firebaseSignInRequest] }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = step.identityToken, case .readable(let token) = evidence.token(text) else {
      return nil
    }
    return try judge(token, of: step, in: evidence)
  }
}

/// What Apple documents about its identity tokens.
enum Apple {
  static let issuer: WireText = "https://appleid.apple.com"
  static let keySetURL: WireText = "https://appleid.apple.com/auth/keys"
}
