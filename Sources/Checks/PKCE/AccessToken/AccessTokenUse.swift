import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

// For which API an access token is, for what it is enough there, and how one is told from another.
extension Check {
  /// The access token is for the API that it is sent to.
  static let accessTokenAudience = Check(
    "access-token-audience", of: .accessToken, Requirement(.rfc9068("4"), .must),
    "a JWT access token's 'aud' names the API that the token is sent to"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let origin = step.request?.url.origin
    let audience: [WireText]
    switch jwt.claims.audience {
    case .present(let names) where !names.isEmpty: audience = names
    case .absent, .present:
      return .fail("'aud' names nobody; it must name an API", expected: origin)
    case .wrongType(let value):
      return .fail(
        "'aud' is \(value.compactText); it must be a string or an array of strings",
        expected: origin, actual: value.compactText)
    }
    let names = audience.quotedList
    guard let url = step.request?.url, let api = step.receiver else {
      return .pass("'aud' names \(names)")
    }
    let covering = audience.first { Self.covers($0, url) }
    if covering == nil, audience.contains(where: { Self.isURL($0) }) {
      return .fail(
        "'aud' names \(names), but the token is sent to '\(url.origin ?? "")'",
        expected: url.origin,
        actual: audience.joined(separator: " "))
    }
    let registered = evidence.transcript.registered(.audience, at: api)
    guard registered.isEmpty else { return Self.judge(audience, registered, at: api) }
    guard let covering else {
      throw MissingEvidence("'aud' is \(names); which API bears that name is not in the transcript")
    }
    return .pass("'aud' names '\(covering)', where the token is sent to")
  }

  /// An API compares the names by which it knows itself as texts: a slash more is another name.
  private static func judge(
    _ audience: [WireText], _ registered: [WireText], at api: ParticipantName
  ) -> Judgement {
    let known = Set(registered)
    if let name = audience.first(where: known.contains) {
      return .pass("'aud' names '\(name)', where the token is sent to")
    }
    return .fail(
      "'aud' names \(audience.quotedList), but '\(api)' knows itself as \(registered.quotedList)",
      expected: registered[0], actual: audience.joined(separator: " "))
  }

  private static func isURL(_ audience: WireText) -> Bool {
    let url = URI(audience)
    return url.scheme == "https" && url.authority?.isEmpty == false
  }

  /// Whether an audience is the address of an API, or of the part of it that a request goes to.
  private static func covers(_ audience: WireText, _ url: URI) -> Bool {
    // Who sends a request may spell the host otherwise.
    let own = URI(audience)
    let (place, url) = (own.normalized.origin, url.normalized)
    guard isURL(audience), place == url.origin, own.query == nil else { return false }
    return own.path.isEmpty || own.path == url.path
      || url.path.hasPrefix(own.path.utf8.last == UInt8(ascii: "/") ? own.path : own.path + "/")
  }

  /// The access token allows what the response says, and enough for what it is used for.
  static let accessTokenScope = Check(
    "access-token-scope", of: .accessToken, Requirement(.rfc9068("2.2.3"), .should),
    "a JWT access token's 'scope' is what was granted, and what the API asks for"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let claim = jwt.claims.string("scope")
    if step.request != nil { return try Self.judgeUse(of: jwt, in: step, evidence) }
    guard let granted = try evidence.grantedScope(in: step) else { return nil }
    switch claim {
    case .absent:
      return .fail("'scope' is missing; '\(granted)' was granted", expected: granted)
    case .wrongType(let value):
      return .fail(
        "'scope' is \(value.kind); it must be the string '\(granted)'", expected: granted,
        actual: value.compactText)
    case .present(let scope):
      return Set(ScopeSet(scope).values) == Set(ScopeSet(granted).values)
        ? .pass("'scope' is '\(scope)', as granted")
        : .named("scope", scope, equals: granted)
    }
  }

  private static func judgeUse(
    of jwt: JWT, in step: Step, _ evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    guard let needed = evidence.neededScope(of: step) else { return nil }
    let rule = Requirement(.rfc6749("7"), .must)
    let claim = jwt.claims.string("scope")
    // A token need not tell its scope: then what was granted for it counts.
    if claim.isAbsent, let issuance = try? evidence.issuance(ofAccessTokenIn: step),
      let granted = try evidence.grantedScope(in: issuance),
      ScopeSet(needed).beyond(ScopeSet(granted)).isEmpty
    {
      return .pass(
        "'scope' is missing, and \(issuance.id.quoted) granted what the API asks for, '\(needed)'"
      ).by(rule)
    }
    let missing = ScopeSet(needed).beyond(ScopeSet(claim.value ?? ""))
    guard !missing.isEmpty else {
      return .pass("'scope' has what the API asks for, '\(needed)'").by(rule)
    }
    return .fail(
      "'scope' is \(claim.value.map { "'\($0)'" } ?? "missing"); the API asks for '\(needed)'",
      expected: needed, actual: claim.value
    ).by(rule)
  }

  /// The access token is about the user of whom the ID token beside it tells, and so is each later one.
  static let accessTokenSubject = Check(
    "access-token-subject", of: .accessToken, Requirement(.rfc9068("2.2"), .should),
    "a JWT access token's 'sub' is that of the ID token that was issued with it",
    subjects: [.tokenResponse, .refreshResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let first = try evidence.firstResponse(behind: step)
    if first.number != step.number, let earlier = evidence.jwt(first.accessToken(in: evidence)),
      let subject = earlier.claims.string("sub").value
    {
      // A refresh goes on with what one user granted.
      return .claim("sub", of: jwt.claims, equals: subject).by(Requirement(.rfc6749("6")))
    }
    let source =
      evidence.idToken(in: step) == nil ? first : step
    guard let token = evidence.jwt(evidence.idToken(in: source)),
      let subject = token.claims.string("sub").value
    else { return nil }
    return .claim("sub", of: jwt.claims, equals: subject)
  }

  /// No other token has the name of this one: by it a token is revoked, and a copy found out.
  ///
  /// A token that is issued once more, as it is, is two that cannot be told apart.
  static let accessTokenID = Check(
    "access-token-id", of: .accessToken, Requirement(.rfc7519("4.1.7"), .must),
    "a JWT access token's 'jti' is that of no other token",
    subjects: [.tokenResponse, .refreshResponse]
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    // That there is one is a rule of its own.
    guard let name = jwt.claims.string("jti").value else { return nil }
    let earlier = evidence.reading(TokenNames.self).answer(
      naming: name, of: jwt.claims.string("iss").value, before: step)
    if let earlier, let answer = evidence.step(earlier) {
      return .fail("'jti' is '\(name)', as in a token of \(answer.id.quoted)")
    }
    try evidence.requireAllSteps(before: step)
    return .pass("'jti' is '\(name)', which no earlier token has")
  }
}

extension Evidence {
  /// The scope that the API asks for: the one with which it was set up, or else what its refusal of a
  /// request names.
  fileprivate func neededScope(of request: Step) -> WireText? {
    request.receiver.flatMap { transcript.registered(.scope, at: $0).first }
      ?? response(to: request)?.response?.bearerChallenge?["scope"]
  }
}
