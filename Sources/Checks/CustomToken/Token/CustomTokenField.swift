import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The token stands in its field with nothing before it.
  static let tokenRawInZumoField = Check(
    "token-raw-in-zumo-field", at: [.insertRequest, .tableRequest],
    Requirement(.mobileServicesREST),
    "'X-ZUMO-AUTH' holds one token that can be read, with nothing before it"
  ) { step, evidence in
    let values = step.request?.fields.values(of: "X-ZUMO-AUTH") ?? []
    guard let value = values.first else { return nil }
    guard values.count == 1 else {
      return .fail("'X-ZUMO-AUTH' occurs \(values.count) times; one token belongs there")
    }
    guard !value.isEmpty else { return .fail("'X-ZUMO-AUTH' is empty; a token belongs there") }
    guard value == value.withoutBearer else {
      return .fail("'X-ZUMO-AUTH' begins with 'Bearer'; the token stands there alone")
    }
    guard case .readable = evidence.token(value) else {
      return .fail("'X-ZUMO-AUTH' holds no JWT that can be read")
    }
    return .pass("'X-ZUMO-AUTH' holds the token alone")
  }

  /// A token that is there and cannot be read is refused, and not taken for no token.
  static let unreadableTokenRefused = Check(
    "unreadable-token-refused", at: [.insertResponse, .tableResponse],
    Requirement(.rfc6750("3.1"), .should),
    "a request whose 'X-ZUMO-AUTH' holds no readable token is answered with 401", enforcedAt: []
  ) { (step, evidence) throws(MissingEvidence) in
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
