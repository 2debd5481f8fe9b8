import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// What a refusal must not bring.
  private static let tokens: [ParameterName] = [.accessToken, .refreshToken, .idToken]

  /// The token endpoint refuses in the form that apps can read.
  static let tokenErrorForm = Check(
    "token-error-form", at: [.tokenResponse, .refreshResponse], Requirement(.rfc6749("5.2")),
    "the token endpoint refuses with 400, or 401 for a client, a known error code, and no token"
  ) { step, evidence in
    guard let response = step.response, !response.isSuccess else { return nil }
    if let name = tokens.first(where: { evidence.member($0, of: step) != nil }) {
      return .fail("status \(response.status) with '\(name)': who is refused gets no token")
    }
    let error = evidence.member(.error, of: step)
    // A server that is down, or asked too often, says so in HTTP's own words.
    if error == nil, response.status >= 500 || response.status == 429 { return nil }
    guard let error else { return .fail("status \(response.status) without 'error' in JSON") }
    guard let code = error.stringValue.map(ErrorCode.init(rawValue:)) else {
      return .fail("'error' is \(error.compactText); it must be a string")
    }
    let source = ErrorSource.tokenEndpoint
    if response.status >= 500, !source.codes.contains(code) { return nil }
    guard source.codes.contains(code) else {
      return Self.judgeExtension(code, of: source, by: Requirement(.rfc6749("5.2")))
    }
    // RFC 6585 §4: a server that is asked too often may refuse whatever comes.
    let allowed = code == .invalidClient ? [400, 401] : [400]
    guard allowed.contains(response.status) || response.status == 429 else {
      return .fail(
        "status \(response.status) with '\(code)'; it must be "
          + allowed.map { "\($0)" }.joined(separator: " or "),
        expected: "400", actual: "\(response.status)")
    }
    return .pass("status \(response.status) with '\(code)'")
  }

  /// Extensions have codes of their own.
  ///
  /// Those of a registered extension are registered; one that is not should have the name of its extension in
  /// it, such as 'example.org:limit'.
  static func judgeExtension(
    _ code: ErrorCode, of source: ErrorSource, by requirement: Requirement
  ) -> Judgement {
    if source.registeredExtensionCodes.contains(code) {
      return .pass("'error' is '\(code)', which an extension has registered")
        .by(Requirement(.rfc6749("8.5")))
    }
    let words = "'error' is '\(code)'; the \(source.rawValue) has \(source.codes.quotedList)"
    let marks = Set(".:/".utf8)
    return code.rawValue.utf8.contains(where: marks.contains)
      ? .warn(words + ", and extensions have codes that are registered")
        .by(Requirement(.rfc6749("8.5"), .should))
      : .fail(words).by(requirement)
  }
}
