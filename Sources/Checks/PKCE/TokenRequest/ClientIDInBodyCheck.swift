import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// An app that cannot prove who it is says at least who it is.
struct ClientIDInBodyCheck: Check {
  let id = "client-id-in-body"
  let requirement = Requirement(.rfc6749("3.2.1"), .must)
  let summary = "a token request without client authentication has a 'client_id' in its form"
  let subjects: [MessageName] = [.tokenRequest, .refreshRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let request = step.request, let form = request.form,
      request.fields["Authorization"] == nil
    else { return nil }
    guard let clientID = form[.clientID] else {
      return .fail("'client_id' is missing in the form, and no 'Authorization' stands in for it")
    }
    return .pass("'client_id' is '\(clientID)'")
  }
}
