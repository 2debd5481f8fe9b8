import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// A 401 says how to prove oneself; a server that knows no way to do so has another status for it.
  ///
  /// The mobile service of 2013 read its token from a field of its own, for which no scheme is registered
  /// that it could name: there it is a warning.
  static let unauthorizedChallenge = Check(
    "unauthorized-challenge",
    at: [.tokenResponse, .refreshResponse] + mobileAnswers, Requirement(.rfc9110("15.5.2"), .must),
    "an answer with the status 401 has 'WWW-Authenticate'"
  ) { step, _ in
    guard let response = step.response, response.status == 401 else { return nil }
    if let field = response.fields["WWW-Authenticate"] {
      return .pass("status 401 with 'WWW-Authenticate: \(field.prefix(upTo: " "))'")
    }
    return mobileAnswers.contains(step.id.name)
      ? .warn("status 401 without 'WWW-Authenticate'; no scheme is registered for 'X-ZUMO-AUTH'")
      : .fail("status 401 without 'WWW-Authenticate': nothing says how a client can prove itself")
  }

  private static let mobileAnswers: [MessageName] = [
    .createUserResponse, .logInResponse, .socialLoginResponse, .insertResponse, .tableResponse,
  ]
}
