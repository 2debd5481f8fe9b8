import FlowsShared
import JOSE
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// The rules for Firebase's ID tokens, as Firebase lists them for servers without its SDK.
struct FirebaseTokenRules: BearerTokenRules {
  let signatureDefence = Defence.firebaseTokenSignature
  let keysDefence = Defence.firebaseKeysRequired

  func record(
    _ header: JOSEHeader, _ claims: ClaimsSet, _ signature: SignatureVerdict, now: Int,
    by seat: Seat
  ) async {
    func text(_ name: WireText) -> WireText { claims[name].textOrJSON }
    let values: [FirebaseTokenCheckValue: WireText?] = [
      .algorithm: header.algorithm.text, .issuer: text("iss"), .audience: text("aud"),
      .subject: text("sub"), .expiry: text("exp"), .issuedAt: text("iat"),
      .authenticatedAt: text("auth_time"), .signature: signature.rawValue, .now: "\(now)",
      .issuerExpected: PhotoApp.tokenIssuer, .audienceExpected: PhotoApp.projectID,
    ]
    await seat.calculate(values)
  }

  func judge(
    _ header: JOSEHeader, _ claims: ClaimsSet, now: Int, _ defences: DefenceSet
  ) throws(Refusal) {
    let judge = ClaimsJudge(of: claims, now: now, defences: defences, error: .invalidToken)
    try judge.requireIssuer(PhotoApp.tokenIssuer, .firebaseTokenIssuer) {
      "'iss' is '\($0)', not '\(PhotoApp.tokenIssuer)'"
    }
    try judge.requireAudience(.firebaseTokenAudience, where: { $0 == [PhotoApp.projectID] }) {
      "'aud' is \($0), not '\(PhotoApp.projectID)'"
    }
    try judge.require(
      .firebaseTokenSubject, claims.string("sub").value?.isEmpty == false,
      otherwise: "'sub' is empty or missing")
    try judge.requireUnexpired(
      .firebaseTokenUnexpired,
      otherwise: "'exp' is \(claims["exp"]?.compactText ?? "absent"), and the time is \(now)")
    try judge.requireIssued(
      .firebaseTokenIssuedAt, ["iat", "auth_time"],
      otherwise: "'iat' or 'auth_time' lies ahead or is missing")
  }
}
