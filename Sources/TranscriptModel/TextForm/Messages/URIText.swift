import HTTPModel
import WireFormats

// A URL in an escape. Components can be set so that splitting their text gives others, a path with
// a `?` for example; then each component is written by itself.
extension URI {
  var exactJSON: JSONValue {
    guard URI(text) != self else { return .string(text) }
    let members = [
      ("scheme", scheme), ("authority", authority), ("path", path), ("query", query),
      ("fragment", fragment),
    ]
    return .object(
      members.compactMap { name, value in value.map { JSONMember(name, .string($0)) } })
  }

  init?(exactJSON value: JSONValue) {
    if let text = value.stringValue {
      self.init(text)
      return
    }
    guard let path = value["path"]?.stringValue else { return nil }
    self.init("")
    scheme = value["scheme"]?.stringValue
    authority = value["authority"]?.stringValue
    self.path = path
    query = value["query"]?.stringValue
    fragment = value["fragment"]?.stringValue
  }
}
