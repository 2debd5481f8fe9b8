import WireFormats

/// The way from the top of a JSON text to a value in it: RFC 6901, written here without the first
/// slash.
struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  var tokens: [String]

  init(tokens: [String]) { self.tokens = tokens }

  /// Reads `keys/0/kid`, also with the leading slash of RFC 6901; nil when a `~` is no escape.
  init?(parsing text: some StringProtocol) {
    let text = Substring(text.hasPrefix("/") ? text.dropFirst() : text[...])
    tokens = []
    for token in text.split(separator: "/", omittingEmptySubsequences: false) {
      let afterTildes = token.split(separator: "~", omittingEmptySubsequences: false).dropFirst()
      guard afterTildes.allSatisfy({ $0.first == "0" || $0.first == "1" }) else { return nil }
      tokens.append(String(token).replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  var description: String {
    tokens.map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined(separator: "/")
  }
}

extension JSONValue {
  /// The value at the end of a way; nil when there is none.
  subscript(way: ArraySlice<String>) -> JSONValue? {
    guard let name = way.first else { return self }
    return child(name)?[way.dropFirst()]
  }

  /// Puts a value at the end of a way, or removes what is there; false when the way ends too early.
  mutating func put(_ value: JSONValue?, at way: ArraySlice<String>) -> Bool {
    guard let name = way.first else {
      if let value { self = value }
      return value != nil
    }
    if way.count == 1 { return putChild(value, at: name) }
    guard var child = child(name), child.put(value, at: way.dropFirst()) else { return false }
    return putChild(child, at: name)
  }

  private func child(_ name: String) -> JSONValue? {
    switch self {
    case .object: self[name]
    case .array(let elements):
      Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: nil
    }
  }

  private mutating func putChild(_ value: JSONValue?, at name: String) -> Bool {
    switch self {
    case .object:
      if let value { set(name, to: value) } else { remove(name) }
      return true
    case .array(var elements):
      guard let index = Int(name), elements.indices.contains(index) else { return false }
      if let value { elements[index] = value } else { elements.remove(at: index) }
      self = .array(elements)
      return true
    default: return false
    }
  }
}
