import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The token request repeats the redirect URI, so that a code that was sent elsewhere is refused.
struct RedirectURIRepeatedCheck: Check {
  let id = "redirect-uri-repeated"
  let requirement = Requirement(.rfc6749("4.1.3"), .must)
  let summary = "'redirect_uri' in the token request is the one of the authorization request"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form, let code = form[.code] else { return nil }
    let request = try evidence.authorizationRequest(forCode: code)
    guard let expected = request.url?.queryParameters[.redirectURI] else { return nil }
    return .repeats(.redirectURI, form[.redirectURI], expected, of: request)
  }
}
