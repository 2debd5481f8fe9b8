import JOSE
import TranscriptModel
import Vocabulary

/// The ID token is not past its end when it comes.
struct IDTokenExpiryCheck: IDTokenCheck {
  let id = "id-token-expiry"
  let requirement = Requirement(.oidcCore("3.1.3.7"), .must)
  let summary = "the ID token's 'exp' lies ahead of the time of the step"

  func judge(_ token: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    .unexpired(token.claims, at: step.time)
  }
}
