/// The parameters of a query or of a form body, in order, with repeats.
///
/// Parsing and writing are exact inverses: for every text, `FormParameters(parsing: text).text` is
/// that text.
public struct FormParameters: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The parameters in the order in which they were sent.
  public var all: [FormParameter]

  /// Parameters in the given order.
  public init(_ all: [FormParameter] = []) { self.all = all }

  /// Parameters in the given order.
  public init(arrayLiteral elements: FormParameter...) { all = elements }

  /// Splits a text such as `a=1&b=2`.
  ///
  /// Nothing is dropped: an empty text has no parameter, `&&` has three empty ones.
  public init(parsing text: some WireTextConvertible) {
    let text = text.wireText
    all =
      text.isEmpty
      ? []
      : text.split(at: "&").map { pair in
        guard let (name, value) = pair.divided(at: "=") else {
          return FormParameter(rawName: pair, rawValue: nil)
        }
        return FormParameter(rawName: name, rawValue: value)
      }
  }

  /// `a=1&b=2` as sent.
  public var text: WireText { all.map(\.text).joined(separator: "&") }

  /// The decoded value of the first parameter of this name.
  public subscript(name: some WireTextConvertible) -> WireText? {
    let name = name.wireText
    return all.first { $0.name == name }?.value
  }

  /// The decoded values of all parameters of this name.
  public func values(of name: some WireTextConvertible) -> [WireText] {
    let name = name.wireText
    return all.filter { $0.name == name }.map(\.value)
  }

  /// The names that occur more than once, in the order of their second occurrence.
  public var repeatedNames: [WireText] {
    var counts: [WireText: Int] = [:]
    return all.map(\.name).filter { name in
      counts[name, default: 0] += 1
      return counts[name] == 2
    }
  }

  /// Sets the first parameter of this name, or adds it at the end; later repeats are removed.
  public mutating func set(_ name: some WireTextConvertible, to value: some WireTextConvertible) {
    let name = name.wireText
    let replacement = FormParameter(name, value)
    guard let first = all.firstIndex(where: { $0.name == name }) else {
      all.append(replacement)
      return
    }
    all[first].rawValue = replacement.rawValue
    all = Array(all[...first]) + all[(first + 1)...].filter { $0.name != name }
  }

  /// Removes every parameter of this name.
  public mutating func remove(_ name: some WireTextConvertible) {
    let name = name.wireText
    all.removeAll { $0.name == name }
  }
}
