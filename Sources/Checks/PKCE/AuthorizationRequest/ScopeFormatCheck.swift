import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A scope is a list of words with one space between them.
struct ScopeFormatCheck: Check {
  let id = "scope-format"
  let requirement = Requirement(.rfc6749("3.3"))
  let summary =
    "'scope' is a list of words of printable ASCII without '\"' and '\\', one space apart"
  let subjects: [MessageName] = [.authorizationRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let scope = step.url?.queryParameters[.scope] else { return nil }
    let words = scope.split(at: " ")
    if let odd = scope.unicodeScalars.first(where: { $0 != " " && !Self.isAllowed($0) }) {
      return .fail("'scope' has the character U+\(odd.codePoint), which cannot stand in a scope")
    }
    guard words.allSatisfy({ !$0.isEmpty }) else {
      return .fail("'scope' is '\(scope)': it needs words with exactly one space between them")
    }
    let list = words.quotedList
    return .pass("\(words.count.counted("scope")): \(list)")
  }

  /// `NQCHAR` of RFC 6749 §A.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    ("!"..."~").contains(scalar) && scalar != "\"" && scalar != "\\"
  }
}
