import HTTPModel
import Simulation
package import WireFormats

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
