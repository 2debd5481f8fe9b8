import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// The app ties Facebook's answer to its own request: there is no PKCE and no nonce that could do it.
  static let socialStatePresent = Check(
    "social-state-present", at: [.openBrowser, .dialogRequest],
    Requirement(.rfc6749("10.12"), .must),
    "the request to Facebook's dialog has a 'state', new in each sign-in"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let state = step.url?.queryParameters[.state] else {
      return .fail("'state' is missing: anybody can bring an answer of his own to this app")
    }
    return try evidence.judgeFreshness(of: [(.state, state)], in: step, called: "'state'")
  }

  /// Device and browser hand on what the app asked, and it asks for this app.
  static let socialDialogUnchanged = Check(
    "social-dialog-unchanged", at: [.browserLaunch, .dialogRequest], Requirement(.rfc6749("4.2.1")),
    "the URL of the dialog is the one that the app opened"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let url = step.url else { return nil }
    let opened = try evidence.origin(
      of: step, in: step.request == nil ? [.openBrowser] : [.openBrowser, .browserLaunch],
      sharing: [.state])
    // Whoever opens the dialog in a browser of his own needs no app.
    guard let opened else {
      return step.handoff != nil || step.sender == .browser
        ? .fail("no app opened this URL") : nil
    }
    return .sameURL(url, opened.url, of: opened.step)
  }

  /// The dialog is asked for a token, for the app that is registered, to the address that it registered.
  static let socialDialogRegistered = Check(
    "social-dialog-registered", at: [.dialogRequest], Requirement(.rfc6749("4.2.1"), .must),
    "'client_id' and 'redirect_uri' are registered, and 'response_type' is 'token'"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let sent = step.url?.queryParameters, let clientID = sent[.clientID] else { return nil }
    if let type = sent[.responseType], type != "token" {
      return .fixed(.responseType, type, "token")
    }
    let appIDs = try evidence.facts(.appID, at: .facebook)
    guard appIDs.contains(clientID) else {
      return .fail(
        "'client_id' is '\(clientID)', which is no app at Facebook here", expected: appIDs.first,
        actual: clientID)
    }
    guard let redirectURI = sent[.redirectURI] else { return nil }
    let registered = try evidence.facts(.redirectURI, of: clientID, at: .facebook)
    guard registered.contains(redirectURI) else {
      return .fail(
        "'redirect_uri' is '\(redirectURI)', not \(registered.quotedList)",
        expected: registered.first, actual: redirectURI
      ).by(Requirement(.rfc6749("3.1.2.3"), .must))
    }
    return .pass("a token is asked for, for the app '\(clientID)'")
  }

  /// The user sees Facebook's dialog in a browser that the app cannot look into.
  static let socialUserAgent = Check(
    "social-user-agent", at: [.dialogRequest], Requirement(.rfc8252("8.12"), .mustNot),
    "the 'User-Agent' at Facebook's dialog is no web view of an app"
  ) { (step, _) throws(MissingEvidence) in
    guard let request = step.request else { return nil }
    guard let userAgent = request.fields["User-Agent"] else {
      throw MissingEvidence("'User-Agent' is missing, so nothing says which program asks")
    }
    return isEmbedded(userAgent)
      ? .fail("'User-Agent' is '\(userAgent)', a web view inside an app; use the system's browser")
      : .pass("'User-Agent' is '\(userAgent)', which names no web view")
  }
}
