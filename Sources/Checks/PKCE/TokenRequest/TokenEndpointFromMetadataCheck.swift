import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The code goes to the token endpoint that a server's metadata names.
struct TokenEndpointFromMetadataCheck: Check {
  let id = "token-endpoint-from-metadata"
  let requirement = Requirement(.rfc8414("2"))
  let summary = "the token request goes to the 'token_endpoint' of the metadata"
  let subjects: [MessageName] = [.tokenRequest, .refreshRequest]
  // The server does not know which metadata the app read.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let url = step.request?.url.text else { return nil }
    let named = evidence.first(
      .metadataResponse, with: .metadata(.tokenEndpoint, url), before: step)
    guard named == nil else {
      return .pass("'\(url)' is the 'token_endpoint' of the metadata")
    }
    try evidence.requireAllSteps(before: step)
    let last = evidence.last(
      .metadataResponse, before: step,
      where: { $0.response?.json?[.tokenEndpoint]?.stringValue != nil })
    guard let endpoint = last?.response?.json?[.tokenEndpoint]?.stringValue else {
      throw MissingEvidence("no metadata names a 'token_endpoint' to compare with")
    }
    return .fail(
      "'\(url)' is not the 'token_endpoint' of the metadata; "
        + TextDifference.words(expected: endpoint, actual: url), expected: endpoint, actual: url)
  }
}
