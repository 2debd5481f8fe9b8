import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A verifier for a code without a challenge shows that somebody took the challenge out.
struct CodeVerifierExpectedCheck: Check {
  let id = "code-verifier-expected"
  let requirement = Requirement(.rfc9700("4.8.2"), .must)
  let summary = "a token request with a 'code_verifier' follows a request with a 'code_challenge'"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form, form[.codeVerifier] != nil, let code = form[.code] else {
      return nil
    }
    let request = try evidence.authorizationRequest(forCode: code)
    guard request.url?.queryParameters[.codeChallenge] != nil else {
      return .fail("a 'code_verifier' came, but \(request.id.quoted) has no 'code_challenge'")
    }
    return .pass("\(request.id.quoted) has the 'code_challenge' for it")
  }
}
