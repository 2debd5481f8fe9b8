import WireFormats
import Vocabulary
import TranscriptModel
import HTTPModel

/// An API that asks for a token says which kind.
struct BearerChallengeCheck: Check {
  let id = "bearer-challenge"
  let requirement = Requirement(.rfc6750("3"), .must)
  let summary = "a 401 of the API has 'WWW-Authenticate' with the scheme 'Bearer'"
  let subjects: [MessageName] = [.resourceResponse]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let response = step.response, response.status == 401 else { return nil }
    guard response.bearerChallenge != nil else {
      let field = response.fields["WWW-Authenticate"]
      return .fail(
        "'WWW-Authenticate' is \(field.map { "'\($0)'" } ?? "missing"); "
          + "with status 401 it must have the scheme 'Bearer'", expected: "Bearer", actual: field)
    }
    return .pass("status 401 with 'WWW-Authenticate: Bearer'")
  }
}
