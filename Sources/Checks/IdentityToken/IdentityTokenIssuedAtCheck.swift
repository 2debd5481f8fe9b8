import JOSE
import TranscriptModel
import Vocabulary

/// The identity token says when it was issued, and that is not in the future.
struct IdentityTokenIssuedAtCheck: IdentityTokenCheck {
  let id = "identity-token-issued-at"
  let requirement = Requirement(.oidcCore("2"), .must)
  let summary = "the identity token's 'iat' is a time that does not lie ahead"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    .issuedBefore(token.claims, at: step.time)
  }
}
