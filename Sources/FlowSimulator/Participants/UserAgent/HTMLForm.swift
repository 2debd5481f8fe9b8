import WireFormats
import HTTPModel

/// The form of a page, as far as a browser must understand it to send it.
struct HTMLForm: Sendable {
  /// The heading of the page, which tells the user what this is about.
  var heading: WireText
  /// Where the form goes.
  var action: WireText
  /// The hidden fields, which the user does not see.
  var hidden: [(name: WireText, value: WireText)]

  /// Finds the form in a page; nil when the page has none.
  init?(page: WireText) {
    let page = page.string
    guard let form = page.firstRange(of: "<form"),
      let action = Self.attribute("action", in: Self.tag(page[form.lowerBound...]))
    else { return nil }
    self.action = WireText(action)
    heading = WireText(Self.heading(of: page))
    hidden = page[form.upperBound...].split(separator: "<input").compactMap { rest in
      let tag = Self.tag(rest)
      guard Self.attribute("type", in: tag) == "hidden",
        let name = Self.attribute("name", in: tag), let value = Self.attribute("value", in: tag)
      else { return nil }
      return (WireText(name), WireText(value))
    }
  }

  private static func tag(_ text: Substring) -> Substring { text.prefix { $0 != ">" } }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    return unescaped(tag[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func heading(of page: String) -> String {
    guard let start = page.firstRange(of: "<h1>"),
      let end = page[start.upperBound...].firstRange(of: "</h1>")
    else { return "" }
    return unescaped(page[start.upperBound..<end.lowerBound])
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
