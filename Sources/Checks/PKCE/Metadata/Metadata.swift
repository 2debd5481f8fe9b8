import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// OpenID providers put the second one behind the issuer: OIDC Discovery §4.
  private static let wellKnownPaths = [
    MetadataLocation.wellKnownPath, "/.well-known/openid-configuration",
  ]

  /// The metadata names the issuer for which it was asked.
  static let metadataIssuerMatches = Check(
    "metadata-issuer-matches", at: [.metadataResponse], Requirement(.rfc8414("3.3"), .must),
    "the 'issuer' in the metadata is the one whose metadata was asked for"
  ) { (step, evidence) throws(MissingEvidence) in
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

  /// The server says in its metadata that it does PKCE with S256.
  static let metadataOffersS256 = Check(
    "metadata-offers-s256", at: [.metadataResponse], Requirement(.rfc9700("2.1.1"), .recommended),
    "'code_challenge_methods_supported' in the metadata lists 'S256'"
  ) { step, _ in
    guard let response = step.response, response.isSuccess else { return nil }
    guard let member = response.json?[.codeChallengeMethods] else {
      return .fail(
        "'code_challenge_methods_supported' is missing, so an app cannot tell that there is PKCE")
    }
    guard let methods = member.arrayValue?.map({ $0.stringValue ?? $0.compactText }) else {
      return .fail("'code_challenge_methods_supported' is \(member.kind), not an array")
    }
    let list = methods.quotedList
    return methods.contains(CodeChallengeMethod.s256.rawValue)
      ? .pass("'code_challenge_methods_supported' lists \(list)")
      // Who does PKCE at all has to do it with S256.
      : .fail(
        "'code_challenge_methods_supported' lists \(list.isEmpty ? "nothing" : list), not 'S256'"
      ).by(Requirement(.rfc7636("4.2"), .must))
  }
}
