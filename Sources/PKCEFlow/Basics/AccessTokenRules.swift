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

  func record(
    _ header: JOSEHeader, _ claims: ClaimsSet, _ signature: SignatureVerdict, now: Int,
    by seat: Seat
  ) async {
    let values: [AccessTokenCheckValue: WireText?] = [
      .type: header.type.text, .issuer: claims.string("iss").text,
      .audience: claims["aud"].textOfMember, .expiry: claims["exp"].textOfMember,
      .scope: claims.string("scope").text, .signature: signature.rawValue, .now: "\(now)",
      .audienceExpected: audience, .scopeNeeded: scope,
    ]
    await seat.calculate(values)
  }

  func judge(
    _ header: JOSEHeader, _ claims: ClaimsSet, now: Int, _ defences: DefenceSet
  ) throws(Refusal) {
    let judge = ClaimsJudge(of: claims, now: now, defences: defences, error: .invalidToken)
    let type = header.type.text
    try judge.require(
      .accessTokenType, ["at+jwt", "application/at+jwt"].contains(type.asciiLowercased),
      otherwise: "'typ' is '\(type)', not 'at+jwt'")
    try judge.requireIssuer(issuer, .accessTokenIssuer) { "'iss' is '\($0)', not '\(issuer)'" }
    try judge.requireAudience(.accessTokenAudience, where: { $0.contains(audience) }) {
      "'aud' is \($0), not '\(audience)'"
    }
    try judge.requireUnexpired(
      .accessTokenUnexpired,
      otherwise: "'exp' is \(claims["exp"]?.compactText ?? "absent"), and the time is \(now)")
    let scopes = claims.string("scope").text.words
    try defences.require(
      .scopeSufficient, scopes.contains(scope), otherwise: .insufficientScope,
      "the token's scope is '\(scopes.joined(separator: " "))'; this needs '\(scope)'")
  }
}
