import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The answer stands in the query of the redirect and not in its fragment.
struct AnswerInQueryCheck: Check {
  let id = "answer-in-query"
  let requirement = Requirement(.rfc6749("4.1.2"))
  let summary = "'code' or 'error' is in the query of 'Location', and the fragment has none of them"
  let subjects: [MessageName] = [.authorizationResponse]

  private static let names: [ParameterName] = [.code, .error, .state]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let location = step.response?.location else { return nil }
    if let name = Self.names.first(where: { location.fragmentParameters[$0] != nil }) {
      return .fail("'\(name)' is in the fragment of 'Location', not in its query")
    }
    let query = location.queryParameters
    guard let name = Self.names.first(where: { query[$0] != nil }), name != .state else {
      return .fail("the query of 'Location' has neither 'code' nor 'error'")
    }
    return .pass("'\(name)' is in the query, with \(query.all.count.counted("parameter")) in all")
  }
}
