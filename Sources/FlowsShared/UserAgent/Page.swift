package import HTTPModel
package import TranscriptModel
package import WireFormats

/// The few pages that a server shows in the browser.
package enum Page {
  /// A page that is kept nowhere, that no other page can frame to steal a click, and that does not tell
  /// the next page its URL.
  ///
  /// RFC 9700 §4.2.4, §4.16
  package static func response(
    _ body: some WireTextConvertible, status: Int = 200, fields: HTTPFields = [:]
  ) -> HTTPResponse {
    let own: HTTPFields = [
      "Content-Type": MediaType.html, "Cache-Control": "no-store",
      "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer",
    ]
    return HTTPResponse(
      status: status, fields: HTTPFields(own.all + fields.all), body: HTTPBody(body))
  }

  /// A page of a few words, from somebody who takes no care of it.
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
    response(
      "<!doctype html>\n<title>Error</title>\n<p>\(escape(message.wireText))</p>", status: status)
  }

  /// A text, with what HTML gives a meaning written as references.
  package static func escape(_ text: WireText) -> WireText {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}

/// The form of a page, as far as a browser must understand it to send it.
package struct HTMLForm: Sendable {
  /// The heading of the page, which tells the user what this is about.
  package var heading: WireText
  /// Where the form goes.
  package var action: WireText
  /// The hidden fields, which the user does not see.
  package var hidden: [(name: WireText, value: WireText)]

  /// Finds the form in a page; nil when the page has none.
  package init?(page: WireText) {
    guard let (head, form) = page.divided(atFirst: "<form"),
      let action = Self.attribute("action", in: Self.tag(form))
    else { return nil }
    self.action = action
    heading = Self.heading(of: head)
    hidden = form.split(atEach: "<input").dropFirst().compactMap { rest in
      let tag = Self.tag(rest)
      guard Self.attribute("type", in: tag) == "hidden",
        let name = Self.attribute("name", in: tag), let value = Self.attribute("value", in: tag)
      else { return nil }
      return (name, value)
    }
  }

  /// The request that sends the form, as a browser does: hidden fields, then what was typed.
  package func request(typing typed: [NamedValue], fields: HTTPFields = [:]) -> HTTPRequest {
    let parameters =
      hidden.map { FormParameter($0.name, $0.value) }
      + typed.map { FormParameter($0.name, $0.value) }
    return .post(URI(action), form: FormParameters(parameters), fields: fields)
  }

  private static func tag(_ text: WireText) -> WireText { text.prefix(upTo: ">") }

  private static func attribute(_ name: WireText, in tag: WireText) -> WireText? {
    tag.divided(atFirst: " \(name)=\"").map { unescaped($0.behind.prefix(upTo: "\"")) }
  }

  private static func heading(of page: WireText) -> WireText {
    guard let behind = page.divided(atFirst: "<h1>")?.behind,
      let heading = behind.divided(atFirst: "</h1>")?.before
    else { return "" }
    return unescaped(heading)
  }

  private static func unescaped(_ text: WireText) -> WireText {
    text.replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}

extension HTTPResponse {
  /// Sends the browser on; nobody keeps the answer.
  package static func redirect(to url: WireText, status: Int = 302) -> HTTPResponse {
    HTTPResponse(status: status, fields: ["Location": url, "Cache-Control": "no-store"])
  }
}
