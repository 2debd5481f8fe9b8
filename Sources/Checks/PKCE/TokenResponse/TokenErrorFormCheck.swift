import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The token endpoint refuses in the form that apps can read.
struct TokenErrorFormCheck: Check {
  let id = "token-error-form"
  let requirement = Requirement(.rfc6749("5.2"))
  let summary = "the token endpoint refuses with 400, or 401 for a client, and a known error code"
  let subjects: [MessageName] = [.tokenResponse, .refreshResponse]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    // A server that is down says so with 5xx; that is no answer of OAuth.
    guard let response = step.response, !response.isSuccess, response.status < 500 else {
      return nil
    }
    let error = evidence.member(.error, of: step)
    guard let error else { return .fail("status \(response.status) without 'error' in JSON") }
    let codes = ErrorSource.tokenEndpoint.codes
    guard let code = error.stringValue.map(ErrorCode.init(rawValue:)), codes.contains(code) else {
      return .fail(
        "'error' is \(error.compactText); the token endpoint has "
          + codes.quotedList)
    }
    let allowed = code == .invalidClient ? [400, 401] : [400]
    guard allowed.contains(response.status) else {
      return .fail(
        "status \(response.status) with '\(code)'; it must be "
          + allowed.map { "\($0)" }.joined(separator: " or "),
        expected: "400", actual: "\(response.status)")
    }
    return .pass("status \(response.status) with '\(code)'")
  }
}
