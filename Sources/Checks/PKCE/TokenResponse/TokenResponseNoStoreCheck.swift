import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// No cache keeps the tokens.
struct TokenResponseNoStoreCheck: Check {
  let id = "token-response-no-store"
  let requirement = Requirement(.rfc6749("5.1"), .must)
  let summary = "a response with tokens has 'Cache-Control: no-store' and 'Pragma: no-cache'"
  let subjects: [MessageName] = [.tokenResponse, .refreshResponse]
  // The app is not told to refuse what a cache may have kept.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard step.isTokenEndpointSuccess, let fields = step.response?.fields else { return nil }
    let needed: [(WireText, WireText)] = [
      ("Cache-Control", "no-store"), ("Pragma", "no-cache"),
    ]
    for (name, directive) in needed {
      let values = fields.values(of: name)
      guard !values.isEmpty else {
        return .fail("'\(name)' is missing; it must be '\(directive)'", expected: directive)
      }
      let value = values.joined(separator: ", ")
      let directives = value.replacing(",", with: " ").words.map(\.asciiLowercased)
      guard directives.contains(directive) else {
        return .fail(
          "'\(name)' is '\(value)', without '\(directive)'", expected: directive, actual: value)
      }
    }
    return .pass("'Cache-Control' has 'no-store', 'Pragma' has 'no-cache'")
  }
}
