import JOSE
import TranscriptModel
import Vocabulary

/// An access token that is a JWT is signed by the issuer's key.
struct AccessTokenSignatureCheck: Check {
  let id = "access-token-signature"
  let requirement = Requirement(.rfc9068("4"), .must)
  let summary = "the signature of a JWT access token fits a key of the issuer's key set"
  let subjects: [MessageName] = [.tokenResponse, .refreshResponse, .resourceRequest]
  let enforcedAt: [MessageName] = [.resourceRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = step.accessToken(in: evidence) else { return nil }
    switch evidence.token(text) {
    case .readable(let token):
      return try evidence.judgeSignature(
        of: token.jws, readBy: step.receiver,
        metadata: try evidence.metadata(ofAccessTokenIn: step))
    case .broken(let reason): return .fail("the access token is no JWT any more: \(reason)")
    case .encrypted, .opaque: return nil
    }
  }
}
