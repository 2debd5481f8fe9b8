import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// Code and verifier travel under TLS.
struct TokenEndpointHTTPSCheck: Check {
  let id = "token-endpoint-https"
  let requirement = Requirement(.rfc6749("3.2"), .must)
  let summary = "the token request goes to an https URL"
  let subjects: [MessageName] = [.tokenRequest, .refreshRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let url = step.request?.url else { return nil }
    guard url.scheme?.asciiLowercased == "https", url.authority?.isEmpty == false else {
      return .fail("the token request goes to '\(url)', which is no https URL")
    }
    return .pass("https to '\(url.authority ?? "")'")
  }
}
