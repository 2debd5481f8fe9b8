import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Who judges a token judges it by the time of the step.
  ///
  /// The recomputation compares the time too. It is a rule of its own besides, since by another time an old
  /// token is young, whatever else is right.
  static let judgedInTime = Check(
    "judged-in-time",
    at: [
      .idTokenCheck, .accessTokenCheck, .identityTokenVerification, .firebaseTokenCheck,
      .tokenVerification,
    ], Requirement(.rfc7519("4.1.4"), .must), "'now' of a judgement is the time of its step"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let calculation = step.calculation else { return nil }
    guard let text = calculation.output("now") else {
      throw MissingEvidence("the calculation lacks 'now'")
    }
    guard let noted = Int(text.string) else { return nil }
    let right = evidence.now(noted: noted, at: step)
    return .equal(
      text, "\(right)", pass: "'now' is the time of the step",
      fail: "'now' is \(noted), but the time of the step is \(right)")
  }
}
