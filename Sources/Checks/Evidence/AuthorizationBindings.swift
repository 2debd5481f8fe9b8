import TranscriptModel
import Vocabulary
import WireFormats

/// Which authorization request a message belongs to. The bond is the code, and before the code the
/// session cookie of the login.
extension Evidence {
  /// The authorization response that issued a code.
  func authorizationResponse(issuing code: WireText) throws(MissingEvidence) -> Step {
    guard let response = first(.authorizationResponse, with: .parameter(.code, code)) else {
      throw MissingEvidence("no authorization response in the transcript issues the code '\(code)'")
    }
    return response
  }

  /// The authorization request that an authorization response answers, perhaps by way of a login.
  func authorizationRequest(behind response: Step) throws(MissingEvidence) -> Step {
    let request = try request(answeredBy: response)
    if request.id.name == .authorizationRequest { return request }
    // A wrong password brings the page once more, in answer to the form: that page is not meant.
    let page = try loginPage(
      for: request, where: { $0.answers.flatMap { step($0) }?.id.name != .loginSubmit })
    guard let number = page?.answers, let behind = step(number) else {
      throw MissingEvidence(
        "the authorization request behind '\(request.id)' is not in the transcript")
    }
    return behind
  }

  /// The authorization request for which a code was issued.
  func authorizationRequest(forCode code: WireText) throws(MissingEvidence) -> Step {
    try authorizationRequest(behind: try authorizationResponse(issuing: code))
  }
}
