import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The ID token is for the app that asked, and for nobody of whom the app knows nothing.
struct IDTokenAudienceCheck: TokenRule {
  let id = "id-token-audience"
  let token = JudgedToken.idToken
  let requirement = Requirement(.oidcCore("3.1.3.7"), .must)
  let summary = "the ID token's 'aud' is the 'client_id' of the authorization request"

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    guard let clientID = try evidence.ownRequest(behind: step)[.clientID] else {
      throw MissingEvidence("the authorization request has no 'client_id'")
    }
    let audience: [WireText]
    switch jwt.claims.audience {
    case .absent: return .fail("'aud' is missing; it must be '\(clientID)'", expected: clientID)
    case .wrongType(let value):
      return .fail(
        "'aud' is \(value.compactText); it must be a string or an array of strings",
        expected: clientID, actual: value.compactText)
    case .present(let names): audience = names
    }
    if audience.count == 1 { return .named("aud", audience[0], equals: clientID) }
    guard audience.contains(clientID) else { return .fail(.without(clientID, audience)) }
    guard jwt.claims.string("azp").value == clientID else {
      throw MissingEvidence(
        "'aud' names others beside the app, and the transcript does not say if the app trusts them")
    }
    return .pass("'aud' names '\(clientID)' beside others, and 'azp' is '\(clientID)'")
  }
}

extension String {
  fileprivate static func without(_ clientID: WireText, _ audience: [WireText]) -> String {
    let names = audience.quotedList
    return "'aud' names \(names.isEmpty ? "nobody" : names), not '\(clientID)'"
  }
}
