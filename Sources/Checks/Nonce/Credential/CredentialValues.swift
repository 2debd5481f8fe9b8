import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The id beside the token is the one in the token: the app keeps the first, Firebase believes the
  /// second.
  static let credentialUser = Check(
    "credential-user", of: .appleIdentityToken, Requirement(.appleServices),
    "the credential's 'user' is the 'sub' of the identity token", subjects: [.appleCredential]
  ) { jwt, step, _ in
    guard let user = step.handoff?["user"] else { return nil }
    guard let subject = jwt.claims.string("sub").value else { return nil }
    return .equal(
      user, subject, pass: "'user' is the 'sub' of the identity token",
      fail: "'user' is '\(user)', but 'sub' of the identity token is '\(subject)'; "
        + TextDifference.words(expected: subject, actual: user))
  }

  /// Name and address, which stand beside the token, are those that Apple told.
  ///
  /// Nothing signs them, so the device could hand on others. A relay address may differ from the one in a
  /// token that is older.
  static let credentialIntroduction = Check(
    "credential-introduction", at: [.appleCredential], Requirement(.appleServices),
    "the credential's name and address are those of Apple's answer and of the token"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let handoff = step.handoff else { return nil }
    let names: [WireText] = ["givenName", "familyName", "email"]
    let given = names.map { ($0, handoff[$0]) }
    if let fault = evidence.faultInAddress(of: step) { return fault }
    guard let token = step.appleIdentityToken,
      let issued = evidence.last(.appleAuthorizationResponse, with: .token(token), before: step)
    else {
      guard given.contains(where: { $0.1 != nil }) else { return nil }
      throw MissingEvidence("Apple's answer for \(step.id.quoted) is not in the transcript")
    }
    let user = evidence.json(in: issued)?["user"]
    let told = [
      user?["name"]?["firstName"], user?["name"]?["lastName"], user?["email"],
    ].map { $0?.stringValue }
    for ((name, value), expected) in zip(given, told) where value != expected {
      return .warn(
        "'\(name)' is \(value.map { "'\($0)'" } ?? "missing"), but Apple told "
          + (expected.map { "'\($0)'" } ?? "none") + " in \(issued.id.quoted)",
        expected: expected, actual: value)
    }
    guard given.contains(where: { $0.1 != nil }) else { return nil }
    return .pass("name and address are those of \(issued.id.quoted)")
  }
}

extension Evidence {
  /// What is wrong with the address of a credential beside the one in its token.
  fileprivate func faultInAddress(of step: Step) -> Judgement? {
    guard let address = step.handoff?["email"],
      let claimed = jwt(step.appleIdentityToken)?.claims.string("email").value, address != claimed
    else { return nil }
    return .warn(
      "'email' is '\(address)', but the identity token says '\(claimed)': only the token is signed",
      expected: claimed, actual: address)
  }
}
