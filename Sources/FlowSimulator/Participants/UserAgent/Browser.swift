import HTTPModel
import OAuthModel
import TranscriptModel
import WireFormats

/// The system's browser: an external user agent, whose cookies and pages the app cannot see.
///
/// RFC 8252 §6
actor Browser: HandoffReceiver {
  private nonisolated let executor = QueueExecutor(label: "browser")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated let name = ParticipantName.browser
  nonisolated let title = "the system's browser, with cookies that the app cannot see"

  /// What its steps are called in a flow.
  struct Steps: Sendable {
    /// The request for the URL that an app let it open.
    var request = MessageName.authorizationRequest
    /// What it hands to the device, because the URL is none of the web.
    var redirect = MessageName.redirect
  }

  private let steps: Steps
  private let wire: Wire
  private var cookies: [String: String]
  private var form: HTMLForm?
  private var redirectCount = 0

  /// A browser that may have sessions from before, each with a cookie by its host.
  init(steps: Steps = Steps(), cookies: [String: String] = [:], wire: Wire) {
    self.steps = steps
    self.cookies = cookies
    self.wire = wire
  }

  func receive(_ handoff: Handoff, in step: StepID) async {
    switch step.name {
    case .browserLaunch:
      guard let url = handoff.url else { return }
      redirectCount = 0
      await load(.get(url), as: steps.request)
    case .credentials:
      await submit(handoff)
    default: return
    }
  }

  /// Sends the form with what the user typed and with the fields that only the page knows.
  private func submit(_ typed: Handoff) async {
    guard let form else { return }
    self.form = nil
    let hidden = form.hidden.map { FormParameter($0.name, $0.value) }
    let visible = typed.parameters.map { FormParameter($0.name, $0.value) }
    await load(
      .post(URI(form.action), form: FormParameters(hidden + visible)), as: .loginSubmit)
  }

  private func load(_ request: HTTPRequest, as name: MessageName) async {
    var request = request
    request.fields.append("User-Agent", "SystemBrowser/1.0")
    let host = request.url.authority ?? ""
    if let cookie = cookies[host] { request.fields.append("Cookie", cookie) }
    guard let reply = await wire.send(request, as: name, from: self.name) else { return }
    let response = reply.response
    if let cookie = response.fields["Set-Cookie"] {
      cookies[host] = Cookies.pair(ofSetCookie: cookie)
    }
    if (300..<400).contains(response.status), let location = response.location {
      await follow(location)
    } else if response.isSuccess, let form = HTMLForm(page: response.body.text ?? "") {
      self.form = form
      await show(form, at: request.url)
    }
  }

  /// A redirect to the web is loaded; one that leads to an app on this device is handed on.
  private func follow(_ location: URI) async {
    guard location.scheme == "https", !location.isLoopback else {
      let handoff = Handoff(action: "open", url: location)
      return await wire.handOff(handoff, as: steps.redirect, from: name, to: .device)
    }
    redirectCount += 1
    guard redirectCount <= 20 else { return }
    await load(.get(location), as: steps.request)
  }

  private func show(_ form: HTMLForm, at url: URI) async {
    let page = Handoff(
      action: "show",
      parameters: [
        NamedValue("address", url.withoutQuery), NamedValue("page", form.heading),
      ])
    await wire.handOff(page, as: .loginPrompt, from: name, to: .user)
  }
}
