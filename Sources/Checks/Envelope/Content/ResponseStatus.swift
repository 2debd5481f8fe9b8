import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// A status is one of those that there are, and says what the rest of the answer says.
  ///
  /// A refusal can have any status of 4xx and 5xx: others than the server of the flow can send one.
  static let responseStatus = Check(
    "response-status", atEvery: [.response], Requirement(.rfc9110("15")),
    "the status is from 100 to 599, ends the answer, and fits its kind and its 'Location'"
  ) { step, evidence in
    guard let kind = evidence.kinds[step.id.name], let response = step.response else { return nil }
    let status = response.status
    guard (100...599).contains(status) else {
      return .fail("the status is \(status); it has to be from 100 to 599", actual: "\(status)")
    }
    guard status >= 200 else {
      return .fail("the status is \(status), after which the answer is still to come")
    }
    if response.fields["Location"] != nil, status < 300 || status >= 400, status != 201 {
      return .fail(
        "the status is \(status), with 'Location': a browser follows it with 3xx alone",
        actual: "\(status)"
      ).by(Requirement(.rfc9110("10.2.2")))
    }
    if let success = kind.success, (200..<300).contains(status), !success.value.contains(status) {
      let wanted = success.value.map { "\($0)" }
      return .fail(
        "the status is \(status), not \(wanted.joined(separator: " or "))",
        expected: wanted.first.map { "\($0)" }, actual: "\(status)"
      ).by(success.requirement)
    }
    return .pass("the status is \(status)")
  }
}
