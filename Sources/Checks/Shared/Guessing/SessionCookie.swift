import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// Nobody can guess the session that a browser or a device has with a server: who does is its user.
  ///
  /// There may be other cookies too, such as a language: the one that is hardest to guess counts.
  static let sessionCookieUnguessable = unguessable(
    "session-cookie-unguessable", "cookie",
    at: [.loginPage, .appleAuthorizationRequest, .dialogRequest],
    Requirement(.rfc6749("10.10"), .must), size: nil, isAdvice: true
  ) { step in
    (step.response?.setCookiePairs ?? step.request?.cookiePairs ?? [])
      .compactMap { $0.divided(at: "=")?.behind }.max { $0.utf8.count < $1.utf8.count }
  }
}
