import Vocabulary
import TranscriptModel
import WireFormats

/// Which program shows the pages, and who can look into it.
struct BrowserKind: Sendable {
  let name: ParticipantName
  let title: String
  /// What it calls itself in `User-Agent`.
  let userAgent: WireText
  /// Whose part it is.
  let owner: ParticipantName?
  /// What the request for a URL is that an app opens in it.
  var request = MessageName.authorizationRequest
  /// Who gets the URLs that are no pages, and as what.
  let redirectReceiver: ParticipantName
  let redirect: MessageName

  /// The system's browser: an external user agent.
  static let system = BrowserKind(
    name: .browser, title: "the system's browser, with cookies that the app cannot see",
    userAgent: "SystemBrowser/1.0", owner: nil, redirectReceiver: .device, redirect: .redirect)

  /// The system's browser, in a flow where the app opens a provider's dialog.
  static let dialog = BrowserKind(
    name: .browser, title: system.title, userAgent: system.userAgent, owner: nil,
    request: .dialogRequest, redirectReceiver: .device, redirect: .tokenRedirect)

  /// A view inside the app: an embedded user agent, in which the app sees everything.
  static let webView = BrowserKind(
    name: .webView, title: "a view inside the app, which reads all that passes through it",
    userAgent: "PhotoApp/1.0 WebView", owner: .app, redirectReceiver: .app, redirect: .callback)
}
