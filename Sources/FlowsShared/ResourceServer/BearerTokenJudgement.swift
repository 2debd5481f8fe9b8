package import JOSE
package import Simulation
import TranscriptModel
import Vocabulary
package import WireFormats

/// How the resource server judges the token of a request: RFC 6750 §2.
extension ResourceServer {
  /// Judges signature and claims, each on its own, and says in the transcript what it found.
  package func judgedClaims(_ token: WireText) async throws(Refusal) -> ClaimsSet {
    let jws: UnverifiedJWS
    let claims: ClaimsSet
    do {
      jws = try UnverifiedJWS(parsing: token)
      claims = try ClaimsSet(parsing: jws.payload)
    } catch {
      throw Refusal(.invalidToken, "the access token is no JWT: \(error)")
    }
    let signature = await keys.judgeSignature(of: jws, allowedAlgorithms: [.rs256])
    let rules = settings.rules
    await rules.record(jws.header, claims, signature.verdict, now: seat.clock.now, by: seat)
    try judge(signature)
    try rules.judge(jws.header, claims, now: seat.clock.now, seat.defences)
    return claims
  }

  private func judge(_ signature: SignatureJudgement) throws(Refusal) {
    switch signature {
    case .good: return
    case .keysUnreachable:
      try seat.defences.require(
        settings.rules.keysDefence, false, otherwise: .temporarilyUnavailable,
        "the issuer's keys cannot be fetched")
    case .bad(let reason):
      try seat.defences.require(
        settings.rules.signatureDefence, false, otherwise: .invalidToken, reason)
    }
  }
}

extension MemberValue<WireText> {
  /// The text, or in words why there is none.
  package var text: WireText {
    switch self {
    case .present(let text): text
    case .absent: "absent"
    case .wrongType(let value): value.compactText
    }
  }
}
