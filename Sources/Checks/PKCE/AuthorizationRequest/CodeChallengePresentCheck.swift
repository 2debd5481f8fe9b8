import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The authorization request has a challenge, so that the code is worth nothing to a thief.
struct CodeChallengePresentCheck: Check {
  let id = "code-challenge-present"
  let requirement = Requirement(.rfc9700("2.1.1"), .must)
  let summary = "the authorization request has a 'code_challenge'"
  let subjects: [MessageName] = [.authorizationRequest]
  // A server may serve clients without PKCE too; it then refuses their verifiers.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let parameters = step.url?.queryParameters else { return nil }
    guard let challenge = parameters[.codeChallenge] else {
      return .fail("'code_challenge' is missing: whoever gets the code could redeem it")
    }
    return .pass("'code_challenge' has \(challenge.unicodeScalars.count) characters")
  }
}
