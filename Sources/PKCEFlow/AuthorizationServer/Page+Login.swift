import FlowsShared
import HTTPModel
import Simulation
import WireFormats

extension Page {
  /// The page on which the user signs in and approves.
  static func login(
    action: WireText, clientName: WireText, scope: WireText, antiForgeryToken: WireText,
    cookie: WireText,
    message: WireText? = nil
  ) -> HTTPResponse {
    let warning = message.map { "<p>\(escape($0))</p>\n" } ?? ""
    let body = """
      <!doctype html>
      <title>Sign in</title>
      <h1>\(escape(clientName)) asks for: \(escape(scope))</h1>
      \(warning)<form method="post" action="\(escape(action))">
      <input type="hidden" name="csrf_token" value="\(escape(antiForgeryToken))">
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
