import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The app asks for a code, and for nothing that would put a token into a URL.
struct ResponseTypeCodeCheck: Check {
  let id = "response-type-code"
  let requirement = Requirement(.rfc6749("4.1.1"), .must)
  let summary = "'response_type' is 'code'"
  let subjects: [MessageName] = [.authorizationRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let parameters = step.url?.queryParameters else { return nil }
    guard let type = parameters[.responseType] else {
      return .fail("'response_type' is missing", expected: "code")
    }
    return .equal(
      type, "code", pass: "'response_type' is 'code'",
      fail: "'response_type' is '\(type)', not 'code'")
  }
}
