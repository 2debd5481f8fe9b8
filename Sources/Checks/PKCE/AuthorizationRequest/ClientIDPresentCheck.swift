import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The authorization request says which client asks.
struct ClientIDPresentCheck: Check {
  let id = "client-id-present"
  let requirement = Requirement(.rfc6749("4.1.1"), .must)
  let summary = "the authorization request has a 'client_id'"
  let subjects: [MessageName] = [.authorizationRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let parameters = step.url?.queryParameters else { return nil }
    guard let clientID = parameters[.clientID] else { return .fail("'client_id' is missing") }
    return .pass("'client_id' is '\(clientID)'")
  }
}
