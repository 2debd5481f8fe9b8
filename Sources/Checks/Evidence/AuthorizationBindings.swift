import WireFormats
import HTTPModel
import OAuthModel
import TranscriptModel

/// Which authorization request a message belongs to. The bond is the code, and before the code the
/// session cookie of the login.
extension Evidence {
  /// The authorization response that issued a code.
  func authorizationResponse(issuing code: String) throws(MissingEvidence) -> Step {
    let responses = steps(named: .authorizationResponse)
    guard let response = responses.first(where: { $0.answerParameters?["code"] == code }) else {
      throw MissingEvidence("no authorization response in the transcript issues the code '\(code)'")
    }
    return response
  }

  /// The authorization request that an authorization response answers, perhaps by way of a login.
  func authorizationRequest(behind response: Step) throws(MissingEvidence) -> Step {
    let request = try request(answeredBy: response)
    if request.id.name == .authorizationRequest { return request }
    guard let page = try loginPages(for: request).first else {
      throw MissingEvidence(
        "the login page that '\(request.id)' belongs to is not in the transcript")
    }
    let behind = try self.request(answeredBy: page)
    guard behind.id.name == .authorizationRequest else {
      throw MissingEvidence(
        "the authorization request behind '\(page.id)' is not in the transcript")
    }
    return behind
  }

  /// The authorization request for which a code was issued.
  func authorizationRequest(forCode code: String) throws(MissingEvidence) -> Step {
    try authorizationRequest(behind: try authorizationResponse(issuing: code))
  }

  /// The calculation in which the app drew the state, nonce and verifier of a pending sign-in: the
  /// last one before a step.
  func signInCalculation(before step: Step) throws(MissingEvidence) -> Calculation {
    let calculations = steps(named: .codeChallenge).filter { $0.number < step.number }
    guard
      let calculation = calculations.last(where: { $0.sender == step.receiver ?? step.sender })?
        .calculation
    else {
      throw MissingEvidence("the app's calculation of state and challenge is not in the transcript")
    }
    return calculation
  }
}

extension Step {
  /// The parameters of an answer: in the query of a `Location`, or of a URL that is handed on.
  var answerParameters: FormParameters? {
    response?.location?.queryParameters ?? handoff?.url?.queryParameters
  }
}
