import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The rules for Firebase's ID tokens, as Firebase lists them for servers without its SDK.
struct FirebaseTokenRules: BearerTokenRules {
  /// The Firebase project whose users the API serves.
  var projectID: WireText

  let signatureDefence = Defence.firebaseTokenSignature
  let keysDefence = Defence.firebaseKeysRequired

  /// Who signs the tokens of a project.
  static func issuer(ofProject projectID: WireText) -> WireText {
    "https://securetoken.google.com/\(projectID)"
  }

  private var issuer: WireText { Self.issuer(ofProject: projectID) }

  func record(
    _ header: JOSEHeader, _ claims: ClaimsSet, _ signature: SignatureVerdict, now: Int,
    by seat: Seat
  ) async {
    func text(_ name: WireText) -> WireText { claims[name].textOrJSON }
    let values: [FirebaseTokenCheckValue: WireText?] = [
      .algorithm: header.algorithm.text, .issuer: text("iss"), .audience: text("aud"),
      .subject: text("sub"), .expiry: text("exp"), .issuedAt: text("iat"),
      .authenticatedAt: text("auth_time"), .signature: signature.rawValue, .now: "\(now)",
      .issuerExpected: issuer, .audienceExpected: projectID,
    ]
    await seat.calculate(values)
  }

  func judge(
    _ header: JOSEHeader, _ claims: ClaimsSet, now: Int, _ defences: DefenceSet
  ) throws(Refusal) {
    let issuer = claims.string("iss").text
    try defences.require(
      .firebaseTokenIssuer, issuer == self.issuer, otherwise: .invalidToken,
      "'iss' is '\(issuer)', not '\(self.issuer)'")
    try defences.require(
      .firebaseTokenAudience, claims.audience.value == [projectID], otherwise: .invalidToken,
      "'aud' is \(claims["aud"]?.compactText ?? "absent"), not '\(projectID)'")
    try defences.require(
      .firebaseTokenSubject, claims.string("sub").value?.isEmpty == false,
      otherwise: .invalidToken, "'sub' is empty or missing")
    let expiry = claims.numericDate("exp").value?.seconds ?? -.infinity
    try defences.require(
      .firebaseTokenUnexpired, expiry > Double(now - ClockSkew.leeway),
      otherwise: .invalidToken,
      "'exp' is \(claims["exp"]?.compactText ?? "absent"), and the time is \(now)")
    let times = ["iat", "auth_time"].map { claims.numericDate($0).value?.seconds ?? .infinity }
    try defences.require(
      .firebaseTokenIssuedAt, times.allSatisfy { $0 <= Double(now + ClockSkew.leeway) },
      otherwise: .invalidToken, "'iat' or 'auth_time' lies ahead or is missing")
  }
}
