import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A code is used within minutes.
struct CodeInTimeCheck: Check {
  let id = "code-in-time"
  let requirement = Requirement(.rfc6749("4.1.2"), .recommended)
  let summary = "the token request comes within 10 minutes of the code"
  let subjects: [MessageName] = [.tokenRequest]

  private static let longestLife = 600

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let code = step.request?.form?[.code] else { return nil }
    let response = try evidence.authorizationResponse(issuing: code)
    let (age, isOverflow) = step.time.subtractingReportingOverflow(response.time)
    guard !isOverflow else {
      return .fail("the times \(response.time) and \(step.time) are absurd")
    }
    guard age >= 0 else { return .fail("the code is used \(age.magnitude) seconds before it came") }
    return age < Self.longestLife
      ? .pass("the code is \(age) seconds old, and lives for \(Self.longestLife) at the most")
      : .fail("the code is \(age) seconds old; it lives for \(Self.longestLife) at the most")
  }
}
