import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// The access token stands in the `Authorization` field and nowhere else.
struct BearerInHeaderCheck: Check {
  let id = "bearer-in-header"
  let requirement = Requirement(.rfc9700("4.3.2"), .must)
  let summary = "the access token comes once, as 'Authorization: Bearer', and never in the URL"
  let subjects: [MessageName] = [.resourceRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let request = step.request else { return nil }
    if request.url.queryParameters[.accessToken] != nil {
      return .fail("'access_token' is in the URL, where logs and histories keep it")
    }
    if request.form?[.accessToken] != nil {
      return .fail("'access_token' is in the form; it belongs in 'Authorization'")
    }
    let values = request.fields.values(of: "Authorization")
    guard let value = values.first else { return nil }
    guard values.count == 1 else { return .fail("'Authorization' occurs \(values.count) times") }
    let words = value.split(at: " ")
    guard words[0].asciiLowercased == "bearer" else {
      return .fail(
        "'Authorization' has the scheme '\(words[0])', not 'Bearer'", expected: "Bearer",
        actual: words[0])
    }
    guard words.count == 2, Self.isToken(words[1]) else {
      return .fail("'Authorization' must be 'Bearer', one space, and one token of RFC 6750 §2.1")
    }
    return .pass(
      "'Authorization' has 'Bearer' and a token of \(words[1].characterCount) characters")
  }

  /// The characters that a token may have in the field: RFC 6750 §2.1.
  private static func isToken(_ text: WireText) -> Bool {
    let body = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }
    let others = Set("+/".utf8)
    return !body.isEmpty
      && body.allSatisfy { PercentEncoding.isUnreserved($0) || others.contains($0) }
  }
}
