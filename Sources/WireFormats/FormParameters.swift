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
  public init(parsing text: some StringProtocol) {
    guard !text.isEmpty else {
      all = []
      return
    }
    all = text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      guard let equals = pair.firstIndex(of: "=") else {
        return FormParameter(rawName: String(pair), rawValue: nil)
      }
      return FormParameter(
        rawName: String(pair[..<equals]), rawValue: String(pair[pair.index(after: equals)...]))
    }
  }

  /// `a=1&b=2` as sent.
  public var text: String { all.map(\.text).joined(separator: "&") }

  /// The decoded value of the first parameter of this name.
  public subscript(name: String) -> String? { all.first { $0.name == name }?.value }

  /// The decoded values of all parameters of this name.
  public func values(of name: String) -> [String] {
    all.filter { $0.name == name }.map(\.value)
  }

  /// The names that occur more than once, in the order of their second occurrence.
  public var repeatedNames: [String] {
    var seen: Set<String> = []
    var repeated: [String] = []
    for name in all.map(\.name) where !seen.insert(name).inserted && !repeated.contains(name) {
      repeated.append(name)
    }
    return repeated
  }

  /// Sets the first parameter of this name, or adds it at the end; later repeats are removed.
  public mutating func set(_ name: String, to value: String) {
    let replacement = FormParameter(name, value)
    guard let first = all.firstIndex(where: { $0.name == name }) else {
      all.append(replacement)
      return
    }
    all[first].rawValue = replacement.rawValue
    all = Array(all[...first]) + all[(first + 1)...].filter { $0.name != name }
  }

  /// Removes every parameter of this name.
  public mutating func remove(_ name: String) { all.removeAll { $0.name == name } }
}
