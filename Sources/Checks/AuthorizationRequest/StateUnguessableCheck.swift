import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Nobody can guess the state, so nobody can forge an answer.
struct StateUnguessableCheck: Check {
  let id = "state-unguessable"
  let requirement = Requirement(.rfc6749("10.12"), .must)
  let summary = "'state' has room for 128 random bits"
  let subjects: [MessageName] = [.authorizationRequest]
  // How a value was drawn is for the app to know.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    step.url?.queryParameters[.state].map { Guessing.judge(.state, $0) }
  }
}
