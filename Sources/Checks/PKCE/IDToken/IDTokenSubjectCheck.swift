import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// The ID token says who signed in, and a refresh does not change that.
struct IDTokenSubjectCheck: TokenRule {
  let id = "id-token-subject"
  let token = JudgedToken.idToken
  let requirement = Requirement(.oidcCore("2"), .must)
  let summary = "the ID token's 'sub' has 1 to 255 ASCII characters, the same after a refresh"

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let judgement = Judgement.subject(of: jwt.claims)
    guard case .pass(let words) = judgement, let subject = jwt.claims.string("sub").value else {
      return judgement
    }
    let first = try step.id.name == .refreshResponse ? evidence.firstResponse(behind: step) : step
    if first.number != step.number, let earlier = evidence.jwt(evidence.idToken(in: first)),
      let expected = earlier.claims.string("sub").value
    {
      return .claim("sub", of: jwt.claims, equals: expected)
    }
    return .pass("\(words), \(subject.characterCount) characters")
  }
}
