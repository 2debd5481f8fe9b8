import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The answer brings back the state of the request, with a code and with an error.
struct StateReturnedCheck: Check {
  let id = "state-returned"
  let requirement = Requirement(.rfc6749("4.1.2"), .must)
  let summary = "'state' in 'Location' is the one of the authorization request"
  let subjects: [MessageName] = [.authorizationResponse]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let location = step.response?.location else { return nil }
    let request = try evidence.authorizationRequest(behind: step)
    guard let sent = request.url?.queryParameters[.state] else { return nil }
    return .repeats(.state, location.queryParameters[.state], sent, of: request)
  }
}
