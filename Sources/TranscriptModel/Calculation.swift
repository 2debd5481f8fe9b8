public import Vocabulary
public import WireFormats

/// Values that a participant derives, with the commands that confirm them in a shell.
public struct Calculation: Hashable, Sendable {
  /// What the participant starts from.
  public var inputs: [NamedValue]
  /// What it derives.
  public var outputs: [NamedValue]
  /// Shell commands that a reader can paste.
  ///
  /// Each prints what an output should be, so that the output of a participant that errs stands out.
  public var commands: [String]

  /// A calculation.
  public init(inputs: [NamedValue], outputs: [NamedValue], commands: [String] = []) {
    self.inputs = inputs
    self.outputs = outputs
    self.commands = commands
  }

  /// The inputs, then the outputs.
  public var values: [NamedValue] { inputs + outputs }

  /// The first input of this name.
  public func input(_ name: some WireTextConvertible) -> WireText? {
    let name = name.wireText
    return inputs.first { $0.name == name }?.value
  }

  /// The first output of this name.
  public func output(_ name: some WireTextConvertible) -> WireText? {
    let name = name.wireText
    return outputs.first { $0.name == name }?.value
  }
}

extension Calculation {
  /// A calculation with the values of a schema, in the schema's order.
  ///
  /// What is nil is left out. A value that can stand on either side is an output, unless it is given.
  public init<Value: CalculationValue>(
    _ values: [Value: WireText?], given: Set<Value> = [], commands: [String] = []
  ) {
    var inputs: [NamedValue] = []
    var outputs: [NamedValue] = []
    for value in Value.allCases {
      guard let text = values[value] ?? nil else { continue }
      let named = NamedValue(value.name, text)
      switch value.form.side {
      case .input: inputs.append(named)
      case .output: outputs.append(named)
      case .either where given.contains(value): inputs.append(named)
      case .either: outputs.append(named)
      }
    }
    self.init(inputs: inputs, outputs: outputs, commands: commands)
  }
}

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
