import Simulation
package import TranscriptModel
package import Vocabulary
package import WireFormats

/// Which program shows the pages, and who can look into it.
package struct BrowserKind: Sendable {
  /// Its name among the participants.
  package let name: ParticipantName
  /// Who that is, in one line.
  package let title: String
  /// What it calls itself in `User-Agent`.
  package let userAgent: WireText
  /// Whose part it is.
  package let owner: ParticipantName?
  /// What the request for a URL is that an app opens in it.
  package var request = MessageName.authorizationRequest
  /// Who gets the URLs that are no pages.
  package let redirectReceiver: ParticipantName
  /// What handing such a URL on is called.
  package var redirect: MessageName

  /// The system's browser: an external user agent.
  package static let system = BrowserKind(
    name: .browser, title: "the system's browser, with cookies that the app cannot see",
    userAgent: "SystemBrowser/1.0", owner: nil, redirectReceiver: .device, redirect: .redirect)

  /// A view inside the app: an embedded user agent, in which the app sees everything.
  package static let webView = BrowserKind(
    name: .webView, title: "a view inside the app, which reads all that passes through it",
    userAgent: "PhotoApp/1.0 WebView", owner: .app, redirectReceiver: .app, redirect: .callback)
}
