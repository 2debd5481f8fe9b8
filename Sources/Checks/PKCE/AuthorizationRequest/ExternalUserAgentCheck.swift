import HTTPModel
import Vocabulary
import TranscriptModel
import WireFormats

/// The login is shown by the system's browser and not by a view inside the app.
///
/// `User-Agent` is easily faked: a failure means something, a pass only that nothing gives a view
/// away.
struct ExternalUserAgentCheck: Check {
  let id = "external-user-agent"
  let requirement = Requirement(.rfc8252("8.12"), .must)
  let summary = "the 'User-Agent' at the authorization endpoint is no web view of an app"
  let subjects: [MessageName] = [.authorizationRequest, .loginSubmit]

  func judge(_ step: Step, in evidence: Evidence) throws(MissingEvidence) -> Judgement? {
    guard let request = step.request else { return nil }
    guard let userAgent = request.fields["User-Agent"] else {
      throw MissingEvidence("'User-Agent' is missing, so nothing says which program asks")
    }
    return Self.isEmbedded(userAgent)
      ? .fail("'User-Agent' is '\(userAgent)', a web view inside an app; use the system's browser")
      : .pass("'User-Agent' is '\(userAgent)', which names no web view")
  }

  /// Whether the text has the mark of a web view.
  ///
  /// Android writes `; wv)`; a view on iOS leaves out the `Safari/` that a browser adds.
  private static func isEmbedded(_ userAgent: WireText) -> Bool {
    userAgent.asciiLowercased.contains("webview") || userAgent.contains("; wv)")
      || userAgent.contains("AppleWebKit/") && userAgent.contains("Mobile/")
        && !userAgent.contains("Safari/")
  }
}
