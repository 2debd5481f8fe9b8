package import HTTPModel
import Simulation
package import WireFormats

/// The few pages that a server shows in the browser.
package enum Page {
  /// A page of a few words.
  package static func message(_ text: WireText) -> HTTPResponse {
    HTTPResponse(
      status: 200, fields: ["Content-Type": MediaType.html],
      body: HTTPBody("<!doctype html>\n<p>\(escape(text))</p>"))
  }

  /// A page that says what is wrong.
  ///
  /// It leads nowhere, so nothing can be sent to a wrong place.
  package static func error(_ message: some WireTextConvertible, status: Int = 400) -> HTTPResponse
  {
    HTTPResponse(
      status: status,
      fields: ["Content-Type": MediaType.html, "Cache-Control": "no-store"],
      body: HTTPBody("<!doctype html>\n<title>Error</title>\n<p>\(escape(message.wireText))</p>"))
  }

  /// A text, with what HTML gives a meaning written as references.
  package static func escape(_ text: WireText) -> WireText {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
