import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The app asks for a code, and for nothing that would put a token into a URL.
struct ResponseTypeCodeCheck: Check {
  let id = "response-type-code"
  let requirement = Requirement(.rfc6749("4.1.1"), .must)
  let summary = "'response_type' is 'code'"
  let subjects: [MessageName] = [.authorizationRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    step.url.map { .fixed(.responseType, $0.queryParameters[.responseType], "code") }
  }
}
