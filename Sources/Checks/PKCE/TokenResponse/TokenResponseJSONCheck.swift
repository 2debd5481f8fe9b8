import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The token endpoint answers in JSON.
struct TokenResponseJSONCheck: Check {
  let id = "token-response-json"
  let requirement = Requirement(.rfc6749("5.1"))
  let summary = "the token endpoint answers with a JSON object, and says so in 'Content-Type'"
  let subjects: [MessageName] = [.tokenResponse, .refreshResponse]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let response = step.response, response.status < 500 else { return nil }
    let type = response.fields["Content-Type"]
    guard MediaType.is(type, MediaType.json) else {
      return .fail(
        "'Content-Type' is \(type.map { "'\($0)'" } ?? "missing"), not '\(MediaType.json)'",
        expected: MediaType.json, actual: type)
    }
    guard let json = evidence.json(in: step) else { return .fail("the body is not JSON") }
    guard let members = json.members else {
      return .fail("the body is \(json.kind), not an object")
    }
    if let name = members.firstRepeatedName { return .fail("'\(name)' occurs more than once") }
    return .pass("a JSON object with \(members.count) members")
  }
}
