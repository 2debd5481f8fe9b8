import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Who finds that a token or a password is not good does not answer as if it were.
  ///
  /// Of several that are judged between request and answer, one that is good is enough: requests may be
  /// under way at the same time.
  static let verdictFollowed = Check(
    "verdict-followed",
    at: [
      .resourceResponse, .firebaseSignInResponse, .insertResponse, .tableResponse, .logInResponse,
    ], Requirement(.rfc8725("3.3"), .must),
    "where the judge found a token or a password bad, the answer grants nothing"
  ) { (step, evidence) throws(MissingEvidence) in
    guard step.response?.isSuccess == true else { return nil }
    let request = try evidence.request(answeredBy: step)
    let judgements = verdictNames.flatMap { name in
      evidence.calculations(name, by: step.sender, after: request, before: step)
    }
    guard !judgements.isEmpty else { return nil }
    let faults = judgements.map { $0.faultFound }
    guard let fault = faults.last, let fault, faults.allSatisfy({ $0 != nil }) else {
      return .pass("what was found is good, and so is the answer")
    }
    let words = "\(fault.words) in \(fault.step.id.quoted), and the answer is \(step.statusWords)"
    switch fault.kind {
    case .token: return .fail(words)
    case .password: return .fail(words).by(Requirement(.mobileServicesToken))
    case .replay: return .fail(words).by(Requirement(.oidcCore("3.1.3.7"), .should))
    }
  }

  private static let verdictNames: [MessageName] = [
    .accessTokenCheck, .identityTokenVerification, .firebaseTokenCheck, .tokenVerification,
    .passwordHash,
  ]
}

/// What a judge found wrong.
private struct FoundFault {
  /// On which rule it rests that nothing is granted.
  enum Kind {
    case token, password, replay
  }

  var step: Step
  var words: String
  var kind = Kind.token
}

extension Step {
  /// The fault that a judge noted; nil where all that it noted is good.
  fileprivate var faultFound: FoundFault? {
    guard let calculation else { return nil }
    func output(_ name: WireText) -> WireText? { calculation.output(name) }
    if id.name == .passwordHash {
      guard let kept = output(PasswordHashValue.storedHash.name) else {
        return FoundFault(step: self, words: "no hash is kept for this name", kind: .password)
      }
      return kept == output(PasswordHashValue.hash.name)
        ? nil
        : FoundFault(
          step: self, words: "the hash is not the one that is kept", kind: .password)
    }
    // A sentence of version 1 is no word of the schema, and tells nothing here.
    if let signature = output("signature"),
      [SignatureVerdict.bad, .notJudged].map(\.rawValue).contains(signature)
    {
      return FoundFault(step: self, words: "the signature is '\(signature)'")
    }
    let pairs: [(WireText, WireText)] = [
      ("iss", "issuer_expected"), ("nonce", "nonce_expected"),
    ]
    for (name, expected) in pairs {
      guard let noted = calculation.input(name), noted != ValueForm.absent,
        let wanted = output(expected), noted != wanted
      else { continue }
      return FoundFault(step: self, words: "'\(name)' is not the one that is expected")
    }
    if let audience = calculation.input("aud").map(\.plainText),
      let wanted = output("audience_expected") ?? output("audiences_expected"),
      !audience.hasPrefix("["), !wanted.words.contains(audience), wanted != audience
    {
      return FoundFault(step: self, words: "'aud' is not the one that is expected")
    }
    if let end = calculation.input("exp").flatMap({ Int($0.string) }),
      let now = output("now").flatMap({ Int($0.string) }), now - end >= ClockSkew.leeway
    {
      return FoundFault(step: self, words: "'exp' lies before 'now'")
    }
    if output("nonce_used_before") == YesOrNo.yes.rawValue {
      return FoundFault(
        step: self, words: "the nonce was good for a sign-in before", kind: .replay)
    }
    return nil
  }

  fileprivate var statusWords: String { response.map { "\($0.status)" } ?? "missing" }
}

extension Evidence {
  /// The calculations of a name that somebody made between two steps.
  fileprivate func calculations(
    _ name: MessageName, by participant: ParticipantName, after first: Step, before second: Step
  ) -> ArraySlice<Step> {
    let all = index.positions(of: name, with: nil, before: position(of: second))
    let start = position(of: first)
    return ArraySlice(
      all.reversed().prefix { $0 > start }.reversed().map { transcript.steps[$0] }
        .filter { $0.sender == participant })
  }
}

extension WireText {
  /// A text that some judges note as JSON, without its quotes.
  fileprivate var plainText: WireText {
    hasPrefix("\"") ? (try? JSONParser.parse(self))?.stringValue ?? self : self
  }
}
