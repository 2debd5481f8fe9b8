import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension MessageCheck {
  /// The app uses a token that it was given, unchanged.
  ///
  /// The API cannot see a fault, since it sees no token response.
  static let accessTokenIssued = MessageCheck(
    "access-token-issued", at: [.resourceRequest], Requirement(.rfc6749("7")),
    "a token response before the request issued its access token", enforcedAt: []
  ) { (step, evidence) throws(MissingEvidence) in
    guard let token = step.accessToken(in: evidence) else { return nil }
    return try evidence.judgeIssuance(
      of: token, as: .accessToken, in: step,
      by: evidence.issuedTokens.response(issuingAccessToken: token, before: step))
  }

  /// An API that asks for a token says which kind.
  static let bearerChallenge = MessageCheck(
    "bearer-challenge", at: [.resourceResponse], Requirement(.rfc6750("3"), .must),
    "a 401 of the API has 'WWW-Authenticate' with the scheme 'Bearer'"
  ) { step, _ in
    guard let response = step.response, response.status == 401 else { return nil }
    guard response.bearerChallenge != nil else {
      let field = response.fields["WWW-Authenticate"]
      return .fail(
        "'WWW-Authenticate' is \(field.map { "'\($0)'" } ?? "missing"); "
          + "with status 401 it must have the scheme 'Bearer'", expected: "Bearer", actual: field)
    }
    return .pass("status 401 with 'WWW-Authenticate: Bearer'")
  }

  private static let statuses: [(code: ErrorCode, status: Int)] = [
    (.invalidRequest, 400), (.invalidToken, 401), (.insufficientScope, 403),
  ]

  /// The API says why a token was not enough, and keeps quiet where no token came.
  static let resourceErrorForm = MessageCheck(
    "resource-error-form", at: [.resourceResponse], Requirement(.rfc6750("3.1"), .should),
    "the API's error code is a known one with its status, and absent without a token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let response = step.response, [400, 401, 403].contains(response.status),
      let challenge = response.bearerChallenge
    else { return nil }
    let request = try evidence.request(answeredBy: step)
    let hasToken = request.accessToken(in: evidence) != nil
    // An API that looks for no token in the URL has seen none there: RFC 6750 §2.3 lets it.
    let isInHeader = request.request?.fields["Authorization"] != nil
    guard let error = challenge["error"] else {
      return hasToken && isInHeader
        ? .fail("a token came, but no 'error' says why it was refused")
        : .pass("no token came, and no 'error' is given")
    }
    // A request that is malformed may have a token that cannot be found in it.
    guard hasToken || error == ErrorCode.invalidRequest.rawValue else {
      return .fail("'error' is '\(error)', though no token came")
    }
    guard let expected = Self.statuses.first(where: { $0.code.rawValue == error })?.status else {
      return .fail(
        "'error' is '\(error)'; an API has "
          + Self.statuses.map { "'\($0.code)'" }.joined(separator: ", "))
    }
    return .equal(
      "\(response.status)", "\(expected)", pass: "status \(expected) with '\(error)'",
      fail: "status \(response.status) with '\(error)', not \(expected)")
  }
}
