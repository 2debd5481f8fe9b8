public import WireFormats

/// The schema of one calculation: its values, in the order in which they are written, inputs first.
///
/// Whoever writes a calculation names its values through the cases, and so does whoever checks it, so
/// a name is spelled once.
public protocol CalculationValue: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == WireText {
  /// The name of the step.
  static var step: MessageName { get }
  /// How the value is written, and where it stands.
  var form: ValueForm { get }
}

extension CalculationValue {
  /// The name of the value in the transcript.
  public var name: WireText { rawValue }
}
