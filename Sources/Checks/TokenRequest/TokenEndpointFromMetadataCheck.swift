import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// The code goes to the token endpoint that a server's metadata names.
struct TokenEndpointFromMetadataCheck: Check {
  let id = "token-endpoint-from-metadata"
  let requirement = Requirement(.rfc8414("2"))
  let summary = "the token request goes to the 'token_endpoint' of the metadata"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let url = step.request?.url.text else { return nil }
    let endpoints = evidence.metadataResponses(before: step)
      .compactMap { $0.response?.json?[.tokenEndpoint]?.stringValue }
    guard !endpoints.contains(url) else {
      return .pass("'\(url)' is the 'token_endpoint' of the metadata")
    }
    try evidence.requireAllSteps(before: step)
    guard let endpoint = endpoints.last else {
      throw MissingEvidence("no metadata names a 'token_endpoint' to compare with")
    }
    return .fail(
      "'\(url)' is not the 'token_endpoint' of the metadata; "
        + TextDifference.words(expected: endpoint, actual: url), expected: endpoint, actual: url)
  }
}
