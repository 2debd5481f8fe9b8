import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The client that redeems a code is the one that asked for it.
struct CodeByRightClientCheck: Check {
  let id = "code-by-right-client"
  let requirement = Requirement(.rfc6749("4.1.3"), .must)
  let summary = "'client_id' in the token request is the one of the authorization request"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form, let code = form[.code], let clientID = form[.clientID]
    else { return nil }
    let request = try evidence.authorizationRequest(forCode: code)
    guard let expected = request.url?.queryParameters[.clientID] else { return nil }
    return .repeats(.clientID, clientID, expected, of: request)
  }
}
