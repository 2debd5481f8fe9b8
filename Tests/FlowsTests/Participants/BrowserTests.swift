import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("the browser")
struct BrowserTests {
  private static func redirect(_ location: String, setCookie: String? = nil) -> HTTPResponse {
    HTTPResponse(
      status: 302,
      fields: HTTPFields(
        [HTTPField("Location", location)]
          + (setCookie.map { [HTTPField("Set-Cookie", $0)] } ?? [])))
  }

  private static func page(_ body: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, body: HTTPBody(body))
  }

  /// Opens a URL in a browser whose wire leads to a server.
  private func open(
    _ urls: String..., at server: ScriptedServer, kind: BrowserKind = .system,
    appLinks: [AppRegistration] = [], cookies: [WireText: WireText] = [:]
  ) async -> (browser: Browser, wire: Wire) {
    let wire = await makeWire(to: server)
    let browser = Browser(
      kind, appLinks: appLinks, cookies: cookies, seat: Seat(of: kind.name, at: wire))
    await wire.connect([browser])
    for url in urls {
      await browser.receive(
        Handoff(action: "open", url: URI(url)), in: StepID(.browserLaunch))
    }
    return (browser, wire)
  }

  @Test("follows twenty redirects and not one more, each time that an app opens a URL")
  func redirectLimit() async {
    let server = ScriptedServer("a.example") { _, number in
      Self.redirect("https://a.example/\(number + 1)")
    }
    let (_, wire) = await open("https://a.example/0", at: server)
    #expect(await server.requestLines == (0...20).map { "GET https://a.example/\($0)" })
    #expect(await wire.handoffLines == [])
    let twice = ScriptedServer("a.example") { _, number in
      Self.redirect("https://a.example/\(number + 1)")
    }
    _ = await open("https://a.example/0", "https://a.example/0", at: twice)
    #expect(await twice.requests.count == 42)
  }

  @Test("counts redirects anew after a form")
  func redirectsAfterForm() async throws {
    let server = ScriptedServer("a.example") { request, number in
      request.method == "GET" && number == 20
        ? Self.page(#"<form action="https://a.example/form">"#)
        : Self.redirect("https://a.example/\(number + 1)")
    }
    let (browser, _) = await open("https://a.example/0", at: server)
    #expect(await server.requests.count == 21)
    await browser.receive(Handoff(action: "type", parameters: []), in: StepID(.credentials))
    #expect(await server.requests.count == 42)
  }

  @Test("sends a cookie to the host that set it, and to no other")
  func cookies() async {
    let server = ScriptedServer("a.example", "b.example") { request, number in
      switch number {
      case 0: Self.redirect("https://b.example/1", setCookie: "session=one; Path=/; Secure")
      case 1: Self.redirect("https://a.example/2")
      case 2: Self.redirect("https://a.example/3", setCookie: "session=two")
      default: Self.page("")
      }
    }
    _ = await open("https://a.example/0", at: server, cookies: ["b.example": "known=yes"])
    let sent = await server.requests.map { $0.fields["Cookie"] }
    #expect(sent == [nil, "known=yes", "session=one", "session=two"])
  }

  @Test("keeps the host's port apart from the host")
  func cookiePort() async {
    let server = ScriptedServer("a.example", "a.example:8443") { _, number in
      number == 0
        ? Self.redirect("https://a.example:8443/", setCookie: "session=one") : Self.page("")
    }
    _ = await open("https://a.example/", at: server)
    #expect(await server.requests.map { $0.fields["Cookie"] } == [nil, nil])
  }

  static let loginPage = """
    <h1>Photos &amp; more</h1>
    <form method="post" action="https://a.example/login?a=1&amp;b=2">
    <input type="hidden" name="csrf" value="&quot;&lt;&gt;&amp;amp;">
    <input name="username"><input type="hidden" name="second" value="">
    <input type="hidden" name="no-value"><input type="hidden" value="no name">
    </form>
    """

  @Test("shows a form, and sends it with its hidden fields before what was typed, once")
  func form() async throws {
    let server = ScriptedServer("a.example") { request, _ in
      request.method == "GET" ? Self.page(Self.loginPage) : Self.page("<p>done</p>")
    }
    let (browser, wire) = await open("https://a.example/start?x=1", at: server)
    #expect(
      await wire.handoffLines == [
        "login-prompt to user: address=https://a.example/start page=Photos & more"
      ])
    let typed = Handoff(
      action: "type",
      parameters: [NamedValue("username", "alice"), NamedValue("password", "a b&c")])
    for _ in 1...2 { await browser.receive(typed, in: StepID(.credentials)) }
    let sent = await server.requests
    #expect(sent.map(\.method) == ["GET", "POST"])
    #expect(sent.last?.url.text == "https://a.example/login?a=1&b=2")
    #expect(sent.last?.fields["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(sent.last?.fields["User-Agent"] == "SystemBrowser/1.0")
    #expect(
      sent.last?.form?.all.map { "\($0.name)=\($0.value)" } == [
        #"csrf="<>&amp;"#, "second=", "username=alice", "password=a b&c",
      ])
    #expect(
      await wire.stepIDs == [
        "authorization-request", "authorization-response", "login-prompt", "login-submit",
        "login-submit-response",
      ])
  }

  @Test(
    "shows nothing where there is no form to fill in",
    arguments: [
      page(loginPage, status: 400), page(loginPage, status: 500), page("<p>hello</p>"),
      page("<form>"), page(""), HTTPResponse(status: 302), HTTPResponse(status: 204),
    ])
  func nothing(_ response: HTTPResponse) async {
    let server = ScriptedServer("a.example") { _, _ in response }
    let (browser, wire) = await open("https://a.example/", at: server)
    await browser.receive(Handoff(action: "type", parameters: []), in: StepID(.credentials))
    #expect(await server.requests.count == 1)
    #expect(await wire.handoffLines == [])
  }

  @Test(
    "hands on what is no page of the web, and what an app claimed",
    arguments: [
      "com.example.app:/auth?code=x", "http://127.0.0.1:51004/auth", "http://a.example/",
      "https://app.example.com/auth?code=x", "about:blank", "/relative",
    ])
  func handsOn(_ location: String) async throws {
    let server = ScriptedServer("a.example", "app.example.com") { _, _ in
      Self.redirect(location)
    }
    let link = try #require(
      AppRegistration(
        app: .app, redirectURI: "https://app.example.com/auth",
        domainOwners: ["app.example.com": .app]))
    let (_, wire) = await open("https://a.example/", at: server, appLinks: [link])
    #expect(await wire.handoffLines == ["redirect to device: \(location)"])
    #expect(await server.requests.count == 1)
  }

  @Test("loads a page of the web that no app claimed, and calls it what it is")
  func redirectNames() async {
    let server = ScriptedServer("a.example") { _, number in
      switch number {
      case 0: Self.redirect("https://a.example/plain")
      case 1: Self.redirect("https://a.example/again?response_type=code")
      default: Self.page("")
      }
    }
    let (_, wire) = await open("https://a.example/", at: server)
    #expect(
      await wire.stepIDs == [
        "authorization-request", "authorization-response", "redirect-request",
        "redirect-response", "authorization-request#2", "authorization-response#2",
      ])
  }

  @Test("inside an app belongs to the app, which gets every URL that is no page")
  func webView() async {
    let server = ScriptedServer("a.example") { _, _ in Self.redirect("com.example.app:/auth") }
    let (browser, wire) = await open("https://a.example/", at: server, kind: .webView)
    #expect(browser.owner == .app)
    #expect(await wire.handoffLines == ["callback to app: com.example.app:/auth"])
    #expect(await server.requests.first?.fields["User-Agent"] == "PhotoApp/1.0 WebView")
  }

  @Test(
    "sends the form on only with status 307 and 308",
    arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func sendsOn(_ status: Int, _ method: WireText) async throws {
    let server = ScriptedServer("a.example", "b.example") { request, number in
      switch number {
      case 0: Self.page(Self.loginPage)
      case 1:
        HTTPResponse(status: status, fields: ["Location": "https://b.example/welcome?code=x"])
      default: Self.page("<p>welcome</p>")
      }
    }
    let (browser, _) = await open("https://a.example/start", at: server)
    let typed = Handoff(action: "type", parameters: [NamedValue("password", "p")])
    await browser.receive(typed, in: StepID(.credentials))
    let last = try #require(await server.requests.last)
    #expect(last.method == method)
    #expect(last.url.text == "https://b.example/welcome?code=x")
    #expect(last.fields["Cookie"] == nil)
    #expect(last.form?["password"] == (method == "POST" ? "p" : nil))
  }
}
