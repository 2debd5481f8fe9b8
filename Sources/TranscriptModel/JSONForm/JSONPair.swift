import WireFormats

extension JSONValue {
  /// The two strings of an array that holds exactly two: `["Host","authorization-server.example"]`.
  var pairOfStrings: (name: WireText, value: WireText)? {
    guard let elements = arrayValue, elements.count == 2, let name = elements[0].stringValue,
      let value = elements[1].stringValue
    else { return nil }
    return (name, value)
  }
}
