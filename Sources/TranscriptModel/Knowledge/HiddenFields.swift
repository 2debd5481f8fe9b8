import HTTPModel
import WireFormats

extension HTTPResponse {
  /// The hidden fields of the forms in a page: what a server hands a browser that is to come back.
  var hiddenFields: [NamedValue] {
    guard fields["Content-Type"]?.asciiLowercased.hasPrefix("text/html") == true else { return [] }
    return (body.text ?? "").split(atEach: "<input").dropFirst().compactMap { tail in
      let tag = tail.prefix(upTo: ">")
      guard tag.attribute("type") == "hidden", let name = tag.attribute("name"),
        let value = tag.attribute("value")
      else { return nil }
      return NamedValue(name, value)
    }
  }
}

extension WireText {
  /// The value of an attribute of a tag, in quotes.
  fileprivate func attribute(_ name: WireText) -> WireText? {
    divided(atFirst: " " + name + "=\"")?.behind.prefix(upTo: "\"")
  }
}
