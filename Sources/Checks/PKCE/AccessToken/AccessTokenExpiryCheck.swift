import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// The access token ends when the response says, and is used before.
struct AccessTokenExpiryCheck: TokenRule {
  let id = "access-token-expiry"
  let token = JudgedToken.accessToken
  let requirement = Requirement(.rfc9068("4"), .must)
  let summary = "a JWT access token is used before its 'exp', which is what 'expires_in' says"

  func judge(_ jwt: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let unexpired = Judgement.unexpired(jwt.claims, at: step.time)
    guard case .pass = unexpired, step.response != nil,
      case .number(let lifetime)? = evidence.member(.expiresIn, of: step),
      let end = jwt.claims.numericDate("exp").value
    else { return unexpired }
    // RFC 6749 §5.1 counts from the response; a token may have been made before it.
    let starts = [jwt.claims.numericDate("iat").value?.seconds, Double(step.time)]
    let isTold = starts.compactMap(\.self).contains { $0 + lifetime.double == end.seconds }
    return isTold
      ? .pass("'exp' is \(end.number.text), \(lifetime.text) seconds ahead as 'expires_in' says")
      : .fail(
        "'exp' is \(end.number.text), which is not 'iat' and the \(lifetime.text) seconds of "
          + "'expires_in'")
  }
}
