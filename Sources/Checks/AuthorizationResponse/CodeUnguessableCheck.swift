import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Nobody can guess a code.
struct CodeUnguessableCheck: Check {
  let id = "code-unguessable"
  let requirement = Requirement(.rfc6749("10.10"), .must)
  let summary = "'code' has room for 128 random bits"
  let subjects: [MessageName] = [.authorizationResponse]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    step.response?.location?.queryParameters[.code].map { Guessing.judge(.code, $0) }
  }
}
