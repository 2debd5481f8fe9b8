public import WireFormats

/// A name and a value, both plain text: an input or output of a calculation, a parameter of a handoff.
public struct NamedValue: NamedText, Hashable, Sendable {
  /// The name, in the words of the specification: `code_verifier`.
  public var name: WireText
  /// The value.
  public var value: WireText

  /// A value with its name.
  public init(_ name: some WireTextConvertible, _ value: some WireTextConvertible) {
    self.name = name.wireText
    self.value = value.wireText
  }
}
