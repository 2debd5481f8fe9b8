import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The metadata names the issuer for which it was asked.
struct MetadataIssuerMatchesCheck: Check {
  let id = "metadata-issuer-matches"
  let requirement = Requirement(.rfc8414("3.3"), .must)
  let summary = "the 'issuer' in the metadata is the one whose metadata was asked for"
  let subjects: [MessageName] = [.metadataResponse]

  /// OpenID providers put the second one behind the issuer: OIDC Discovery §4.
  private static let wellKnownPaths = [
    MetadataLocation.wellKnownPath, "/.well-known/openid-configuration",
  ]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let response = step.response, response.isSuccess else { return nil }
    let url = try evidence.request(answeredBy: step).request?.url.text ?? ""
    guard let (start, rest) = Self.wellKnownPaths.lazy.compactMap({ url.divided(atLast: $0) }).first
    else {
      return .fail("'\(url)' has no '\(MetadataLocation.wellKnownPath)': no issuer was asked")
    }
    let asked = start + rest
    guard let issuer = response.json?[.issuer]?.stringValue else {
      return .fail("the metadata has no 'issuer'", expected: asked)
    }
    return .equal(
      issuer, asked, pass: "'\(issuer)' was asked, and it is the 'issuer'",
      fail: "'issuer' is not the one that was asked; "
        + TextDifference.words(expected: asked, actual: issuer))
  }
}
