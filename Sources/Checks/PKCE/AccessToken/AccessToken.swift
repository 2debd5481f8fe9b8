import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension JudgedToken {
  /// The access token, where it is issued and where it is used.
  ///
  /// Only some access tokens are JWTs; to the others the rules do not apply. The app must not look into
  /// the token: RFC 9068 §6.
  static let accessToken = JudgedToken(
    name: "access-token", words: "a JWT access token",
    subjects: [.tokenResponse, .refreshResponse, .resourceRequest]
  ) { step, evidence in step.accessToken(in: evidence) }
}

extension Check {
  /// An access token that is a JWT is signed by the issuer's key.
  static let accessTokenSignature = signature(
    of: .accessToken, Requirement(.rfc9068("4"), .must),
    "the signature of a JWT access token fits a key of the issuer's key set",
    keySet: { (step, evidence) throws(MissingEvidence) in
      try evidence.keySetPlace { () throws(MissingEvidence) in
        try evidence.metadata(ofAccessTokenIn: step)
      }
    },
    unreadable: { reading in
      guard case .broken(let reason) = reading else { return nil }
      return .fail("the access token is no JWT any more: \(reason)")
    })

  static let accessTokenAlgorithm = algorithm(
    of: .accessToken, Requirement(.rfc9068("2.1"), .must),
    none: Requirement(.rfc9068("2.1"), .mustNot), hmac: Requirement(.rfc9068("2.1"), .recommended))

  /// The access token is from the issuer whose token endpoint issued it.
  static let accessTokenIssuer = claim(
    "iss", "access-token-issuer", of: .accessToken, Requirement(.rfc9068("4"), .must),
    "a JWT access token's 'iss' is the 'issuer' of the metadata"
  ) { (_, step, evidence) throws(MissingEvidence) in
    try evidence.metadata(ofAccessTokenIn: step).issuer
  }

  static let accessTokenClaimTypes = claimTypes(of: .accessToken)

  // RFC 9068 §4 does not list 'iat' among the duties of the API.
  static let accessTokenIssuedAt = issuedAt(
    of: .accessToken, Requirement(.rfc9068("2.2"), .must),
    ahead: Requirement(.rfc7519("4.1.6")))

  /// The access token was issued to the client that the user approved; the API does not see the grant.
  static let accessTokenClient = claim(
    "client_id", "access-token-client", of: .accessToken, Requirement(.rfc9068("2.2"), .must),
    "a JWT access token's 'client_id' is the one of the authorization request"
  ) { (_, step, evidence) throws(MissingEvidence) in
    let issuance = try evidence.issuance(ofAccessTokenIn: step)
    let request = try evidence.grantedRequest(behind: issuance)
    guard let clientID = request.authorizationParameters?[.clientID] else {
      throw MissingEvidence("'\(request.id)' has no 'client_id'")
    }
    return clientID
  }

  /// An access token that is a JWT says that it is one, so that no ID token passes for it.
  static let accessTokenType = Check(
    "access-token-type", of: .accessToken, Requirement(.rfc9068("4"), .must),
    "a JWT access token's 'typ' is 'at+jwt'"
  ) { jwt, _, _ in
    let rule = "a JWT access token has 'at+jwt'"
    switch jwt.jws.header.type {
    case .absent: return .fail("'typ' is missing; \(rule)", expected: "at+jwt")
    case .wrongType(let value):
      return .fail("'typ' is \(value.kind); \(rule)", expected: "at+jwt", actual: value.compactText)
    case .present(let type):
      // RFC 7515 §4.1.9: a media type, compared without regard to case.
      return ["at+jwt", "application/at+jwt"].contains(type.asciiLowercased)
        ? .pass("'typ' is '\(type)'")
        : .fail("'typ' is '\(type)'; \(rule)", expected: "at+jwt", actual: type)
    }
  }

  /// The access token has the claims that every JWT access token has.
  static let accessTokenClaims = Check(
    "access-token-claims", of: .accessToken, Requirement(.rfc9068("2.2"), .must),
    "a JWT access token has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti'"
  ) { jwt, _, _ in
    let claims = jwt.claims
    let texts = ["iss", "sub", "client_id", "jti"].filter {
      claims.string($0).value?.isEmpty ?? true
    }
    let times = ["exp", "iat"].filter { claims.numericDate($0).value == nil }
    let wanting = texts + times + (claims.audience.value?.isEmpty ?? true ? ["aud"] : [])
    guard wanting.isEmpty else {
      let names = wanting.quotedList
      return .fail("missing, empty or of the wrong kind: \(names)")
    }
    return .pass("has 'iss', 'exp', 'aud', 'sub', 'client_id', 'iat' and 'jti'")
  }

  /// The access token is used before its end.
  ///
  /// That the response names the same end is what 'expires_in' means; no rule ties it to 'exp'.
  static let accessTokenExpiry = Check(
    "access-token-expiry", of: .accessToken, Requirement(.rfc9068("4"), .must),
    "a JWT access token is used before its 'exp', which is what 'expires_in' says"
  ) { jwt, step, evidence in
    let unexpired = Judgement.unexpired(jwt.claims, at: step.time)
    guard unexpired.holds, step.response != nil,
      case .number(let lifetime)? = evidence.member(.expiresIn, of: step),
      let end = jwt.claims.numericDate("exp").value
    else { return unexpired }
    // RFC 6749 §5.1 counts from the response; a token may have been made before it.
    let starts = [jwt.claims.numericDate("iat").value?.seconds, Double(step.time)]
    // Times may have fractions, which 'expires_in' has not.
    let isTold = starts.compactMap(\.self).contains { abs($0 + lifetime.double - end.seconds) < 1 }
    return isTold
      ? .pass("'exp' is \(end.number.text), \(lifetime.text) seconds ahead as 'expires_in' says")
      : .warn(
        "'exp' is \(end.number.text), which is not 'iat' and the \(lifetime.text) seconds of "
          + "'expires_in'"
      ).by(Requirement(.rfc6749("5.1")))
  }
}

extension Evidence {
  /// The metadata of the issuer of a step's access token.
  ///
  /// A token that nobody in the transcript issued is measured by the only issuer there is.
  fileprivate func metadata(
    ofAccessTokenIn step: Step
  ) throws(MissingEvidence) -> AuthorizationServerMetadata {
    if let issuance = try? issuance(ofAccessTokenIn: step) { return try metadata(behind: issuance) }
    return try reading(ServerMetadata.self).onlyMetadata()
  }
}
