/// A name and a value, both plain text: an input or output of a calculation, a parameter of a handoff.
public struct NamedValue: Hashable, Sendable {
  /// The name, in the words of the specification: `code_verifier`.
  public var name: String
  /// The value.
  public var value: String

  /// A value with its name.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
