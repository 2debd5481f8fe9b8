/// One `"name": value` of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name, with its escapes resolved.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// A member with the given name and value.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension [JSONMember] {
  /// The first name that occurred before; nil when every name is unique.
  public var firstRepeatedName: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0.name).inserted }?.name
  }
}
