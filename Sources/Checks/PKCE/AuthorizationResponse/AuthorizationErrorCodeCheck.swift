import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// An error is one of those that the app can know.
struct AuthorizationErrorCodeCheck: Check {
  let id = "authorization-error-code"
  let requirement = Requirement(.rfc6749("4.1.2.1"), .must)
  let summary = "'error' is one of the codes of OAuth or of OpenID Connect"
  let subjects: [MessageName] = [.authorizationResponse]

  /// The further codes of OIDC Core §3.1.2.6.
  private static let openIDCodes: [WireText] = [
    "interaction_required", "login_required", "account_selection_required", "consent_required",
    "invalid_request_uri", "invalid_request_object", "request_not_supported",
    "request_uri_not_supported", "registration_not_supported",
  ]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let error = step.response?.location?.queryParameters[.error] else { return nil }
    let known = ErrorSource.authorizationEndpoint.codes.map(\.rawValue)
    if known.contains(error) { return .pass("'error' is '\(error)', one of \(known.count) codes") }
    if Self.openIDCodes.contains(error) {
      return .pass("'error' is '\(error)', one of OIDC Core §3.1.2.6")
    }
    return .fail(
      "'error' is '\(error)'; the codes are \(known.quotedList)")
  }
}
