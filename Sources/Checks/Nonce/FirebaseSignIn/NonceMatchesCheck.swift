import JOSE
import Vocabulary
import TranscriptModel
import WireFormats

/// The nonce in the token is the hash of the raw nonce beside it; if not, the mistake is named.
struct NonceMatchesCheck: Check {
  let id = "nonce-matches"
  let requirement = Requirement(.oidcCore("3.1.3.7"), .must)
  let summary = "the identity token's 'nonce' is hex(SHA-256(raw nonce)); else the mistake is named"
  let subjects: [MessageName] = [.firebaseSignInRequest]

  func judge(_ step: Step, in evidence: Evidence) -> Judgement? {
    guard let token = evidence.jwt(step.appleIdentityToken) else {
      return nil
    }
    let claim: WireText?
    switch token.claims.string("nonce") {
    case .present(let value): claim = value
    case .absent: claim = nil
    case .wrongType(let value): return .fail("'nonce' is \(value.kind); it must be a string")
    }
    let raw = step.rawNonceSent
    guard let mistake = NonceMistake(raw: raw, claim: claim) else {
      guard let raw else {
        return .fail("neither token nor request has a nonce: a stolen token would do as well")
      }
      return .pass(
        "hex(SHA-256(raw nonce)) is the token's nonce, for \(raw.characterCount) characters")
    }
    return .fail(
      "\(mistake.rawValue): \(mistake.explanation)", expected: raw.map { Hashing.hex($0) },
      actual: claim)
  }
}
