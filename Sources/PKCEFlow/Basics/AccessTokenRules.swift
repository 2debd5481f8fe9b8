import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The rules for access tokens that are JWTs: RFC 9068 §4.
struct AccessTokenRules: BearerTokenRules {
  /// The issuer whose tokens the API takes.
  let issuer = PKCEConstants.issuer
  /// The API's own identifier, which tokens must name as their audience.
  let audience = PhotoAPI.identifier
  /// The scope that reading photos needs.
  let scope: WireText = "photos"

  let signatureDefence = Defence.accessTokenSignature
  let keysDefence = Defence.keysRequired

  func record(_ token: UnverifiedToken, _ signature: SignatureVerdict, by seat: Seat) async {
    let claims = token.claims
    let values: [AccessTokenCheckValue: WireText?] = [
      .type: token.jws.header.type.text, .issuer: claims.string("iss").text,
      .audience: claims["aud"].textOfMember, .expiry: claims["exp"].textOfMember,
      .scope: claims.string("scope").text, .signature: signature.rawValue,
      .now: "\(seat.clock.now)",
      .audienceExpected: audience, .scopeNeeded: scope,
    ]
    await seat.calculate(values)
  }

  func judge(_ token: UnverifiedToken, by seat: Seat) throws(Refusal) {
    let claims = token.claims
    let judge = ClaimsJudge(of: claims, at: seat, error: .invalidToken)
    let type = token.jws.header.type.text
    try judge.require(
      .accessTokenType, ["at+jwt", "application/at+jwt"].contains(type.asciiLowercased),
      otherwise: "'typ' is '\(type)', not 'at+jwt'")
    try judge.requireIssuer(issuer, .accessTokenIssuer) { "'iss' is '\($0)', not '\(issuer)'" }
    try judge.requireAudience(.accessTokenAudience, where: { $0.contains(audience) }) {
      "'aud' is \($0), not '\(audience)'"
    }
    try judge.requireUnexpired(
      .accessTokenUnexpired,
      otherwise:
        "'exp' is \(claims["exp"]?.compactText ?? "absent"), and the time is \(seat.clock.now)")
    let scopes = claims.string("scope").text.words
    try seat.defences.require(
      .scopeSufficient, scopes.contains(scope), otherwise: .insufficientScope,
      "the token's scope is '\(scopes.joined(separator: " "))'; this needs '\(scope)'")
  }
}
