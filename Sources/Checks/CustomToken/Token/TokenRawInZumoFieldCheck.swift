import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The token stands in its field with nothing before it.
struct TokenRawInZumoFieldCheck: Check {
  let id = "token-raw-in-zumo-field"
  let requirement = Requirement(.mobileServicesREST)
  let summary = "'X-ZUMO-AUTH' holds one token that can be read, with nothing before it"
  let subjects: [MessageName] = [.insertRequest, .tableRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    let values = step.request?.fields.values(of: "X-ZUMO-AUTH") ?? []
    guard let value = values.first else { return nil }
    guard values.count == 1 else {
      return .fail("'X-ZUMO-AUTH' occurs \(values.count) times; one token belongs there")
    }
    guard !value.isEmpty else { return .fail("'X-ZUMO-AUTH' is empty; a token belongs there") }
    guard value == value.withoutBearer else {
      return .fail("'X-ZUMO-AUTH' begins with 'Bearer'; the token stands there alone")
    }
    guard case .readable = evidence.token(value) else {
      return .fail("'X-ZUMO-AUTH' holds no JWT that can be read")
    }
    return .pass("'X-ZUMO-AUTH' holds the token alone")
  }
}
