import JOSE
import TranscriptModel
import Vocabulary

/// A rule about an access token that can be read as a JWT, where it is issued and where it is used.
///
/// Only some access tokens are JWTs; to the others these rules do not apply. A token that was meant to
/// be one and cannot be read is named by `access-token-signature`.
protocol AccessTokenCheck: Check {
  /// Judges the access token of one step.
  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement?
}

extension AccessTokenCheck {
  var subjects: [MessageName] { [.tokenResponse, .refreshResponse, .resourceRequest] }

  /// The app must not look into the token: RFC 9068 §6.
  var enforcedAt: [MessageName] { [.resourceRequest] }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = step.accessToken(in: evidence),
      case .readable(let token) = evidence.token(text)
    else { return nil }
    return try judge(token, of: step, in: evidence)
  }
}

extension Evidence {
  /// The metadata of the issuer of a step's access token.
  ///
  /// A token that nobody in the transcript issued is measured by the only issuer there is.
  func metadata(ofAccessTokenIn step: Step) throws(MissingEvidence) -> AuthorizationServerMetadata {
    if let issuance = try? issuance(ofAccessTokenIn: step) { return try metadata(behind: issuance) }
    return try publications.onlyMetadata()
  }
}
