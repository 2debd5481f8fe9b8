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
  /// Those of them whose receiver reads the token, and ought to refuse a wrong one.
  let readAt: [MessageName]
  /// Finds its text in a step.
  let text: @Sendable (Step, Evidence) -> WireText?
}

/// A rule about a token that can be read as a JWT.
///
/// Where the token cannot be read, the check of its signature says so, and no other rule applies.
protocol TokenRule: Check {
  /// The token that is judged.
  var token: JudgedToken { get }
  /// Judges the token of one step.
  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement?
}

extension TokenRule {
  var subjects: [MessageName] { token.subjects }
  var enforcedAt: [MessageName] { token.readAt }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let jwt = evidence.jwt(token.text(step, evidence)) else { return nil }
    return try judge(jwt, of: step, in: evidence)
  }
}

/// A rule about a token that is short enough to stand in one file with the others about it.
struct TokenCheck: TokenRule {
  /// Judges a token in a step.
  typealias Rule =
    @Sendable (_ jwt: JWT, _ step: Step, _ evidence: Evidence) throws(MissingEvidence) -> Judgement?
  /// Judges what stands where a token is expected and is no JWT that can be read.
  typealias UnreadableRule = @Sendable (JWT.Reading) throws(MissingEvidence) -> Judgement?

  let id: String
  let requirement: Requirement
  let summary: String
  let token: JudgedToken
  let subjects: [MessageName]
  let enforcedAt: [MessageName]
  private let rule: Rule
  private let unreadable: UnreadableRule?

  /// A rule; it is about the steps of the token, if it does not say otherwise.
  init(
    _ id: String, of token: JudgedToken, _ requirement: Requirement, _ summary: String,
    subjects: [MessageName]? = nil, enforcedAt: [MessageName]? = nil,
    unreadable: UnreadableRule? = nil, rule: @escaping Rule
  ) {
    self.id = id
    self.requirement = requirement
    self.summary = summary
    self.token = token
    self.subjects = subjects ?? token.subjects
    self.enforcedAt = enforcedAt ?? token.readAt
    self.rule = rule
    self.unreadable = unreadable
  }

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let text = token.text(step, evidence) else { return nil }
    switch evidence.token(text) {
    case .readable(let jwt): return try judge(jwt, of: step, in: evidence)
    case let reading: return try unreadable?(reading)
    }
  }

  func judge(
    _ jwt: JWT, of step: Step, in evidence: Evidence
  ) throws(MissingEvidence) -> Judgement? {
    try rule(jwt, step, evidence)
  }
}

/// The rules that hold for several tokens.
extension TokenCheck {
  /// The token is signed with an algorithm from the reader's own list.
  static func algorithm(of token: JudgedToken, _ requirement: Requirement) -> TokenCheck {
    TokenCheck(
      "\(token.name)-algorithm", of: token, requirement,
      "\(token.words)'s 'alg' is a signature with a public key, not 'none' and no HMAC"
    ) { jwt, _, _ in AllowedAlgorithms.judge(jwt.jws.header) }
  }

  /// The token is not past its end when it comes.
  static func expiry(of token: JudgedToken, _ requirement: Requirement) -> TokenCheck {
    TokenCheck(
      "\(token.name)-expiry", of: token, requirement,
      "\(token.words)'s 'exp' lies ahead of the time of the step"
    ) { jwt, step, _ in .unexpired(jwt.claims, at: step.time) }
  }

  /// The token says when it was issued, and that is not in the future.
  static func issuedAt(
    of token: JudgedToken, _ requirement: Requirement, enforcedAt: [MessageName]? = nil
  ) -> TokenCheck {
    TokenCheck(
      "\(token.name)-issued-at", of: token, requirement,
      "\(token.words)'s 'iat' is a time that does not lie ahead", enforcedAt: enforcedAt
    ) { jwt, step, _ in .issuedBefore(jwt.claims, at: step.time) }
  }

  /// A claim equals a text that is known from elsewhere; the rule does not apply where there is none.
  static func claim(
    _ claim: WireText, _ id: String, of token: JudgedToken, _ requirement: Requirement,
    _ summary: String, subjects: [MessageName]? = nil, enforcedAt: [MessageName]? = nil,
    equals expected:
      @escaping @Sendable (_ jwt: JWT, _ step: Step, _ evidence: Evidence)
      throws(MissingEvidence) -> WireText?
  ) -> TokenCheck {
    TokenCheck(
      id, of: token, requirement, summary, subjects: subjects, enforcedAt: enforcedAt
    ) { (jwt, step, evidence) throws(MissingEvidence) in
      guard let expected = try expected(jwt, step, evidence) else { return nil }
      return .claim(claim, of: jwt.claims, equals: expected)
    }
  }

  /// The token is signed with a key that its reader finds at a URL.
  static func signature(
    of token: JudgedToken, _ requirement: Requirement, _ summary: String,
    readBy reader: ParticipantName? = nil,
    keySetURL: @escaping @Sendable (Step, Evidence) throws(MissingEvidence) -> WireText,
    unreadable: @escaping UnreadableRule
  ) -> TokenCheck {
    TokenCheck(
      "\(token.name)-signature", of: token, requirement, summary, unreadable: unreadable
    ) { (jwt, step, evidence) throws(MissingEvidence) in
      try evidence.judgeSignature(
        of: jwt.jws, readBy: reader ?? step.receiver, keySetURL: try keySetURL(step, evidence))
    }
  }
}
