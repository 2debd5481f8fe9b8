import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The app sends no secret: what is in every installed copy is none.
struct NoClientSecretCheck: Check {
  let id = "no-client-secret"
  let requirement = Requirement(.rfc8252("8.5"))
  let summary = "the token request has no 'client_secret' and no 'Authorization: Basic'"
  let subjects: [MessageName] = [.tokenRequest, .refreshRequest]
  // A secret that proves nothing may be passed over.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let request = step.request else { return nil }
    if request.form?[.clientSecret] != nil {
      return .fail("'client_secret' is in the form; every installed copy of the app has it")
    }
    let schemes = request.fields.values(of: "Authorization").map { $0.prefix(upTo: " ") }
    if schemes.contains(where: { $0.asciiLowercased == "basic" }) {
      return .fail(
        "'Authorization' has a secret in 'Basic'; every installed copy of the app has it")
    }
    return .pass("no 'client_secret' and no 'Authorization: Basic'")
  }
}
