import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// Mistakes in the token request.
extension PKCEAttacks {
  static let verifierFormat = Attack(
    "verifier-format", "the app's verifier has 42 characters, one too few",
    goal: .tokensIssued("a verifier that is too short is taken"),
    defence: .verifierFormat, reference: .rfc7636("4.1"),
    settings: [NamedValue("app.code_verifier", String(repeating: "short-", count: 7))])

  static let redirectDiffersAtToken = Attack(
    "redirect-differs-at-token",
    "the token request names another redirect URI than the authorization request",
    goal: .tokensIssued("a code is redeemed with another redirect URI than it was issued for"),
    defence: .redirectURISame, reference: .rfc6749("4.1.3"),
    edits: [
      StepEdit(
        step: StepID(.tokenRequest),
        action: .change(.form(ParameterName.redirectURI.rawValue), .set("com.example.app:/other")))
    ])

  static let parameterRepeated = Attack(
    "parameter-repeated", "the token request names the code twice, with two values",
    goal: .tokensIssued("a request is answered in which nobody can tell which code is meant"),
    defence: .parameterOnce, reference: .rfc6749("3.2"),
    edits: [
      StepEdit(
        step: StepID(.tokenRequest),
        action: .change(.form(ParameterName.code.rawValue), .add("another-code")))
    ])

  static let bodyNotForm = Attack(
    "body-not-form", "the app sends its token request as JSON",
    goal: .tokensIssued("a token request that is no form is answered with tokens"),
    defence: .formBody, reference: .rfc6749("4.1.3"),
    settings: [NamedValue("app.token_request_body", "json")])
}
