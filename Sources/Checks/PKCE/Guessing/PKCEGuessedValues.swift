import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

// The values of the flow that nobody may guess and that stand in no URL; those of URLs are judged with
// their messages.
extension Check {
  /// Nobody can guess the verifier: the whole of PKCE rests on that.
  ///
  /// That it is random is said without a level, the 256 bits are a SHOULD.
  static let codeVerifierUnguessable = unguessable(
    "code-verifier-unguessable", "code_verifier", at: [.codeChallenge, .tokenRequest],
    Requirement(.rfc7636("7.1")), bits: 256, size: Requirement(.rfc7636("7.1"), .should)
  ) { step in
    step.calculation.flatMap { $0.input(.codeVerifier) ?? $0.output(.codeVerifier) }
      ?? step.request?.form?[.codeVerifier]
  }

  /// Nobody can guess the value that ties the form to its page.
  static let formTokenUnguessable = unguessable(
    "form-token-unguessable", ParameterName.csrfToken.rawValue, at: [.loginPage],
    Requirement(.rfc6749("10.12"), .must), size: nil, isAdvice: true
  ) { step in
    LoginForm.hiddenValue(.csrfToken, in: step.response?.body.text ?? "")
  }

  /// Nobody can guess an access token that is no JWT; of a JWT the signature is what cannot be made up.
  static let accessTokenUnguessable = Check(
    "access-token-unguessable", at: [.tokenResponse, .refreshResponse],
    Requirement(.rfc6749("10.10"), .must),
    "an access token is signed, or has room for 128 random bits"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.isTokenEndpointSuccess,
      let token = evidence.member(.accessToken, of: step)?.stringValue
    else { return nil }
    guard case .opaque = evidence.token(token) else {
      return .pass("the access token has a signature, which nobody can guess")
    }
    return try Guessing.judge(
      ParameterName.accessToken.rawValue, token, at: step.time,
      size: Requirement(.rfc6749("10.10"), .must))
  }
}
