import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

extension Check {
  /// A shorter cookie names no session.
  private static let shortestCookie = 16

  /// The cookie of the login stays out of plain HTTP and out of the reach of scripts, other sites and other
  /// hosts.
  ///
  /// A cookie that is too short to name a session, such as one for the language, may do as it likes.
  static let sessionCookieProtected = Check(
    "session-cookie-protected", at: [.loginPage], Requirement(.rfc6265("8.3"), .should),
    "the login's cookie has 'Secure', 'HttpOnly' and 'SameSite', and is for one host"
  ) { step, _ in
    let all = step.response?.fields.values(of: "Set-Cookie").map(SetCookie.init) ?? []
    let sessions = all.filter { $0.value.utf8.count >= Self.shortestCookie }
    let cookies = sessions.isEmpty ? all : sessions
    guard !cookies.isEmpty else { return nil }
    return cookies.lazy.compactMap(\.fault).first
      ?? .pass(
        "\(cookies.count.counted("cookie")), with 'Secure' and 'HttpOnly', for one host and site")
  }

  /// The form that comes back is the one that the server sent to this browser.
  static let loginFormBound = Check(
    "login-form-bound", at: [.loginSubmit], Requirement(.rfc6749("10.12"), .must),
    "the submitted form has the 'csrf_token' of the page that was sent to this browser"
  ) { (step, evidence) throws(MissingEvidence) in
    guard let request = step.request, let form = request.form else { return nil }
    guard !request.cookiePairs.isEmpty else {
      return .fail("no cookie came with the form, so nothing ties it to a page that was sent")
    }
    let token = form[.csrfToken]
    var page = try evidence.loginPage(
      for: step, where: { token != nil && $0.formToken == token })
    if page == nil { page = try evidence.loginPage(for: step) }
    guard let page else {
      try evidence.requireAllSteps(before: step)
      guard evidence.count(.loginPage, before: step) > 0 else {
        throw MissingEvidence("no login page before \(step.id.quoted) is in the transcript")
      }
      return .fail("no login page set the cookie that came with the form")
    }
    guard let expected = page.formToken else {
      guard token != nil else { return .fail("neither the page nor the form has a 'csrf_token'") }
      throw MissingEvidence("the login page shows no hidden field 'csrf_token'")
    }
    // The page that this form came from may be a step that is missing.
    if token != expected { try evidence.requireAllSteps(before: step) }
    return .repeats(.csrfToken, token, expected, of: page)
  }
}

/// A cookie that a server sets.
private struct SetCookie {
  let name: WireText
  let value: WireText
  private let attributes: [WireText: WireText]

  init(_ text: WireText) {
    let pair = Cookies.pair(ofSetCookie: text)
    name = pair.prefix(upTo: "=")
    value = pair.divided(at: "=")?.1 ?? ""
    let parts = text.split(at: ";").dropFirst().map(\.trimmed.asciiLowercased)
    attributes = Dictionary(
      parts.map { ($0.prefix(upTo: "=").trimmed, $0.divided(at: "=")?.1.trimmed ?? "") },
      uniquingKeysWith: { $1 })
  }

  /// The first thing that leaves a session cookie open to others; nil when there is none.
  var fault: Judgement? {
    guard attributes["secure"] != nil else { return .fail("the cookie '\(name)' lacks 'Secure'") }
    guard attributes["httponly"] != nil else {
      return .warn("the cookie '\(name)' lacks 'HttpOnly'").by(Requirement(.rfc6265("4.1.2.6")))
    }
    if let domain = attributes["domain"], !domain.isEmpty {
      return .warn("the cookie '\(name)' goes to every host of '\(domain)'; leave 'Domain' out")
        .by(Requirement(.rfc6265("4.1.2.3")))
    }
    guard let site = attributes["samesite"] else {
      return .warn("the cookie '\(name)' lacks 'SameSite': other sites can send requests with it")
        .by(Requirement(.rfc6749("10.12")))
    }
    guard ["lax", "strict"].contains(site) else {
      return .warn("the cookie '\(name)' has 'SameSite=\(site)': requests of other sites carry it")
        .by(Requirement(.rfc6749("10.12")))
    }
    return nil
  }
}

extension Step {
  /// The value that ties a form to this page.
  fileprivate var formToken: WireText? {
    LoginForm.hiddenValue(.csrfToken, in: response?.body.text ?? "")
  }
}
