import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The rules for access tokens that are JWTs: RFC 9068 §4.
struct AccessTokenRules: BearerTokenRules {
  /// The issuer whose tokens the API takes.
  var issuer: WireText
  /// The API's own identifier, which tokens must name as their audience.
  var audience: WireText
  /// The scope that reading photos needs.
  var scope: WireText = "photos"

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
    let type = header.type.text
    try defences.require(
      .accessTokenType, ["at+jwt", "application/at+jwt"].contains(type.asciiLowercased),
      otherwise: .invalidToken, "'typ' is '\(type)', not 'at+jwt'")
    let issuer = claims.string("iss").text
    try defences.require(
      .accessTokenIssuer, issuer == self.issuer, otherwise: .invalidToken,
      "'iss' is '\(issuer)', not '\(self.issuer)'")
    try defences.require(
      .accessTokenAudience, claims.audience.value?.contains(audience) == true,
      otherwise: .invalidToken,
      "'aud' is \(claims["aud"]?.compactText ?? "absent"), not '\(audience)'")
    let earliest = Double(now - ClockSkew.leeway)
    try defences.require(
      .accessTokenUnexpired, (claims.numericDate("exp").value?.seconds ?? -.infinity) > earliest,
      otherwise: .invalidToken,
      "'exp' is \(claims["exp"]?.compactText ?? "absent"), and the time is \(now)")
    let scopes = claims.string("scope").text.words
    try defences.require(
      .scopeSufficient, scopes.contains(scope), otherwise: .insufficientScope,
      "the token's scope is '\(scopes.joined(separator: " "))'; this needs '\(scope)'")
  }
}
