/// The values of a `scope`, in order and without repeats: the order means nothing.
///
/// RFC 6749 §3.3
struct ScopeSet {
  private(set) var values: [String] = []

  init(_ text: String) {
    for value in text.split(separator: " ").map(String.init) where !values.contains(value) {
      values.append(value)
    }
  }

  var text: String { values.joined(separator: " ") }

  func contains(_ value: String) -> Bool { values.contains(value) }

  /// The values that are not among others.
  func beyond(_ other: ScopeSet) -> [String] { values.filter { !other.contains($0) } }
}
