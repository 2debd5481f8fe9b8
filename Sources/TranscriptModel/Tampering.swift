public import WireFormats

/// A change that was made to a message on the wire, between its sender and its receiver.
public struct Tampering: Hashable, Sendable {
  /// The change as it was asked for: `form.code_verifier=abc`, `drop`, `twice`, `wait=600`.
  public var change: WireText
  /// What the sender had written at that place; nil when there was nothing, or no single place.
  public var before: WireText?

  /// A change with what it replaced.
  public init(change: some WireTextConvertible, before: WireText? = nil) {
    self.change = change.wireText
    self.before = before
  }
}
