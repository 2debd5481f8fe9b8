import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// A rule about the ID token of a token response that can be read as a JWT.
///
/// Where the ID token is no JWT, `id-token-signature` says so, and no rule about its claims applies.
protocol IDTokenCheck: Check {
  /// Judges the ID token of one step.
  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement?
}

extension IDTokenCheck {
  var subjects: [MessageName] { [.tokenResponse, .refreshResponse] }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = evidence.idToken(in: step), case .readable(let token) = evidence.token(text)
    else { return nil }
    return try judge(token, of: step, in: evidence)
  }
}

extension Evidence {
  /// The ID token that the token endpoint issued in a step.
  func idToken(in step: Step) -> WireText? {
    guard step.isTokenEndpointSuccess else { return nil }
    return member(.idToken, of: step)?.stringValue
  }
}
