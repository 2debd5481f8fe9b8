public import Vocabulary
public import WireFormats

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
