import HTTPModel

/// The form of a page, as far as a browser must understand it to send it.
struct HTMLForm: Sendable {
  /// Where the form goes.
  var action: String
  /// The hidden fields, which the user does not see.
  var hidden: [(name: String, value: String)]

  /// Finds the form in a page; nil when the page has none.
  init?(page: String) {
    guard let form = page.firstRange(of: "<form"),
      let action = Self.attribute("action", in: Self.tag(page[form.lowerBound...]))
    else { return nil }
    self.action = action
    hidden = page[form.upperBound...].split(separator: "<input").compactMap { rest in
      let tag = Self.tag(rest)
      guard Self.attribute("type", in: tag) == "hidden",
        let name = Self.attribute("name", in: tag), let value = Self.attribute("value", in: tag)
      else { return nil }
      return (name, value)
    }
  }

  private static func tag(_ text: Substring) -> Substring { text.prefix { $0 != ">" } }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
