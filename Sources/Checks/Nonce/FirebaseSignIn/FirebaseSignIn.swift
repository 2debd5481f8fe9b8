import HTTPModel
import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The nonce in the token is the hash of the raw nonce beside it; if not, the mistake is named.
  ///
  /// Firebase takes a token without nonce, by a record for another provider: it is the app that gave Apple one
  /// and has to miss it.
  static let nonceMatches = Check(
    "nonce-matches", at: [.firebaseSignInRequest], Requirement(.oidcCore("3.1.3.7"), .must),
    "the identity token's 'nonce' is hex(SHA-256(raw nonce)); else the mistake is named"
  ) { step, evidence in
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
        return .warn("neither token nor request has a nonce: a stolen token would do as well")
          .by(Requirement(.firebaseAuth))
      }
      return .pass(
        "hex(SHA-256(raw nonce)) is the token's nonce, for \(raw.characterCount) characters")
    }
    if mistake == .absent {
      return .warn(
        "\(mistake.rawValue): \(mistake.explanation), and Firebase takes it, as a record for "
          + "another provider shows",
        expected: raw.map { Hashing.hex($0) }
      ).by(Requirement(.firebaseRecord))
    }
    return .fail(
      "\(mistake.rawValue): \(mistake.explanation)", expected: raw.map { Hashing.hex($0) },
      actual: claim)
  }

  /// The nonce of a user's token is good for one sign-in.
  static let nonceOnce = Check(
    "nonce-once", at: [.firebaseSignInRequest], Requirement(.oidcCore("3.1.3.7"), .should),
    "no earlier sign-in of this user that went well had this nonce"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let credential = step.appleCredential else { return nil }
    let earlier = evidence.last(
      .firebaseSignInRequest, with: .credential(credential), before: step
    ) { evidence.response(to: $0)?.response?.isSuccess == true }
    if let earlier {
      return .fail(
        "this user's nonce was good for \(earlier.id.quoted) already; it counts once")
    }
    try evidence.requireAllSteps(before: step)
    return .pass("no earlier sign-in of this user had this nonce")
  }
}
