import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The members that readers of an answer look for: RFC 6749 §5.1, §5.2, OIDC Core §3.1.3.3.
  private static let knownMembers: Set<WireText> = [
    "access_token", "token_type", "expires_in", "refresh_token", "scope", "id_token", "error",
    "error_description", "error_uri",
  ]

  /// The token endpoint answers in JSON.
  static let tokenResponseJSON = Check(
    "token-response-json", at: [.tokenResponse, .refreshResponse], Requirement(.rfc6749("5.1")),
    "the token endpoint answers with a JSON object, and says so in 'Content-Type'"
  ) { step, evidence in
    guard let response = step.response, response.status < 500 else { return nil }
    let type = response.fields["Content-Type"]
    guard MediaType.is(type, MediaType.json) else {
      return .fail(
        "'Content-Type' is \(type.map { "'\($0)'" } ?? "missing"), not '\(MediaType.json)'",
        expected: MediaType.json, actual: type)
    }
    guard let json = evidence.json(in: step) else { return .fail("the body is not JSON") }
    guard let members = json.members else {
      return .fail("the body is \(json.kind), not an object")
    }
    let repeated = members.map(\.name).allRepeated
    if let name = repeated.first(where: Self.knownMembers.contains) {
      return .fail("'\(name)' occurs more than once")
    }
    if let name = repeated.first {
      return .warn("'\(name)' occurs more than once; nobody here knows it, and readers ignore it")
    }
    return .pass("a JSON object with \(members.count) members")
  }

  /// No cache keeps the tokens.
  ///
  /// No rule tells the app to refuse a response that a cache may have kept.
  static let tokenResponseNoStore = Check(
    "token-response-no-store", at: [.tokenResponse, .refreshResponse],
    Requirement(.rfc6749("5.1"), .must),
    "a response with tokens has 'Cache-Control: no-store' and 'Pragma: no-cache'"
  ) { step, _ in
    guard step.isTokenEndpointSuccess, let fields = step.response?.fields else { return nil }
    let needed: [(WireText, WireText)] = [
      ("Cache-Control", "no-store"), ("Pragma", "no-cache"),
    ]
    for (name, directive) in needed {
      let values = fields.values(of: name)
      guard !values.isEmpty else {
        return .fail("'\(name)' is missing; it must be '\(directive)'", expected: directive)
      }
      let value = values.joined(separator: ", ")
      let directives = value.replacing(",", with: " ").words.map(\.asciiLowercased)
      guard directives.contains(directive) else {
        return .fail(
          "'\(name)' is '\(value)', without '\(directive)'", expected: directive, actual: value)
      }
    }
    return .pass("'Cache-Control' has 'no-store', 'Pragma' has 'no-cache'")
  }

  /// Nothing is granted that was not asked for.
  ///
  /// The app need not refuse a scope for which it did not ask.
  static let scopeGranted = Check(
    "scope-granted", at: [.tokenResponse], Requirement(.rfc6749("3.3")),
    "the scope of the token response has nothing beyond the authorization request"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.isTokenEndpointSuccess else { return nil }
    let request = try evidence.grantedRequest(behind: step)
    guard let asked = request.authorizationParameters?[.scope] else { return nil }
    guard let granted = evidence.member(.scope, of: step)?.stringValue else {
      let scope = evidence.jwt(step.accessToken(in: evidence))?.claims.string("scope").value
      if let scope, Set(ScopeSet(scope).values) != Set(ScopeSet(asked).values) {
        return .fail(
          "'scope' is left out, as if '\(asked)' were granted, but the token has '\(scope)'",
          expected: scope
        ).by(Requirement(.rfc6749("5.1"), .must))
      }
      return .pass("'scope' is left out: '\(asked)' was granted as asked")
    }
    let excess = ScopeSet(granted).beyond(ScopeSet(asked))
    guard excess.isEmpty else {
      return .fail(
        "'scope' has \(excess.quotedList), "
          + "for which \(request.id.quoted) did not ask", expected: asked, actual: granted)
    }
    return .pass("'scope' is '\(granted)'; '\(asked)' was asked for")
  }

  /// Nobody can guess a refresh token, which is good for months.
  static let refreshTokenUnguessable = Check(
    "refresh-token-unguessable", at: [.tokenResponse, .refreshResponse],
    Requirement(.rfc6749("10.10"), .must), "'refresh_token' has room for 128 random bits"
  ) { step, evidence in
    guard step.isTokenEndpointSuccess else { return nil }
    return evidence.member(.refreshToken, of: step)?.stringValue.map {
      Guessing.judge(.refreshToken, $0)
    }
  }

  /// The other types that are registered with IANA; what has none of these names may be an extension.
  private static let otherTokenTypes: Set<WireText> = ["dpop", "pop", "n_a", "mac"]

  /// The token response has what an app needs to use the tokens.
  static let tokenResponseMembers = Check(
    "token-response-members", at: [.tokenResponse, .refreshResponse],
    Requirement(.rfc6749("5.1"), .must),
    "'access_token' and 'token_type' are there, 'Bearer' with an ID token, and 'expires_in' is a number"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.isTokenEndpointSuccess, let json = evidence.json(in: step), json.members != nil
    else { return nil }
    for name in ["access_token", "token_type"] as [WireText] {
      guard let value = json[name] else { return .fail("'\(name)' is missing") }
      if value.stringValue?.isEmpty ?? true { return .fail(.text(name, value)) }
    }
    for name in ["refresh_token", "scope", "id_token"] as [WireText] {
      if let value = json[name], value.stringValue == nil { return .fail(.text(name, value)) }
    }
    if json["error"] != nil {
      return .fail("'error' stands beside tokens: an answer is the one or the other")
    }
    let type = json["token_type"]?.stringValue ?? ""
    guard
      type.utf8.allSatisfy({
        PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/")
      })
    else {
      return .fail(
        "'token_type' is '\(type)'; it is a name of letters, digits, '-', '.' and '_', or a URI"
      )
      .by(Requirement(.rfc6749("A.13")))
    }
    // Another type may have been agreed on, as a request with a proof shows: RFC 9449 §5.
    if json["id_token"] != nil, type.asciiLowercased != "bearer",
      try evidence.request(answeredBy: step).request?.fields["DPoP"] == nil
    {
      let isAType = Self.otherTokenTypes.contains(type.asciiLowercased)
      let words = "'token_type' is '\(type)', not 'Bearer'"
      return isAType
        ? .fail(words, expected: "Bearer", actual: type).by(
          Requirement(.oidcCore("3.1.3.3"), .must))
        : .warn(
          words + ", and no type of this name is registered", expected: "Bearer", actual: type
        ).by(Requirement(.rfc6749("7.1")))
    }
    guard let lifetime = json["expires_in"] else {
      // A token that tells its end itself is one of the other means of RFC 6749 §5.1.
      let token = evidence.jwt(json["access_token"]?.stringValue)
      if let end = token?.claims.numericDate("exp").value {
        return .pass(
          "'token_type' is '\(type)'; 'exp' of the token, \(end.number.text), is its end")
      }
      return .fail("'expires_in' is missing: nothing tells the app how long the token lives")
        .by(Requirement(.rfc6749("5.1"), .recommended))
    }
    guard let seconds = lifetime.integerValue, seconds >= 0 else {
      return .fail("'expires_in' is \(lifetime.compactText); it must be a whole number of seconds")
        .by(Requirement(.rfc6749("A.14")))
    }
    guard seconds > 0 else {
      return .warn("'expires_in' is 0: the token is of no use").by(Requirement(.rfc6749("5.1")))
    }
    return .pass("'token_type' is '\(type)', 'expires_in' is \(seconds)")
  }
}

extension String {
  fileprivate static func text(_ name: WireText, _ value: JSONValue) -> String {
    "'\(name)' is \(value.kind), \(value.compactText); it must be a string, and not an empty one"
  }
}
