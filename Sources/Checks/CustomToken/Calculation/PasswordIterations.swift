import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// A password is hashed so often that guesses at a stolen table cost something.
  ///
  /// RFC 8018 passes on a minimum that another text recommends, of a time when machines were slower.
  static let passwordIterations = Check(
    "password-iterations", at: [.passwordHash], Requirement(.rfc8018("4.2")),
    "a password is hashed 1000 times or more"
  ) { (step, _) throws(MissingEvidence) in
    guard let calculation = step.calculation else { return nil }
    guard let text = calculation.input(PasswordHashValue.iterations.name) else {
      throw MissingEvidence("the calculation lacks 'iterations'")
    }
    guard let count = Int(text.string) else { return nil }
    return count >= 1000
      ? .pass("\(count) iterations")
      : .warn("\(count.counted("iteration")), and 1000 are the least that anybody recommends")
  }
}
