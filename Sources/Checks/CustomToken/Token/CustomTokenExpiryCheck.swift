import JOSE
import TranscriptModel
import Vocabulary
import WireFormats

/// The token ends, at a time in whole seconds that lies ahead and not absurdly far.
struct CustomTokenExpiryCheck: TokenRule {
  let id = "mobile-token-expiry"
  let token = JudgedToken.customToken
  let requirement = Requirement(.rfc7519("4.1.4"), .must)
  let summary = "'exp' is a whole number of seconds, ahead by no more than a year"

  /// Seconds in a year; no token of a mobile service should live longer.
  private static let longest = 366 * 24 * 3600

  func judge(_ jwt: JWT, of step: Step, in evidence: Evidence) -> Judgement? {
    let value = jwt.claims["exp"]
    guard let value else {
      return .fail("'exp' is missing: the token never ends")
    }
    guard case .number(let number) = value else {
      return .fail(
        "'exp' is \(value.kind), \(value.compactText); it must be a number of seconds since 1970")
    }
    guard let seconds = number.integer else {
      return .fail(
        "'exp' is \(number.text), no whole number; a time in JavaScript divided by 1000 has to be "
          + "rounded")
    }
    return judge(seconds, at: step.time)
  }

  private func judge(_ seconds: Int, at time: Int) -> Judgement {
    let left = seconds.subtractingReportingOverflow(time)
    guard !left.overflow, left.partialValue <= Self.longest else {
      return .fail("'exp' is \(seconds)" + Self.words(ofFar: seconds, at: time))
    }
    guard left.partialValue > -ClockSkew.leeway else {
      return .fail(
        "'exp' is \(seconds), \((-left.partialValue).counted("second")) before this step")
    }
    return .pass("'exp' is \(seconds), \(left.partialValue.counted("second")) after this step")
  }

  /// What to say of a time that is too far away.
  private static func words(ofFar seconds: Int, at time: Int) -> String {
    let years = (seconds / 31_556_952 - time / 31_556_952).counted("year")
    guard abs(seconds / 1000 - time) <= longest else { return ", about \(years) after this step" }
    return ", about \(years) after this step: these are milliseconds; divided by 1000 it is "
      + "\((seconds / 1000 - time).counted("second")) after it"
  }
}
