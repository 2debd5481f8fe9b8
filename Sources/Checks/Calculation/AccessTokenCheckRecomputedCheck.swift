import JOSE
import OAuthModel
import TranscriptModel
import HTTPModel

/// The API judged the access token that it received.
struct AccessTokenCheckRecomputedCheck: Check {
  let id = "access-token-check-recomputed"
  let requirement = Requirement(.rfc9068("4"))
  let summary = "the API's judgement has header and claims of the access token that came"
  let subjects: [MessageName] = [.accessTokenCheck]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    let request = evidence.last(
      .resourceRequest, before: step, where: { $0.receiver == step.sender })
    guard let request, let text = request.accessToken(in: evidence),
      case .readable(let token) = evidence.token(text)
    else { throw MissingEvidence("the access token of \(step.id.quoted) is not in the transcript") }
    var recomputed = Recomputation()
    recomputed.expect("typ", token.jws.header["typ"])
    for name in ["iss", "aud", "exp", "scope"] { recomputed.expect(name, token.claims[name]) }
    recomputed.expect("now", "\(step.time)")
    recomputed.expect("audience_expected", request.url?.origin ?? "absent")
    try recomputed.expectSignature(
      of: token, in: step, evidence: evidence,
      metadata: try evidence.metadata(ofAccessTokenIn: request))
    return try recomputed.judge(
      calculation, pass: "the header, the claims and the signature, recomputed")
  }
}
