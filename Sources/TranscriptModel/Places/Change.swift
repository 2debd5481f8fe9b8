public import WireFormats

/// What is done at a place.
public enum Change: Hashable, Sendable {
  /// The value is replaced. `PLACE=VALUE`
  case set(WireText)
  /// A parameter, field or member is added at the end, beside one of the same name if there is one.
  /// `PLACE+=VALUE`
  case add(WireText)
  /// What stands there is taken away. `PLACE=` with nothing behind it.
  case remove

  /// Whether what stood at the place is gone afterwards.
  public var replaces: Bool {
    if case .add = self { false } else { true }
  }

  /// Whether the change makes sense at a place that the message does not have yet.
  var mayMakePlace: Bool { !replaces }
}
