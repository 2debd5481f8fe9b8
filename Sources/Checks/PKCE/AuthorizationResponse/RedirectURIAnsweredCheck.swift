import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The answer goes to the redirect URI of the request, to which only parameters are added.
struct RedirectURIAnsweredCheck: Check {
  let id = "redirect-uri-answered"
  let requirement = Requirement(.rfc6749("4.1.2"))
  let summary = "'Location' is the request's 'redirect_uri' with parameters added"
  let subjects: [MessageName] = [.authorizationResponse]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let location = step.response?.location else { return nil }
    let request = try evidence.authorizationRequest(behind: step)
    guard let expected = request.url?.queryParameters[.redirectURI] else { return nil }
    // A redirect URI may have a query of its own, which stays in front: RFC 6749 §3.1.2.
    let ownCount = URI(expected).queryParameters.all.count
    var answered = location
    answered.fragment = nil
    answered.queryParameters.all = Array(location.queryParameters.all.prefix(ownCount))
    return .equal(
      answered.text, expected,
      pass: "'Location' is '\(expected)' with parameters added",
      fail: "'Location' goes to '\(answered.text)', not to the 'redirect_uri' of "
        + "\(request.id.quoted); "
        + TextDifference.words(expected: expected, actual: answered.text))
  }
}
