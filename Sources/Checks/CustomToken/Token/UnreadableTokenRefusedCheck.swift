import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// A token that is there and cannot be read is refused, and not taken for no token.
struct UnreadableTokenRefusedCheck: Check {
  let id = "unreadable-token-refused"
  let requirement = Requirement(.rfc6750("3.1"), .should)
  let summary = "a request whose 'X-ZUMO-AUTH' holds no readable token is answered with 401"
  let subjects: [MessageName] = [.insertResponse, .tableResponse]
  let enforcedAt: [MessageName] = []

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let status = step.response?.status else { return nil }
    let request = try evidence.request(answeredBy: step)
    guard let value = request.request?.fields["X-ZUMO-AUTH"] else { return nil }
    if case .readable = evidence.token(value.withoutBearer) { return nil }
    return status == 401
      ? .pass("what stood in 'X-ZUMO-AUTH' was no token, and the answer is 401")
      : .fail(
        "what stood in 'X-ZUMO-AUTH' was no token, and the answer is \(status): it was taken for "
          + "nothing at all", expected: "401", actual: "\(status)")
  }
}
