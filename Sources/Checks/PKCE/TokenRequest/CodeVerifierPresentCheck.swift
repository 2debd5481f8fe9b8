import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// Who asked with a challenge redeems with a verifier.
struct CodeVerifierPresentCheck: Check {
  let id = "code-verifier-present"
  let requirement = Requirement(.rfc7636("4.5"), .must)
  let summary = "a token request has a 'code_verifier' when there was a 'code_challenge'"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form, let code = form[.code] else { return nil }
    let request = try evidence.authorizationRequest(forCode: code)
    guard request.url?.queryParameters[.codeChallenge] != nil else { return nil }
    guard let verifier = form[.codeVerifier] else {
      return .fail("'code_verifier' is missing, but \(request.id.quoted) has a 'code_challenge'")
    }
    return .pass("'code_verifier' has \(verifier.unicodeScalars.count) characters")
  }
}
