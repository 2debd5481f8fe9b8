import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The code is one that the authorization server issued.
  static let codeIssued = Check(
    "code-issued", at: [.tokenRequest], Requirement(.rfc6749("4.1.3"), .must),
    "an authorization response issued the 'code' of the token request"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.request?.form else { return nil }
    guard let code = form[.code] else { return .fail("'code' is missing") }
    if let response = evidence.first(
      .authorizationResponse, with: .parameter(.code, code), before: step)
    {
      return .pass("the code is the one of \(response.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    let last = evidence.last(
      .authorizationResponse, before: step,
      where: { $0.response?.location?.queryParameters[.code] != nil })
    guard let last = last?.response?.location?.queryParameters[.code] else {
      guard evidence.count(.authorizationResponse, before: step) > 0 else {
        throw MissingEvidence("no authorization response is in the transcript")
      }
      return .fail("no code was issued before", actual: code)
    }
    return .fail(
      "no authorization response issued this 'code'; compared with the last one, "
        + TextDifference.words(expected: last, actual: code), expected: last, actual: code)
  }

  /// A code is used once.
  ///
  /// A server sees a second use when it has answered the first one; of two at the same time it takes one.
  static let codeUsedOnce = Check(
    "code-used-once", at: [.tokenRequest], Requirement(.rfc6749("4.1.2"), .mustNot),
    "no earlier token request has the same 'code'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let code = step.request?.form?[.code] else { return nil }
    let value = SharedValue.parameter(.code, code)
    let others = [
      evidence.first(.tokenRequest, with: value, before: step),
      evidence.last(.tokenRequest, with: value, before: step),
    ].compactMap(\.self)
    if let other = others.first(where: { !evidence.isPutOff($0) }) {
      return .fail("the code was used before, in \(other.id.quoted)")
    }
    if let other = others.last {
      return .pass("\(other.id.quoted) has the same code; the server could not look at it")
    }
    try evidence.requireAllSteps(before: step)
    let earlier = evidence.count(.tokenRequest, before: step)
    return .pass("none of \(earlier.counted("earlier token request")) has this code")
  }

  private static let longestLife = 600

  /// A code is used within minutes.
  static let codeInTime = Check(
    "code-in-time", at: [.tokenRequest], Requirement(.rfc6749("4.1.2"), .recommended),
    "the token request comes within 10 minutes of the code"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let code = step.request?.form?[.code] else { return nil }
    let response = try evidence.authorizationResponse(issuing: code)
    let (age, isOverflow) = step.time.subtractingReportingOverflow(response.time)
    guard !isOverflow else {
      return .fail("the times \(response.time) and \(step.time) are absurd")
    }
    guard age >= 0 else { return .fail("the code is used \(age.magnitude) seconds before it came") }
    return age < Self.longestLife
      ? .pass("the code is \(age) seconds old, and lives for \(Self.longestLife) at the most")
      : .fail("the code is \(age) seconds old; it lives for \(Self.longestLife) at the most")
  }

  /// The client that redeems a code is the one that asked for it.
  static let codeByRightClient = Check(
    "code-by-right-client", at: [.tokenRequest], Requirement(.rfc6749("4.1.3"), .must),
    "'client_id' in the token request is the one of the authorization request"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.request?.form, let code = form[.code], let clientID = form[.clientID]
    else { return nil }
    let request = try evidence.authorizationRequest(forCode: code)
    guard let expected = request.authorizationParameters?[.clientID] else { return nil }
    return .repeats(.clientID, clientID, expected, of: request)
  }

  /// The token request repeats the redirect URI, so that a code that was sent elsewhere is refused.
  static let redirectURIRepeated = Check(
    "redirect-uri-repeated", at: [.tokenRequest], Requirement(.rfc6749("4.1.3"), .must),
    "'redirect_uri' in the token request is the one of the authorization request"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let form = step.request?.form, let code = form[.code] else { return nil }
    let request = try evidence.authorizationRequest(forCode: code)
    guard let expected = request.authorizationParameters?[.redirectURI] else { return nil }
    return .repeats(.redirectURI, form[.redirectURI], expected, of: request)
  }
}

extension Evidence {
  /// Whether a server answered that it cannot answer now: RFC 9110 §15.6, RFC 6585 §4.
  fileprivate func isPutOff(_ request: Step) -> Bool {
    let status = response(to: request)?.response?.status
    return status.map { $0 >= 500 || $0 == 429 } ?? false
  }
}
