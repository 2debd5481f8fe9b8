import FlowsShared
import HTTPModel
import WireFormats

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
