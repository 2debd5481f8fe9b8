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
    subjects: [.tokenResponse, .refreshResponse, .resourceRequest], readAt: [.resourceRequest]
  ) { step, evidence in step.accessToken(in: evidence) }
}

extension TokenCheck {
  /// An access token that is a JWT is signed by the issuer's key.
  static let accessTokenSignature = signature(
    of: .accessToken, Requirement(.rfc9068("4"), .must),
    "the signature of a JWT access token fits a key of the issuer's key set",
    keySetURL: { (step, evidence) throws(MissingEvidence) in
      try evidence.metadata(ofAccessTokenIn: step).requiredKeySetURL()
    },
    unreadable: { reading in
      guard case .broken(let reason) = reading else { return nil }
      return .fail("the access token is no JWT any more: \(reason)")
    })

  static let accessTokenAlgorithm = algorithm(
    of: .accessToken, Requirement(.rfc9068("4"), .must))

  /// The access token is from the issuer whose token endpoint issued it.
  static let accessTokenIssuer = claim(
    "iss", "access-token-issuer", of: .accessToken, Requirement(.rfc9068("4"), .must),
    "a JWT access token's 'iss' is the 'issuer' of the metadata"
  ) { (_, step, evidence) throws(MissingEvidence) in
    try evidence.metadata(ofAccessTokenIn: step).issuer
  }

  // RFC 9068 §4 does not list 'iat' among the duties of the API.
  static let accessTokenIssuedAt = issuedAt(
    of: .accessToken, Requirement(.rfc9068("2.2"), .must), enforcedAt: [])

  /// The access token was issued to the client that the user approved; the API does not see the grant.
  static let accessTokenClient = claim(
    "client_id", "access-token-client", of: .accessToken, Requirement(.rfc9068("2.2"), .must),
    "a JWT access token's 'client_id' is the one of the authorization request", enforcedAt: []
  ) { (_, step, evidence) throws(MissingEvidence) in
    let issuance = try evidence.issuance(ofAccessTokenIn: step)
    let request = try evidence.grantedRequest(behind: issuance)
    guard let clientID = request.authorizationParameters[.clientID] else {
      throw MissingEvidence("'\(request.id)' has no 'client_id'")
    }
    return clientID
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
