import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The identity token is for the client that asked, and for one that the Firebase project takes.
struct AppleIdentityTokenAudienceCheck: TokenRule {
  let id = "identity-token-audience"
  let token = JudgedToken.appleIdentityToken
  let requirement = Requirement(.oidcCore("3.1.3.7"), .must)
  let summary = "the identity token's 'aud' is the client that asked, and one of the project's"

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    let audience: [WireText]
    switch jwt.claims.audience {
    case .absent: return .fail("'aud' is missing; it names the client that the token is for")
    case .wrongType(let value):
      return .fail("'aud' is \(value.compactText); it must be a string or an array of strings")
    case .present(let names): audience = names
    }
    let expected = try expected(at: step, in: evidence)
    let names = audience.quotedList
    if let fitting = audience.first(where: expected.contains) {
      return .pass("'aud' is '\(fitting)'")
    }
    return .fail(
      "'aud' is \(names.isEmpty ? "nobody" : names), not "
        + expected.map { "'\($0)'" }.joined(separator: " or "),
      expected: expected.first, actual: audience.first)
  }

  /// For whom the token should be: at Apple the client that asked; at Firebase the clients with which
  /// the project was set up.
  private func expected(
    at step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> [WireText] {
    if step.response != nil {
      let request = try evidence.request(answeredBy: step)
      guard let clientID = request.request?.form?[.clientID] else {
        throw MissingEvidence("\(request.id.quoted) has no 'client_id'")
      }
      return [clientID]
    }
    return try evidence.facts(.audience, at: .firebase)
  }
}
