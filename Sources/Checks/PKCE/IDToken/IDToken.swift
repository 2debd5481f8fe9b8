import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension JudgedToken {
  /// The ID token of a token response, which tells the app who signed in.
  static let idToken = JudgedToken(
    name: "id-token", words: "the ID token", subjects: [.tokenResponse, .refreshResponse]
  ) { step, evidence in evidence.idToken(in: step) }
}

extension Check {
  /// Whoever asks for the scope `openid` gets an ID token.
  static let idTokenPresent = Check(
    "id-token-present", at: [.tokenResponse], Requirement(.oidcCore("3.1.3.3"), .must),
    "the token response has an ID token when the scope 'openid' was asked for"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.isTokenEndpointSuccess else { return nil }
    // What reached the server counts: of a scope that was lost on the way it knows nothing.
    let asked = try evidence.grantedRequest(behind: step).authorizationParameters?[.scope]
    guard ScopeSet(asked ?? "").contains("openid") else { return nil }
    switch evidence.member(.idToken, of: step) {
    case nil: return .fail("'id_token' is missing, though the scope 'openid' was asked for")
    case .string(let token) where !token.isEmpty:
      return .pass("'id_token' is there, as the scope 'openid' asks")
    case let value?:
      return .fail("'id_token' is \(value.kind), \(value.compactText); it must be a JWT")
    }
  }

  /// The ID token is a JWT that the issuer's key signed.
  ///
  /// The issuer has to sign. The app need not look: it got the token from the issuer itself, over TLS, and
  /// OIDC Core §3.1.3.7 takes that in place of the signature.
  static let idTokenSignature = signature(
    of: .idToken, Requirement(.oidcCore("2"), .must),
    "the signature of the ID token fits a key of the issuer's key set",
    keySetURL: { (step, evidence) throws(MissingEvidence) in
      try evidence.metadata(behind: step).requiredKeySetURL()
    },
    unreadable: { (reading) throws(MissingEvidence) in
      switch reading {
      case .readable: return nil
      case .broken(let reason): return .fail("the ID token is no JWT: \(reason)")
      case .encrypted: throw MissingEvidence("the ID token is encrypted")
      case .opaque:
        return .fail("the ID token is no JWT: header, payload and signature, divided by '.'")
      }
    })

  // A native app is a public client, and it did not ask for 'none' when it was registered.
  static let idTokenAlgorithm = algorithm(
    of: .idToken, Requirement(.oidcCore("2"), .must), none: Requirement(.oidcCore("2"), .mustNot),
    hmac: Requirement(.oidcCore("10.1"), .mustNot))

  /// The ID token is from the issuer whose metadata the app read.
  static let idTokenIssuer = claim(
    "iss", "id-token-issuer", of: .idToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the ID token's 'iss' is the 'issuer' of the metadata"
  ) { (_, step, evidence) throws(MissingEvidence) in try evidence.metadata(behind: step).issuer }

  static let idTokenExpiry = expiry(of: .idToken, Requirement(.oidcCore("3.1.3.7"), .must))

  static let idTokenIssuedAt = issuedAt(
    of: .idToken, Requirement(.oidcCore("2"), .must), ahead: Requirement(.oidcCore("3.1.3.7")))

  /// The ID token answers the request that the app itself made, and no other.
  static let idTokenNonce = claim(
    "nonce", "id-token-nonce", of: .idToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the ID token's 'nonce' is the one of the app's authorization request"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    // OIDC Core §12.2: an ID token that comes with a refresh should have no nonce.
    if step.id.name == .refreshResponse, jwt.claims["nonce"] == nil { return nil }
    return try evidence.ownRequest(behind: step)[.nonce]
  }

  /// The ID token and the access token beside it were issued together.
  static let idTokenAtHash = claim(
    "at_hash", "id-token-at-hash", of: .idToken, Requirement(.oidcCore("3.1.3.6")),
    "the ID token's 'at_hash', where there is one, is that of the access token beside it"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    guard jwt.claims["at_hash"] != nil else { return nil }
    guard let accessToken = step.accessToken(in: evidence) else {
      throw MissingEvidence("no access token beside the ID token")
    }
    guard let hash = jwt.leftHalfHash(of: accessToken) else {
      throw MissingEvidence("the ID token's 'alg' does not tell which hash 'at_hash' is made with")
    }
    return hash
  }

  /// The ID token says who signed in, and a refresh does not change that.
  static let idTokenSubject = Check(
    "id-token-subject", of: .idToken, Requirement(.oidcCore("2"), .must),
    "the ID token's 'sub' has 1 to 255 ASCII characters, the same after a refresh"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
    let judgement = Judgement.subject(of: jwt.claims)
    guard judgement.holds, let subject = jwt.claims.string("sub").value else { return judgement }
    let first = try step.id.name == .refreshResponse ? evidence.firstResponse(behind: step) : step
    if first.number != step.number, let earlier = evidence.jwt(evidence.idToken(in: first)),
      let expected = earlier.claims.string("sub").value
    {
      return .claim("sub", of: jwt.claims, equals: expected)
        .by(Requirement(.oidcCore("12.2"), .must))
    }
    return .pass("\(judgement.message), \(subject.characterCount) characters")
  }

  /// The ID token is for the app that asked, and for nobody of whom the app knows nothing.
  static let idTokenAudience = Check(
    "id-token-audience", of: .idToken, Requirement(.oidcCore("3.1.3.7"), .must),
    "the ID token's 'aud' is the 'client_id' of the authorization request"
  ) { (jwt, step, evidence) throws(MissingEvidence) in
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
    // Not even 'azp' says so: it belongs to extensions, and may be ignored without them.
    throw MissingEvidence(
      "'aud' names others beside the app, and the transcript does not say if the app trusts them")
  }
}

extension String {
  fileprivate static func without(_ clientID: WireText, _ audience: [WireText]) -> String {
    let names = audience.quotedList
    return "'aud' names \(names.isEmpty ? "nobody" : names), not '\(clientID)'"
  }
}
