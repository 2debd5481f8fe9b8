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

  func record(_ token: UnverifiedToken, _ signature: SignatureVerdict, by seat: Seat) async {
    func text(_ name: WireText) -> WireText { token.claims[name].textOrJSON }
    let values: [FirebaseTokenCheckValue: WireText?] = [
      .algorithm: token.jws.header.algorithm.text, .issuer: text("iss"), .audience: text("aud"),
      .subject: text("sub"), .expiry: text("exp"), .issuedAt: text("iat"),
      .authenticatedAt: text("auth_time"), .signature: signature.rawValue,
      .now: "\(seat.clock.now)",
      .issuerExpected: PhotoApp.tokenIssuer, .audienceExpected: PhotoApp.projectID,
    ]
    await seat.calculate(values)
  }

  func judge(_ token: UnverifiedToken, by seat: Seat) throws(Refusal) {
    let claims = token.claims
    let judge = ClaimsJudge(of: claims, at: seat, error: .invalidToken)
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
      otherwise:
        "'exp' is \(claims["exp"]?.compactText ?? "absent"), and the time is \(seat.clock.now)")
    try judge.requireIssued(
      .firebaseTokenIssuedAt, ["iat", "auth_time"],
      otherwise: "'iat' or 'auth_time' lies ahead or is missing")
  }
}
