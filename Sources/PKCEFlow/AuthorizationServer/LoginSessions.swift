import FlowsShared
import HTTPModel
import JOSE
import Simulation
import Vocabulary
import WireFormats

/// An authorization request while its user signs in.
struct LoginSession: Sendable {
  /// How often a user may mistype the password before the page gives up.
  static let passwordAttempts = 3

  let client: ClientRegistration
  let authorization: Authorization
  /// Ties the login form to this page.
  let antiForgeryToken: WireText
  /// When the login page dies, in seconds since 1970.
  let expiresAt: Int
  fileprivate(set) var wrongPasswords = 0
}

/// The login pages that are open, each under the cookie of its browser.
struct LoginSessions {
  private var sessions: [WireText: LoginSession] = [:]

  /// The session of a browser; nil when it has none.
  subscript(cookie: WireText) -> LoginSession? { sessions[cookie] }

  /// Opens a session for a browser.
  mutating func open(_ session: LoginSession, under cookie: WireText) { sessions[cookie] = session }

  /// Ends a session: nothing more can be done with its page.
  mutating func close(_ cookie: WireText) { sessions[cookie] = nil }

  /// Counts a wrong password; how many there were so far.
  mutating func countWrongPassword(under cookie: WireText) -> Int {
    sessions[cookie]?.wrongPasswords += 1
    return sessions[cookie]?.wrongPasswords ?? 0
  }
}

/// A person's account at the authorization server.
struct UserAccount: Sendable {
  /// The name and the password, of which a real server stores a slow hash.
  var credentials: Credentials
  /// The stable identifier that tokens carry as 'sub'.
  var subject: WireText

  /// Whether a form has name and password of this account.
  func isOpened(by form: FormParameters) -> Bool {
    credentials.username == form[.username]
      && ConstantTime.areEqual(credentials.password, form[.password])
  }
}

extension Page {
  /// The page on which the user signs in and approves.
  static func login(
    _ session: LoginSession, cookie: WireText, message: WireText? = nil
  ) -> HTTPResponse {
    let warning = message.map { "<p>\(escape($0))</p>\n" } ?? ""
    let action = escape(PKCEConstants.issuer + PKCEConstants.Path.login)
    let body = """
      <!doctype html>
      <title>Sign in</title>
      <h1>\(escape(session.client.name)) asks for: \(escape(session.authorization.scope))</h1>
      \(warning)<form method="post" action="\(action)">
      <input type="hidden" name="csrf_token" value="\(escape(session.antiForgeryToken))">
      <input name="username" autocomplete="username">
      <input name="password" type="password" autocomplete="current-password">
      <button name="decision" value="approve">Sign in and approve</button>
      <button name="decision" value="deny">Cancel</button>
      </form>
      """
    return HTTPResponse(
      status: 200,
      fields: [
        "Content-Type": MediaType.html,
        "Cache-Control": "no-store",
        "Set-Cookie": "session=\(cookie); Path=/; Secure; HttpOnly; SameSite=Lax",
        "Content-Security-Policy": "frame-ancestors 'none'",
      ],
      body: HTTPBody(body))
  }
}
