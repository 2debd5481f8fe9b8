import HTTPModel
import JOSE
import OAuthModel
import TranscriptModel
import WireFormats

/// How the resource server judges an access token: RFC 6750 §2, RFC 9068 §4.
extension ResourceServer {
  /// The token that came with a request, in the header field and nowhere else.
  func bearerToken(_ request: HTTPRequest) throws(Refusal) -> String {
    let values = request.fields.values(of: "Authorization")
    guard values.count <= 1 else {
      throw Refusal(.invalidRequest, "'Authorization' occurs \(values.count) times")
    }
    guard let value = values.first else {
      if !defences.isOn(.tokenInHeaderOnly), let token = request.url.queryParameters["access_token"]
      {
        return token
      }
      let inURL = request.url.queryParameters["access_token"] != nil
      throw Refusal(
        nil, inURL ? "the token in the URL is not looked at" : "no token came with the request",
        defence: inURL ? .tokenInHeaderOnly : nil)
    }
    let parts = value.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].lowercased() == "bearer" else {
      throw Refusal(nil, "'Authorization' has the scheme '\(parts[0])', not 'Bearer'")
    }
    guard parts.count == 2, !parts[1].isEmpty, !parts[1].contains(" ") else {
      throw Refusal(.invalidRequest, "'Authorization' must be 'Bearer', one space, and one token")
    }
    return String(parts[1])
  }

  /// Judges signature and claims, each on its own, and says in the transcript what it found.
  func judgedClaims(_ token: String) async throws(Refusal) -> ClaimsSet {
    let jws: UnverifiedJWS
    let claims: ClaimsSet
    do {
      jws = try UnverifiedJWS(parsing: token)
      claims = try ClaimsSet(parsing: jws.payload)
    } catch {
      throw Refusal(.invalidToken, "the access token is no JWT: \(error)")
    }
    let signature = await keys.judgeSignature(of: jws, allowedAlgorithms: [.rs256])
    await record(
      Calculation(
        inputs: [
          NamedValue("typ", jws.header.type.text), NamedValue("iss", claims.string("iss").text),
          NamedValue("aud", claims["aud"]?.compactText ?? "absent"),
          NamedValue("exp", claims["exp"]?.compactText ?? "absent"),
          NamedValue("scope", claims.string("scope").text),
        ],
        outputs: [
          NamedValue("signature", signature.words), NamedValue("now", "\(clock.now)"),
          NamedValue("audience_expected", settings.audience),
          NamedValue("scope_needed", settings.scope),
        ]))
    try judge(signature)
    try judge(jws.header, claims)
    return claims
  }

  private func judge(_ signature: SignatureJudgement) throws(Refusal) {
    switch signature {
    case .good: return
    case .keysUnreachable:
      try defences.require(
        .keysRequired, false, otherwise: .temporarilyUnavailable,
        "the issuer's keys cannot be fetched")
    case .bad(let reason):
      try defences.require(.accessTokenSignature, false, otherwise: .invalidToken, reason)
    }
  }

  private func judge(_ header: JOSEHeader, _ claims: ClaimsSet) throws(Refusal) {
    let type = header.type.text
    try defences.require(
      .accessTokenType, ["at+jwt", "application/at+jwt"].contains(type.lowercased()),
      otherwise: .invalidToken, "'typ' is '\(type)', not 'at+jwt'")
    let issuer = claims.string("iss").text
    try defences.require(
      .accessTokenIssuer, issuer == settings.issuer, otherwise: .invalidToken,
      "'iss' is '\(issuer)', not '\(settings.issuer)'")
    try defences.require(
      .accessTokenAudience, claims.audience.value?.contains(settings.audience) == true,
      otherwise: .invalidToken,
      "'aud' is \(claims["aud"]?.compactText ?? "absent"), not '\(settings.audience)'")
    let now = Double(clock.now - ClockSkew.leeway)
    try defences.require(
      .accessTokenUnexpired, (claims.numericDate("exp").value?.seconds ?? -.infinity) > now,
      otherwise: .invalidToken,
      "'exp' is \(claims["exp"]?.compactText ?? "absent"), and the time is \(clock.now)")
    let scopes = claims.string("scope").text.split(separator: " ").map(String.init)
    try defences.require(
      .scopeSufficient, scopes.contains(settings.scope), otherwise: .insufficientScope,
      "the token's scope is '\(scopes.joined(separator: " "))'; "
        + "this needs '\(settings.scope)'")
  }
}

extension MemberValue<String> {
  /// The text, or in words why there is none.
  var text: String {
    switch self {
    case .present(let text): text
    case .absent: "absent"
    case .wrongType(let value): value.compactText
    }
  }
}
