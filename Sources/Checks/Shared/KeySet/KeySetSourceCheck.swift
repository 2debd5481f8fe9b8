import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The keys come from where the issuer says that they are.
struct KeySetSourceCheck: Check {
  let id = "key-set-source"
  let requirement = Requirement(.rfc8414("2"), .must)
  let summary = "the key set is fetched from the 'jwks_uri' of the metadata, which is an https URL"
  let subjects: [MessageName] = [.keysResponse]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let url = try evidence.request(answeredBy: step).request?.url else { return nil }
    guard url.scheme == "https", url.authority?.isEmpty == false else {
      return .fail("the keys were fetched from '\(url)', which is no https URL")
    }
    let named = evidence.reading(ServerMetadata.self).keySetURLs
    guard let last = named.last else {
      throw MissingEvidence("no metadata in the transcript names a 'jwks_uri'")
    }
    if named.contains(url.text) { return .pass("'\(url)' is the 'jwks_uri' of the metadata") }
    try evidence.requireAllSteps(before: step)
    return .fail(
      "'\(url)' is not the 'jwks_uri' of the metadata; "
        + TextDifference.words(expected: last, actual: url.text), expected: last, actual: url.text)
  }
}
