import FlowsShared
import HTTPModel
import Simulation
import Vocabulary
import WireFormats

/// The token endpoint: RFC 6749 §3.2, §4.1.3, §6.
extension AuthorizationServer {
  /// Answers a token request with tokens or with an error.
  func token(_ request: HTTPRequest) async -> Answer {
    do throws(Refusal) {
      let request = try TokenRequest(request, defences: seat.defences)
      let client = try request.client(among: clients)
      switch try request.required(.grantType) {
      case GrantType.authorizationCode.rawValue:
        return try await redeemCode(request, client: client)
      case GrantType.refreshToken.rawValue:
        return try refresh(request, client: client)
      case let other:
        throw Refusal(
          .unsupportedGrantType,
          "'grant_type' is '\(other)'; this server knows 'authorization_code' and 'refresh_token'")
      }
    } catch {
      return TokenRequest.errorAnswer(error)
    }
  }

  private func redeemCode(
    _ request: TokenRequest, client: ClientRegistration
  ) async throws(Refusal) -> Answer {
    let code = try request.required(.code)
    guard let issued = codes[code] else {
      throw Refusal(.invalidGrant, "the code '\(code)' was not issued here")
    }
    // First whether the sender is the one that the code belongs to: somebody who only found the code
    // must not be able to revoke, with a second use, what its owner got for the first.
    do {
      try issued.judge(request.form, client: client, seat.defences)
    } catch {
      if seat.defences.isOn(.failureBurnsCode) { codes.burn(code) }
      throw error
    }
    try refuseUsed(issued)
    try issued.judgeAge(now: seat.clock.now, seat.defences)
    if !seat.defences.isOn(.codeTakenAtomically) { await recordLookUp(of: code, issued.state) }
    let family = families.begin()
    codes.mark(code, as: .redeemed(family: family))
    let authorization = issued.authorization
    let grant = RefreshGrant(
      clientID: authorization.clientID, subject: issued.subject, scope: authorization.scope,
      family: family, expiresAt: seat.clock.now + PKCEConstants.Lifetime.refreshToken)
    return try tokenAnswer(grant, after: issued)
  }

  /// Where looking up and marking are two acts, time passes between them, and others may come in.
  private func recordLookUp(of code: WireText, _ state: IssuedCode.State) async {
    let known = if case .unused = state { CodeState.unused } else { CodeState.redeemed }
    await seat.calculate([CodeLookupValue.code: code, .codeState: known.rawValue])
  }

  private func refuseUsed(_ issued: IssuedCode) throws(Refusal) {
    switch issued.state {
    case .unused: return
    case .burned:
      throw Refusal(
        .invalidGrant, "the code failed before, so it is not redeemed any more",
        defence: .failureBurnsCode)
    case .redeemed(let family):
      guard seat.defences.isOn(.codeSingleUse) else { return }
      var reason = "the code was redeemed before"
      if seat.defences.isOn(.replayRevokesTokens) {
        families.revoke(family, because: .replayRevokesTokens)
        reason +=
          ", so the refresh tokens that were issued for it are revoked; "
          + families.rest(of: family, now: seat.clock.now)
      }
      throw Refusal(.invalidGrant, reason, defence: .codeSingleUse)
    }
  }

  private func refresh(
    _ request: TokenRequest, client: ClientRegistration
  ) throws(Refusal) -> Answer {
    let token = try request.required(.refreshToken)
    let grant = try families.grant(
      of: token, for: client.clientID, now: seat.clock.now, seat.defences)
    let scope = try request.form[.scope].map(grant.narrowed)
    families.markUsed(token)
    return try tokenAnswer(grant, scope: scope)
  }

  /// New tokens for a grant; with an ID token where it follows a sign-in, and 'openid' was asked for.
  ///
  /// The scope is that of the access token. The new refresh token keeps the whole one: RFC 6749 §6.
  private func tokenAnswer(
    _ grant: RefreshGrant, scope: WireText? = nil, after signIn: IssuedCode? = nil
  ) throws(Refusal) -> Answer {
    let scope = scope ?? grant.scope
    let accessToken = try issuer.accessToken(for: grant, scope: scope)
    let refreshToken = unguessable(32, for: "refresh_token")
    let accessTokenEnd = seat.clock.now + PKCEConstants.Lifetime.accessToken
    families.add(grant, under: refreshToken, accessTokenEnd: accessTokenEnd)
    var idToken: WireText?
    if let signIn, grant.scope.words.contains("openid") {
      idToken = try issuer.idToken(after: signIn, accessToken: accessToken)
    }
    let tokens = JSONValue.object([
      .accessToken: .string(accessToken), .tokenType: "Bearer",
      .expiresIn: .integer(PKCEConstants.Lifetime.accessToken),
      .refreshToken: .string(refreshToken), .scope: .string(scope),
      .idToken: idToken.map { .string($0) },
    ])
    return Answer(.json(tokens, fields: TokenRequest.noStore))
  }
}
