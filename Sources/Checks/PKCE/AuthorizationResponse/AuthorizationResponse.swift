import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  private static let names: [ParameterName] = [.code, .error, .state]

  /// The answer stands in the query of the redirect and not in its fragment.
  static let answerInQuery = Check(
    "answer-in-query", at: [.authorizationResponse], Requirement(.rfc6749("4.1.2")),
    "'code' or 'error' is in the query of 'Location', and the fragment has none of them"
  ) { step, _ in
    guard let response = step.response, let location = response.location else { return nil }
    guard [301, 302, 303, 307, 308].contains(response.status) else {
      return .fail(
        "status \(response.status) with 'Location': only a redirect, such as 303, is followed",
        expected: "303", actual: "\(response.status)")
    }
    if let name = Self.names.first(where: { location.fragmentParameters[$0] != nil }) {
      return .fail("'\(name)' is in the fragment of 'Location', not in its query")
    }
    let query = location.queryParameters
    guard let name = Self.names.first(where: { query[$0] != nil }), name != .state else {
      return .fail("the query of 'Location' has neither 'code' nor 'error'")
    }
    if query[.code] != nil, query[.error] != nil {
      return .fail("the query of 'Location' has both 'code' and 'error': one excludes the other")
    }
    return .pass("'\(name)' is in the query, with \(query.all.count.counted("parameter")) in all")
  }

  /// The answer goes to the redirect URI of the request, to which only parameters are added.
  static let redirectURIAnswered = Check(
    "redirect-uri-answered", at: [.authorizationResponse], Requirement(.rfc6749("4.1.2")),
    "'Location' is the request's 'redirect_uri' with parameters added"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let location = step.response?.location else { return nil }
    let request = try evidence.authorizationRequest(behind: step)
    guard let expected = request.authorizationParameters?[.redirectURI] else { return nil }
    // A redirect URI may have a query of its own, which stays in front: RFC 6749 §3.1.2.
    let ownCount = URI(expected).queryParameters.all.count
    var answered = location
    answered.fragment = nil
    answered.queryParameters.all = Array(location.queryParameters.all.prefix(ownCount))
    return .equal(
      answered.text, expected,
      pass: "'Location' is '\(expected)' with parameters added",
      fail: "'Location' goes to '\(answered.text)', not to the 'redirect_uri' of "
        + "\(request.id.quoted); "
        + TextDifference.words(expected: expected, actual: answered.text))
  }

  /// The answer brings back the state of the request, with a code and with an error.
  static let stateReturned = Check(
    "state-returned", at: [.authorizationResponse], Requirement(.rfc6749("4.1.2"), .must),
    "'state' in 'Location' is the one of the authorization request"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let location = step.response?.location else { return nil }
    let request = try evidence.authorizationRequest(behind: step)
    guard let sent = request.authorizationParameters?[.state] else { return nil }
    return .repeats(.state, location.queryParameters[.state], sent, of: request)
  }

  /// The answer says which server gives it.
  static let issuerReturned = Check(
    "issuer-returned", at: [.authorizationResponse], Requirement(.rfc9207("2"), .must),
    "'iss' in 'Location' is the 'issuer' of the metadata of the server that answers"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let location = step.response?.location else { return nil }
    let metadata = try evidence.metadata(from: step.sender, before: step)
    let issuer = location.queryParameters[.issuer]
    // A server that does not promise the parameter need not send it: RFC 9207 §3.
    let isPromised = metadata[.sendsIssuer]?.boolValue == true
    if issuer == nil, !isPromised { return nil }
    let judgement = Judgement.repeats(
      .issuer, issuer, try metadata.issuer(), as: "the 'issuer' of the metadata")
    guard judgement.holds, !isPromised else { return judgement }
    return .fail(
      "'iss' is right, and the metadata does not say that it comes: "
        + "'\(MetadataName.sendsIssuer.rawValue)' is not true, so an app cannot insist on it"
    ).by(Requirement(.rfc9207("2.3"), .must))
  }

  /// The server never issues the same code again: whoever had it once would not need to guess it.
  static let codeIssuedOnce = Check(
    "code-issued-once", at: [.authorizationResponse], Requirement(.rfc6749("10.10"), .must),
    "no earlier authorization response issued this code"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let code = step.response?.location?.queryParameters[.code] else { return nil }
    if let other = evidence.first(
      .authorizationResponse, with: .parameter(.code, code), before: step)
    {
      return .fail("the code was issued before, in \(other.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    let earlier = evidence.count(.authorizationResponse, before: step)
    return .pass(
      "none of \(earlier.counted("earlier authorization response")) has this code")
  }

  /// An error is one of those that the app can know.
  static let authorizationErrorCode = Check(
    "authorization-error-code", at: [.authorizationResponse],
    Requirement(.rfc6749("4.1.2.1"), .must),
    "'error' is one of the codes of OAuth or of OpenID Connect"
  ) { step, _ in
    guard let error = step.response?.location?.queryParameters[.error] else { return nil }
    let known = ErrorSource.authorizationEndpoint.codes.map(\.rawValue)
    if known.contains(error) { return .pass("'error' is '\(error)', one of \(known.count) codes") }
    return judgeExtension(
      ErrorCode(rawValue: error), of: .authorizationEndpoint, by: Requirement(.rfc6749("4.1.2.1")))
  }

  /// Nobody can guess a code.
  static let codeUnguessable = unguessable(
    .code, Requirement(.rfc6749("10.10"), .must), at: .authorizationResponse)
}
