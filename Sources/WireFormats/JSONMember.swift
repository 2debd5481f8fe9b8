/// One `"name": value` of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name, with its escapes resolved.
  public var name: WireText
  /// The value.
  public var value: JSONValue

  /// A member with the given name and value.
  public init(_ name: some WireTextConvertible, _ value: JSONValue) {
    self.name = name.wireText
    self.value = value
  }
}

extension [JSONMember] {
  /// The first name that occurred before; nil when every name is unique.
  public var firstRepeatedName: WireText? {
    var seen: Set<WireText> = []
    return first { !seen.insert($0.name).inserted }?.name
  }
}
