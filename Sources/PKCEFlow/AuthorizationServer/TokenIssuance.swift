import FlowsShared
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// What the server issues: RFC 6749 §5.1, RFC 9068 §2, OIDC Core §2.
extension AuthorizationServer {
  func makeTokenResponse(
    for issued: IssuedCode, family: Int
  ) throws(Refusal) -> JSONValue {
    let authorization = issued.authorization
    let grant = RefreshGrant(
      clientID: authorization.clientID, subject: issued.subject, scope: authorization.scope,
      family: family, expiresAt: seat.clock.now + settings.refreshTokenLifetime)
    let accessToken = try makeAccessToken(grant)
    var members = tokenMembers(accessToken: accessToken, grant: grant)
    if authorization.scope.words.contains("openid") {
      let idToken = try makeIDToken(issued, accessToken: accessToken)
      members.append(JSONMember(ParameterName.idToken.rawValue, .string(idToken)))
    }
    return .object(members)
  }

  /// RFC 6749 §6: a new access token, and by rotation a new refresh token.
  func refresh(_ form: FormParameters, client: ClientRegistration) throws(Refusal) -> JSONValue {
    let token = try Self.required(.refreshToken, in: form)
    guard var grant = refreshTokens[token] else {
      throw Refusal(.invalidGrant, "the refresh token was not issued here")
    }
    guard grant.clientID == client.clientID else {
      throw Refusal(.invalidGrant, "the refresh token was issued to another client")
    }
    if grant.isUsed, seat.defences.isOn(.refreshRotation) {
      revokedFamilies[grant.family] = .refreshRotation
      throw Refusal(
        .invalidGrant, "the refresh token was used before, so all tokens of its family are revoked",
        defence: .refreshRotation)
    }
    if let cause = revokedFamilies[grant.family] {
      throw Refusal(
        .invalidGrant, "the refresh token was revoked with its family", defence: cause)
    }
    guard seat.clock.now < grant.expiresAt else {
      throw Refusal(.invalidGrant, "the refresh token expired")
    }
    if let scope = form[ParameterName.scope.rawValue] {
      grant.scope = try narrowed(grant.scope, to: scope)
    }
    refreshTokens[token]?.isUsed = true
    return .object(tokenMembers(accessToken: try makeAccessToken(grant), grant: grant))
  }

  /// RFC 6749 §6: a refresh may ask for less, never for more.
  private func narrowed(_ granted: WireText, to asked: WireText) throws(Refusal) -> WireText {
    let granted = Set(granted.words)
    guard let excess = asked.words.first(where: { !granted.contains($0) }) else {
      return asked
    }
    throw Refusal(.invalidScope, "the scope '\(excess)' was not granted")
  }

  private func tokenMembers(accessToken: WireText, grant: RefreshGrant) -> [JSONMember] {
    let refreshToken = unguessable(32, for: "refresh_token")
    refreshTokens[refreshToken] = grant
    return [
      JSONMember(ParameterName.accessToken.rawValue, .string(accessToken)),
      JSONMember(ParameterName.tokenType.rawValue, "Bearer"),
      JSONMember(ParameterName.expiresIn.rawValue, .integer(settings.accessTokenLifetime)),
      JSONMember(ParameterName.refreshToken.rawValue, .string(refreshToken)),
      JSONMember(ParameterName.scope.rawValue, .string(grant.scope)),
    ]
  }

  private func makeAccessToken(_ grant: RefreshGrant) throws(Refusal) -> WireText {
    try signer.sign(
      type: "at+jwt",
      claims: .object(
        JSONMember("iss", .string(issuer)),
        JSONMember("sub", .string(grant.subject)),
        JSONMember("aud", .string(settings.audience)),
        JSONMember("exp", .integer(seat.clock.now + settings.accessTokenLifetime)),
        JSONMember("iat", .integer(seat.clock.now)),
        JSONMember("jti", .string(unguessable(16, for: "jti"))),
        JSONMember("client_id", .string(grant.clientID)),
        JSONMember("scope", .string(grant.scope))))
  }

  private func makeIDToken(
    _ issued: IssuedCode, accessToken: WireText
  ) throws(Refusal) -> WireText {
    var claims = [
      JSONMember("iss", .string(issuer)),
      JSONMember("sub", .string(issued.subject)),
      JSONMember("aud", .string(issued.authorization.clientID)),
      JSONMember("exp", .integer(seat.clock.now + settings.idTokenLifetime)),
      JSONMember("iat", .integer(seat.clock.now)),
      JSONMember("auth_time", .integer(issued.authenticatedAt)),
    ]
    if let nonce = issued.authorization.nonce {
      claims.append(JSONMember("nonce", .string(nonce)))
    }
    claims.append(
      JSONMember("at_hash", .string(signer.algorithm.leftHalfHash(of: accessToken))))
    return try signer.sign(type: "JWT", claims: .object(claims))
  }
}
