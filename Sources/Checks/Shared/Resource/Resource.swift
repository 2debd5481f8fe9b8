import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The app uses a token that it was given, unchanged.
  ///
  /// The API cannot see a fault, since it sees no token response.
  static let accessTokenIssued = Check(
    "access-token-issued", at: [.resourceRequest], Requirement(.rfc6749("7")),
    "a token response before the request issued its access token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let token = step.accessToken(in: evidence) else { return nil }
    return try evidence.judgeIssuance(
      of: token, as: .accessToken, in: step,
      by: evidence.issuedTokens.response(issuingAccessToken: token, before: step))
  }

  /// An API that asks for a token says which kind, and says it in a form that a program can read.
  static let bearerChallenge = Check(
    "bearer-challenge", at: [.resourceResponse], Requirement(.rfc6750("3"), .must),
    "a 401 of the API has 'WWW-Authenticate: Bearer' with parameters, none of them twice"
  ) { step, _ in
    guard let response = step.response else { return nil }
    guard let challenge = response.bearerChallenge else {
      guard response.status == 401 else { return nil }
      let field = response.fields["WWW-Authenticate"]
      return .fail(
        "'WWW-Authenticate' is \(field.map { "'\($0)'" } ?? "missing"); "
          + "with status 401 it must have the scheme 'Bearer'", expected: "Bearer", actual: field)
    }
    let names = challenge.names
    guard !names.isEmpty else {
      return .fail("'Bearer' stands alone; at least one parameter must follow it, such as 'realm'")
    }
    if let name = names.firstRepeated {
      return .fail("'\(name)' occurs more than once behind 'Bearer'")
        .by(Requirement(.rfc6750("3"), .mustNot))
    }
    return .pass(
      "status \(response.status) with 'WWW-Authenticate: Bearer' and \(names.quotedList)")
  }

  private static let statuses: [(code: ErrorCode, status: Int)] = [
    (.invalidRequest, 400), (.invalidToken, 401), (.insufficientScope, 403),
  ]

  /// The API says why a token was not enough, and keeps quiet where no token came.
  static let resourceErrorForm = Check(
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
          + Self.statuses.map(\.code).quotedList)
    }
    return .equal(
      "\(response.status)", "\(expected)", pass: "status \(expected) with '\(error)'",
      fail: "status \(response.status) with '\(error)', not \(expected)")
  }

  /// The access token stands in the `Authorization` field and nowhere else.
  static let bearerInHeader = Check(
    "bearer-in-header", at: [.resourceRequest], Requirement(.rfc6750("2.1"), .should),
    "the access token comes once, as 'Authorization: Bearer', and never in the URL"
  ) { step, _ in
    guard let request = step.request else { return nil }
    let values = request.fields.values(of: "Authorization")
    let isInURL = request.url.queryParameters[.accessToken] != nil
    let isInForm = request.form?[.accessToken] != nil
    let ways = [(isInURL, "the URL"), (isInForm, "the form"), (!values.isEmpty, "'Authorization'")]
      .filter(\.0).map(\.1)
    guard ways.count <= 1 else {
      return .fail(
        "an access token is in \(ways.joined(separator: " and in ")); one way is allowed"
      )
      .by(Requirement(.rfc6750("2"), .mustNot))
    }
    if isInURL {
      return .fail("'access_token' is in the URL, where logs and histories keep it")
        .by(Requirement(.rfc9700("4.3.2"), .mustNot))
    }
    if isInForm {
      return .fail("'access_token' is in the form; it belongs in 'Authorization'")
        .by(Requirement(.rfc6750("2.2"), .shouldNot))
    }
    guard let value = values.first else { return nil }
    guard values.count == 1 else {
      return .fail("'Authorization' occurs \(values.count) times")
        .by(Requirement(.rfc9110("5.3"), .mustNot))
    }
    let words = value.split(at: " ")
    guard words[0].asciiLowercased == "bearer" else {
      return .fail(
        "'Authorization' has the scheme '\(words[0])', not 'Bearer'", expected: "Bearer",
        actual: words[0]
      ).by(Requirement(.rfc6750("2.1")))
    }
    // Several spaces are as good as one: RFC 6750 §2.1 has 1*SP.
    let rest = words.dropFirst().drop { $0.isEmpty }
    guard rest.count == 1, let token = rest.first, Self.isToken(token) else {
      return .fail("'Authorization' must be 'Bearer', one space, and one token of RFC 6750 §2.1")
        .by(Requirement(.rfc6750("2.1")))
    }
    return .pass(
      "'Authorization' has 'Bearer' and a token of \(token.characterCount) characters")
  }

  /// The characters that a token may have in the field: RFC 6750 §2.1.
  private static func isToken(_ text: WireText) -> Bool {
    let body = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }
    let others = Set("+/".utf8)
    return !body.isEmpty
      && body.allSatisfy { PercentEncoding.isUnreserved($0) || others.contains($0) }
  }
}
