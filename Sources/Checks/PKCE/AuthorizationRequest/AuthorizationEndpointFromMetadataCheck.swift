import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The browser goes to the endpoint that the server's metadata names.
struct AuthorizationEndpointFromMetadataCheck: Check {
  let id = "authorization-endpoint-from-metadata"
  let requirement = Requirement(.rfc8414("2"))
  let summary = "the authorization URL begins with the 'authorization_endpoint' of the metadata"
  let subjects: [MessageName] = [.openBrowser, .openWebView]
  // The device and the browser have not read the metadata.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let url = step.url else { return nil }
    let endpoint = try evidence.metadata(for: step)[.authorizationEndpoint]?.stringValue
    guard let endpoint else {
      throw MissingEvidence("the metadata has no 'authorization_endpoint' to compare with")
    }
    let asked = url.withoutQuery
    let expected = URI(endpoint).withoutQuery
    return .equal(
      asked, expected, pass: "'\(asked)' is the 'authorization_endpoint' of the metadata",
      fail: "the URL does not begin with the 'authorization_endpoint' of the metadata; "
        + TextDifference.words(expected: expected, actual: asked))
  }
}
