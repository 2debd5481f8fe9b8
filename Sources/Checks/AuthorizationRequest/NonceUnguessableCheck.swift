import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Nobody can guess the nonce, so nobody has an ID token ready that carries it.
struct NonceUnguessableCheck: Check {
  let id = "nonce-unguessable"
  let requirement = Requirement(.oidcCore("3.1.2.1"), .must)
  let summary = "'nonce' has room for 128 random bits"
  let subjects: [MessageName] = [.authorizationRequest]
  // How a value was drawn is for the app to know.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    step.url?.queryParameters[.nonce].map { Guessing.judge(.nonce, $0) }
  }
}
