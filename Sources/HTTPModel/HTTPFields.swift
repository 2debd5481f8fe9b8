/// The header fields of a message, in order, with repeats.
///
/// Names compare without regard to case.
///
/// RFC 9110 §5.1, §5.2
public struct HTTPFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The field lines in the order in which they were sent.
  public var all: [HTTPField]

  /// Fields in the given order.
  public init(_ all: [HTTPField] = []) { self.all = all }

  /// Fields in the order of the literal; a literal may repeat a name.
  public init(dictionaryLiteral elements: (String, String)...) {
    all = elements.map { HTTPField($0, $1) }
  }

  /// The value of the first field of this name.
  public subscript(name: String) -> String? { all.first { matches($0, name) }?.value }

  /// The values of all fields of this name, in order.
  public func values(of name: String) -> [String] {
    all.filter { matches($0, name) }.map(\.value)
  }

  /// Sets the first field of this name, or adds it at the end; later repeats are removed.
  public mutating func set(_ name: String, to value: String) {
    guard let first = all.firstIndex(where: { matches($0, name) }) else {
      all.append(HTTPField(name, value))
      return
    }
    all[first].value = value
    all = Array(all[...first]) + all[(first + 1)...].filter { !matches($0, name) }
  }

  /// Adds a field line at the end.
  public mutating func append(_ name: String, _ value: String) {
    all.append(HTTPField(name, value))
  }

  /// Removes every field of this name.
  public mutating func remove(_ name: String) { all = all.filter { !matches($0, name) } }

  private func matches(_ field: HTTPField, _ name: String) -> Bool {
    field.name.lowercased() == name.lowercased()
  }
}
