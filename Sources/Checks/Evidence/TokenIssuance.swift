import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

/// Where a token that somebody uses comes from. The bond is the token itself.
extension Evidence {
  /// The response that issued the access token of a step: the step itself, or for a request the one
  /// before it that has the same token.
  func issuance(ofAccessTokenIn step: Step) throws(MissingEvidence) -> Step {
    if step.response != nil { return step }
    let token = step.accessToken(in: self) ?? ""
    guard let response = issuedTokens.response(issuingAccessToken: token, before: step) else {
      throw MissingEvidence("no token response before \(step.id.quoted) issues its access token")
    }
    return response
  }

  /// The answer to the code with which the chain of refreshes began that ends in a token response.
  func firstResponse(behind response: Step) throws(MissingEvidence) -> Step {
    let request = try request(answeredBy: response)
    guard let token = request.request?.form?[.refreshToken] else { return response }
    return try firstResponse(behindRefreshTokenIn: request, token)
  }

  /// The answer to the code with which the chain of refreshes began that ends in a refresh request.
  func firstResponse(
    behindRefreshTokenIn request: Step, _ token: WireText
  ) throws(MissingEvidence) -> Step {
    guard let first = issuedTokens.firstResponse(behindRefreshToken: token),
      first.number < request.number
    else {
      throw MissingEvidence(
        "no token response before \(request.id.quoted) issues its refresh token")
    }
    return first
  }

  /// The verdict on a token of a request, with the response that issued it, if one did.
  func judgeIssuance(
    of token: WireText, as name: ParameterName, in request: Step, by response: Step?
  ) throws(MissingEvidence) -> Judgement {
    if let response { return .pass("the token is the '\(name)' of \(response.id.quoted)") }
    try requireAllSteps(before: request)
    let issued = latest(.tokenResponse, .refreshResponse, before: request)
      .filter(\.isTokenEndpointSuccess).compactMap { member(name, of: $0)?.stringValue }
    guard let meant = TextDifference.closest(to: token, among: issued) else {
      throw MissingEvidence("no token response before \(request.id.quoted) has '\(name)'")
    }
    return .fail(
      "no token response issued this '\(name)'; compared with the closest one, "
        + TextDifference.words(expected: meant, actual: token), expected: meant, actual: token)
  }
}
