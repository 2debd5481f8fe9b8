import HTTPModel
package import Simulation
package import TranscriptModel
package import Vocabulary
package import WireFormats

/// A user agent: the system's browser, whose cookies and pages the app cannot see, or a view inside
/// the app.
///
/// RFC 8252 §6, §8.12
package actor Browser: HandoffReceiver {
  package nonisolated let seat: Seat
  private nonisolated let kind: BrowserKind
  package nonisolated var title: String { kind.title }
  package nonisolated var owner: ParticipantName? { kind.owner }

  private let appLinks: [AppRegistration]
  private var cookies: [WireText: WireText]
  private var form: HTMLForm?
  private var redirectCount = 0

  /// A browser on a device where apps claimed links for themselves.
  ///
  /// It may have sessions from before, each with a cookie by its host.
  package init(
    _ kind: BrowserKind, appLinks: [AppRegistration], cookies: [WireText: WireText] = [:],
    seat: Seat
  ) {
    self.kind = kind
    self.appLinks = appLinks
    self.cookies = cookies
    self.seat = seat
  }

  package func receive(_ handoff: Handoff, in step: StepID) async {
    switch step.name {
    case .browserLaunch, .openWebView:
      guard let url = handoff.url else { return }
      redirectCount = 0
      await load(.get(url), as: kind.request)
    case .credentials:
      await submit(handoff)
    default: return
    }
  }

  /// Sends the form with what the user typed and with the fields that only the page knows.
  private func submit(_ typed: Handoff) async {
    guard let form else { return }
    self.form = nil
    redirectCount = 0
    await load(form.request(typing: typed.parameters), as: .loginSubmit)
  }

  private func load(_ request: HTTPRequest, as name: MessageName) async {
    var request = request
    request.fields.append("User-Agent", kind.userAgent)
    let host = request.url.authority ?? ""
    if let cookie = cookies[host] { request.fields.append("Cookie", cookie) }
    guard let reply = await seat.send(request, as: name) else { return }
    let response = reply.response
    if let cookie = response.fields["Set-Cookie"] {
      cookies[host] = Cookies.pair(ofSetCookie: cookie)
    }
    if (300..<400).contains(response.status), let location = response.location {
      await follow(location, from: request, isSameRequest: [307, 308].contains(response.status))
    } else if response.isSuccess, let form = HTMLForm(page: response.body.text ?? "") {
      self.form = form
      await show(form, at: request.url)
    }
  }

  /// A redirect to the web is loaded; one that leads to an app on this device is handed on.
  ///
  /// Most are loaded by GET. With status 307 or 308 the form that was sent goes along: RFC 9110 §15.4.8.
  private func follow(_ location: URI, from request: HTTPRequest, isSameRequest: Bool) async {
    guard location.scheme == "https", !appLinks.contains(where: { $0.receives(location) }) else {
      let handoff = Handoff(action: "open", url: location)
      return await seat.handOff(handoff, as: kind.redirect, to: kind.redirectReceiver)
    }
    redirectCount += 1
    guard redirectCount <= 20 else { return }
    // A server may send the browser on with the whole request.
    let isRequest = location.queryParameters[.responseType] != nil
    let form = isSameRequest ? request.form : nil
    await load(
      form.map { .post(location, form: $0) } ?? .get(location),
      as: isRequest ? kind.request : .redirectRequest)
  }

  private func show(_ form: HTMLForm, at url: URI) async {
    let page = Handoff(
      action: "show", parameters: ["address": url.withoutQuery, "page": form.heading])
    await seat.handOff(page, as: .loginPrompt, to: .user)
  }
}

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
  let redirectReceiver: ParticipantName
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

/// The person at the device: reads the page or the app's form, types name and password, decides; and
/// opens links.
package actor User: HandoffReceiver {
  package nonisolated let seat: Seat
  package nonisolated let title = "the person who signs in"

  private let credentials: Credentials
  private let decision: Decision
  private let browser: ParticipantName

  /// What a person does at the page that asks for consent.
  package enum Decision: WireText, CaseIterable {
    case approve
    case deny
    /// Goes away and does something else.
    case leave
  }

  /// A person who meets the page in the given browser.
  package init(
    credentials: Credentials, decision: Decision, browser: ParticipantName, seat: Seat
  ) {
    self.credentials = credentials
    self.decision = decision
    self.browser = browser
    self.seat = seat
  }

  package func receive(_ handoff: Handoff, in step: StepID) async {
    let known = [
      NamedValue(ParameterName.username, credentials.username),
      NamedValue(ParameterName.password, credentials.password),
    ]
    switch step.name {
    case .loginPrompt:
      guard decision != .leave else { return }
      let decision = NamedValue(ParameterName.decision, decision.rawValue)
      await type(known + [decision], as: .credentials, into: browser)
    case .signInForm:
      await type(known, as: .typedCredentials, into: .app)
    case .link:
      guard let url = handoff.url else { return }
      await seat.handOff(Handoff(action: "open", url: url), as: .openLink, to: .device)
    default: return
    }
  }

  private func type(
    _ parameters: [NamedValue], as name: MessageName, into receiver: ParticipantName
  ) async {
    let typed = Handoff(action: "type", parameters: parameters)
    await seat.handOff(typed, as: name, to: receiver)
  }
}
