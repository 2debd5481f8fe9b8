import JOSE
import TranscriptModel
import Vocabulary

/// The ID token is a JWT that the issuer's key signed.
struct IDTokenSignatureCheck: Check {
  let id = "id-token-signature"
  let requirement = Requirement(.oidcCore("2"), .must)
  let summary = "the signature of the ID token fits a key of the issuer's key set"
  let subjects: [MessageName] = [.tokenResponse, .refreshResponse]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = evidence.idToken(in: step) else { return nil }
    switch evidence.token(text) {
    case .readable(let token):
      return try evidence.judgeSignature(
        of: token.jws, readBy: step.receiver, metadata: try evidence.metadata(behind: step))
    case .broken(let reason): return .fail("the ID token is no JWT: \(reason)")
    case .encrypted: throw MissingEvidence("the ID token is encrypted")
    case .opaque:
      return .fail("the ID token is no JWT: header, payload and signature, divided by '.'")
    }
  }
}
