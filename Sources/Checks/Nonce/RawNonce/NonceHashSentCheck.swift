import Vocabulary
import TranscriptModel

/// Apple gets the hash of the raw nonce, and in the form in which Firebase compares it.
struct NonceHashSentCheck: Check {
  let id = "nonce-hash-sent"
  let requirement = Requirement(.firebaseAuth)
  let summary = "the nonce for Apple is lower-case hex of the SHA-256 digest of the raw nonce"
  let subjects: [MessageName] = [.appleIDRequest]
  // The device hands on what it gets.
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let handoff = step.handoff else { return nil }
    let state = handoff[ParameterName.state.rawValue]
    let nonce = handoff[ParameterName.nonce.rawValue]
    let drawn = evidence.last(.rawNonce, with: .parameter(.state, state), before: step)
    guard let calculation = drawn?.calculation,
      let raw = calculation.output("raw_nonce") ?? calculation.input("raw_nonce")
    else {
      guard let nonce else { return .fail("no 'nonce' is sent, so the token proves no sign-in") }
      guard NonceMistake.isHash(nonce) else {
        return .fail("'nonce' is '\(nonce)', not 64 characters of lower-case hex")
      }
      throw MissingEvidence("the raw nonce of this sign-in is not in the transcript")
    }
    if let mistake = NonceMistake(raw: raw, claim: nonce) {
      return .fail("\(mistake.rawValue): \(mistake.words)")
    }
    return .pass("'nonce' is SHA-256 of the raw nonce, 64 characters of lower-case hex")
  }
}

extension NonceMistake {
  /// The mistake where it is made, before a token shows it.
  fileprivate var words: String {
    switch self {
    case .absent: "no 'nonce' is sent, so the token will prove no sign-in"
    case .rawToBoth, .hashToBoth: "the raw nonce itself is sent; Apple has to get its hash"
    default: explanation
    }
  }
}
