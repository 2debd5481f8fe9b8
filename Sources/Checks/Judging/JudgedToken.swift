import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// A JWT of a flow, as checks judge it: which steps carry it, and who reads it.
struct JudgedToken: Sendable {
  /// What the ids of its checks begin with.
  let name: String
  /// What summaries call it: `the ID token`.
  let words: String
  /// The steps that carry it.
  let subjects: [MessageName]
  /// Finds its text in a step.
  let text: @Sendable (Step, Evidence) -> WireText?
}

/// The rules about tokens.
extension Check {
  /// Judges a token in a step.
  typealias TokenRule =
    @Sendable (_ jwt: JWT, _ step: Step, _ evidence: Evidence) throws(MissingEvidence) -> Judgement?
  /// Judges what stands where a token is expected and is no JWT that can be read.
  typealias UnreadableRule = @Sendable (JWT.Reading) throws(MissingEvidence) -> Judgement?

  /// A rule about a token that can be read as a JWT; it is about the steps of the token, if it does not
  /// say otherwise.
  ///
  /// Where the token cannot be read, the check of its signature says so, and no other rule applies.
  init(
    _ id: String, of token: JudgedToken, _ requirement: Requirement, _ summary: String,
    subjects: [MessageName]? = nil, unreadable: UnreadableRule? = nil, rule: @escaping TokenRule
  ) {
    self.init(
      id, at: subjects ?? token.subjects, requirement, summary
    ) { (step, evidence) throws(MissingEvidence) in
      guard let text = token.text(step, evidence) else { return nil }
      switch evidence.token(text) {
      case .readable(let jwt): return try rule(jwt, step, evidence)
      case let reading: return try unreadable?(reading)
      }
    }
  }

  /// The token is signed with an algorithm from the reader's own list; other rules may speak of a token
  /// without signature, and of one with an HMAC.
  static func algorithm(
    of token: JudgedToken, _ requirement: Requirement, none: Requirement? = nil,
    hmac: Requirement? = nil, keysInHeader: Requirement? = nil
  ) -> Check {
    Check(
      "\(token.name)-algorithm", of: token, requirement,
      "\(token.words)'s 'alg' is a signature with a public key, not 'none' and no HMAC"
    ) { jwt, step, evidence in
      let judgement = AllowedAlgorithms.judge(
        jwt.jws.header, none: none ?? requirement, hmac: hmac ?? requirement)
      if judgement.holds, let rule = keysInHeader, let name = jwt.jws.header.ownKey {
        return .fail("the header brings a key along, in '\(name)'; keys come from the issuer alone")
          .by(rule)
      }
      // What the reader was set up with is what was agreed on.
      guard judgement.holds, let name = jwt.jws.header.algorithm.value, let reader = step.receiver
      else { return judgement }
      let agreed = evidence.transcript.registered(.algorithm, at: reader)
      return agreed.isEmpty || agreed.contains(name)
        ? judgement
        : .warn(
          "'alg' is '\(name)', but '\(reader)' takes \(agreed.quotedList)", expected: agreed[0],
          actual: name)
    }
  }

  /// The token is not past its end when it comes.
  static func expiry(of token: JudgedToken, _ requirement: Requirement) -> Check {
    Check(
      "\(token.name)-expiry", of: token, requirement,
      "\(token.words)'s 'exp' lies ahead of the time of the step"
    ) { jwt, step, _ in .unexpired(jwt.claims, at: step.time) }
  }

  /// The token says when it was issued, and that is not in the future; nor is the time from which on it
  /// counts, where it has one.
  ///
  /// A token that an answer brings was issued for it: one that is days old was kept, and is odd.
  /// Where no rule forbids a time that lies ahead, `ahead` names the text that speaks of it: such a time is
  /// odd all the same, and a warning.
  static func issuedAt(
    of token: JudgedToken, _ requirement: Requirement, ahead: Requirement? = nil
  ) -> Check {
    Check(
      "\(token.name)-issued-at", of: token, requirement,
      "\(token.words)'s 'iat' is a time that does not lie ahead, and neither does its 'nbf'"
    ) { jwt, step, _ in
      if let begun = Judgement.begun(jwt.claims, at: step.time), !begun.holds { return begun }
      return .issuedBefore(
        jwt.claims, at: step.time, ahead: ahead,
        oldest: step.response == nil ? TokenTimes.year : TokenTimes.day)
    }
  }

  /// A claim equals a text that is known from elsewhere; the rule does not apply where there is none.
  static func claim(
    _ claim: WireText, _ id: String, of token: JudgedToken, _ requirement: Requirement,
    _ summary: String, subjects: [MessageName]? = nil,
    equals expected:
      @escaping @Sendable (_ jwt: JWT, _ step: Step, _ evidence: Evidence)
      throws(MissingEvidence) -> WireText?
  ) -> Check {
    Check(id, of: token, requirement, summary, subjects: subjects) {
      (jwt, step, evidence) throws(MissingEvidence) in
      guard let expected = try expected(jwt, step, evidence) else { return nil }
      return .claim(claim, of: jwt.claims, equals: expected)
    }
  }

  /// The token is signed with a key that its reader finds at a URL.
  static func signature(
    of token: JudgedToken, _ requirement: Requirement, _ summary: String,
    readBy reader: ParticipantName? = nil,
    keySet place: @escaping @Sendable (Step, Evidence) throws(MissingEvidence) -> KeySetPlace,
    unreadable: @escaping UnreadableRule
  ) -> Check {
    Check(
      "\(token.name)-signature", of: token, requirement, summary, unreadable: unreadable
    ) { (jwt, step, evidence) throws(MissingEvidence) in
      try evidence.judgeSignature(
        of: jwt.jws, in: step, readBy: reader ?? step.receiver,
        keysAt: try place(step, evidence))
    }
  }
}
