import HTTPModel
import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// The verifier in the token request gives the challenge of the authorization request.
struct VerifierMatchesChallengeCheck: Check {
  let id = "verifier-matches-challenge"
  let requirement = Requirement(.rfc7636("4.6"), .must)
  let summary = "the verifier, transformed, equals the challenge of the authorization request"
  let subjects: [MessageName] = [.tokenRequest]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let form = step.request?.form, let verifier = form["code_verifier"],
      let code = form["code"]
    else { return nil }
    let request = try evidence.authorizationRequest(forCode: code)
    let parameters = request.request?.url.queryParameters ?? []
    guard let challenge = parameters["code_challenge"] else { return nil }
    switch parameters["code_challenge_method"] ?? "plain" {
    case "S256":
      let derived = Base64URL.encode(DigestAlgorithm.sha256.digest(of: Array(verifier.utf8)))
      return .equal(
        challenge, derived,
        pass: "BASE64URL(SHA-256(code_verifier)) is the challenge of '\(request.id)'",
        fail: .differs(challenge, derived))
    case "plain":
      return .equal(
        challenge, verifier,
        pass: "the verifier is the challenge of '\(request.id)', sent as it is",
        fail: .differs(challenge, verifier))
    default: return nil
    }
  }
}

extension String {
  fileprivate static func differs(_ challenge: WireText, _ derived: WireText) -> String {
    "'code_verifier' does not give the 'code_challenge' that was sent; "
      + TextDifference.words(expected: derived, actual: challenge)
  }
}
