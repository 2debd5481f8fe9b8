import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What the app asks of an ID token before it believes who signed in: OIDC Core §3.1.3.7.
extension NativeClient {
  /// The subject of the ID token; nil when none was asked for.
  func judgedSubject(
    of tokens: TokenResponse, for signIn: PendingSignIn
  ) async throws(Refusal) -> WireText? {
    guard let idToken = tokens.idToken else {
      guard !settings.scope.words.contains("openid") else {
        throw Refusal(nil, "'id_token' is missing, though the scope 'openid' was asked for")
      }
      return nil
    }
    let jws: UnverifiedJWS
    let claims: ClaimsSet
    do {
      jws = try UnverifiedJWS(parsing: idToken)
      claims = try ClaimsSet(parsing: jws.payload)
    } catch {
      throw Refusal(nil, "the ID token is no JWT: \(error)")
    }
    let signature =
      await keys?.judgeSignature(of: jws, allowedAlgorithms: [.rs256]) ?? .keysUnreachable
    await record(signature, claims, for: signIn, accessToken: tokens.accessToken)
    try seat.defences.require(.idTokenSignature, signature.isGood, otherwise: nil, signature.reason)
    try judge(claims, for: signIn, accessToken: tokens.accessToken)
    guard let subject = claims.string("sub").value, !subject.isEmpty else {
      throw Refusal(nil, "the ID token's 'sub' is missing")
    }
    return subject
  }

  private func record(
    _ signature: SignatureJudgement, _ claims: ClaimsSet, for signIn: PendingSignIn,
    accessToken: WireText
  ) async {
    let values: [IDTokenCheckValue: WireText?] = [
      .issuer: claims.string("iss").text, .audience: claims["aud"].textOfMember,
      .expiry: claims["exp"].textOfMember, .issuedAt: claims["iat"].textOfMember,
      .nonce: claims.string("nonce").text, .accessTokenHash: claims.string("at_hash").text,
      .signature: signature.verdict.rawValue, .issuerChosen: signIn.issuer,
      .clientID: settings.clientID, .now: "\(seat.clock.now)", .nonceSent: signIn.nonce,
      .accessTokenHashComputed: SignatureAlgorithm.rs256.leftHalfHash(of: accessToken),
    ]
    await seat.calculate(
      values, commands: ShellCommand.confirming(accessTokenHash: accessToken))
  }

  private func judge(
    _ claims: ClaimsSet, for signIn: PendingSignIn, accessToken: WireText
  ) throws(Refusal) {
    let issuer = claims.string("iss")
    try seat.defences.require(
      .idTokenIssuer, issuer.value == signIn.issuer, otherwise: nil,
      "the ID token's 'iss' is '\(issuer.text)', not '\(signIn.issuer)'")
    try seat.defences.require(
      .idTokenAudience, claims.audience.value == [settings.clientID], otherwise: nil,
      "the ID token's 'aud' is \(claims["aud"]?.compactText ?? "absent"), "
        + "not '\(settings.clientID)'")
    let now = Double(seat.clock.now)
    let leeway = Double(ClockSkew.leeway)
    try seat.defences.require(
      .idTokenUnexpired, (claims.numericDate("exp").value?.seconds ?? -.infinity) > now - leeway,
      otherwise: nil, "the ID token's 'exp' is past or missing")
    try seat.defences.require(
      .idTokenIssuedAt, (claims.numericDate("iat").value?.seconds ?? .infinity) <= now + leeway,
      otherwise: nil, "the ID token's 'iat' lies ahead or is missing")
    let nonce = claims.string("nonce")
    try seat.defences.require(
      .idTokenNonce, ConstantTime.areEqual(nonce.value, signIn.nonce), otherwise: nil,
      "the ID token's 'nonce' is '\(nonce.text)', not '\(signIn.nonce)'")
    // 'at_hash' is optional in this flow: OIDC Core §3.1.3.6.
    let hash = claims["at_hash"]
    let expected = SignatureAlgorithm.rs256.leftHalfHash(of: accessToken)
    try seat.defences.require(
      .idTokenAccessTokenHash,
      hash == nil || ConstantTime.areEqual(hash?.stringValue, expected), otherwise: nil,
      "the ID token's 'at_hash' is \(hash?.compactText ?? "absent"), "
        + "but the access token's is '\(expected)'")
  }
}
