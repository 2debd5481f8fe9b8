import WireFormats

/// The way from the top of a JSON text to a value in it: RFC 6901, written here without the first
/// slash.
struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  var tokens: [WireText]

  init(tokens: [WireText]) { self.tokens = tokens }

  /// Reads `keys/0/kid`, also with the leading slash of RFC 6901; nil when a `~` is no escape.
  init?(parsing text: some WireTextConvertible) {
    let text = text.wireText
    tokens = []
    for token in (text.hasPrefix("/") ? text.dropFirst(1) : text).split(at: "/") {
      let parts = token.split(at: "~")
      guard parts.dropFirst().allSatisfy({ $0.hasPrefix("0") || $0.hasPrefix("1") }) else {
        return nil
      }
      tokens.append(token.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  var description: String {
    tokens.map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }
      .joined(separator: "/").string
  }
}

extension JSONValue {
  /// The value at the end of a way; nil when there is none.
  subscript(way: ArraySlice<WireText>) -> JSONValue? {
    guard let name = way.first else { return self }
    return child(name)?[way.dropFirst()]
  }

  /// Puts a value at the end of a way, or removes what is there; false when the way ends too early.
  mutating func put(_ value: JSONValue?, at way: ArraySlice<WireText>) -> Bool {
    guard let name = way.first else {
      if let value { self = value }
      return value != nil
    }
    if way.count == 1 { return putChild(value, at: name) }
    guard var child = child(name), child.put(value, at: way.dropFirst()) else { return false }
    return putChild(child, at: name)
  }

  private func child(_ name: WireText) -> JSONValue? {
    switch self {
    case .object: self[name]
    case .array(let elements):
      Int(name.string).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: nil
    }
  }

  private mutating func putChild(_ value: JSONValue?, at name: WireText) -> Bool {
    switch self {
    case .object:
      if let value { set(name, to: value) } else { remove(name) }
      return true
    case .array(var elements):
      guard let index = Int(name.string), elements.indices.contains(index) else { return false }
      if let value { elements[index] = value } else { elements.remove(at: index) }
      self = .array(elements)
      return true
    default: return false
    }
  }
}
