import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The code beside the token was issued together with it.
struct CodeHashCheck: IdentityTokenCheck {
  let id = "code-hash"
  let requirement = Requirement(.oidcCore("3.3.2.10"), .must)
  let summary = "the identity token's 'c_hash' is that of the code beside it"
  let subjects: [MessageName] = [.appleAuthorizationResponse, .appleCredential]
  let enforcedAt: [MessageName] = [.appleCredential]

  func judge(
    _ token: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    guard let code = step.appleCode else { return nil }
    guard let name = token.jws.header.algorithm.value,
      let algorithm = SignatureAlgorithm(rawValue: name)
    else {
      throw MissingEvidence("the token's 'alg' does not tell which hash 'c_hash' is made with")
    }
    return .claim("c_hash", of: token.claims, equals: algorithm.leftHalfHash(of: code))
  }
}
