import JOSE
import OAuthModel
import TranscriptModel
import WireFormats

/// What the app calculated is what the values give.
struct NonceDerivedCheck: Check {
  let id = "nonce-derived"
  let requirement = Requirement(.firebaseAuth)
  let summary = "the digest that the app calculated is that of its raw nonce, drawn from the octets"
  let subjects: [MessageName] = [.rawNonce]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let calculation = step.calculation else { return nil }
    guard let raw = calculation.output("raw_nonce") ?? calculation.input("raw_nonce"),
      let digest = calculation.output("sha256")
    else { throw MissingEvidence("the calculation lacks 'raw_nonce' or 'sha256'") }
    if let alphabet = calculation.input("alphabet").map({ Array($0) }), !alphabet.isEmpty,
      let octets = calculation.input("random_octets").flatMap({ Hex.decode($0) })
    {
      let drawn = String(octets.map { alphabet[Int($0) % alphabet.count] })
      guard drawn.isIdentical(to: raw) else {
        return .fail(
          "'raw_nonce' is not what the octets pick; "
            + TextDifference.words(expected: drawn, actual: raw), expected: drawn, actual: raw)
      }
    }
    let expected = Hex.encode(DigestAlgorithm.sha256.digest(of: raw.utf8))
    return .equal(
      digest, expected, pass: "'sha256' is the digest of the raw nonce, \(raw.count) characters",
      fail: "'sha256' is not the digest of 'raw_nonce'; "
        + TextDifference.words(expected: expected, actual: digest))
  }
}
