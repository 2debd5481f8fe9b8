extension JSONValue {
  /// The JSON text without white space, members in order.
  public var compactText: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += value.text
    case .string(let value): output += Self.quote(value)
    case .array(let elements):
      output += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { output += "," }
        element.write(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += "," }
        output += Self.quote(member.name) + ":"
        member.value.write(to: &output)
      }
      output += "}"
    }
  }

  /// The JSON text with two spaces of indentation a level, for people.
  ///
  /// Arrays and objects that hold no other array or object stand on one line when they fit into
  /// `width` columns.
  public func indentedText(width: Int = 100) -> String {
    var output = ""
    writeIndented(to: &output, level: 0, width: width, used: 0)
    return output
  }

  private func writeIndented(to output: inout String, level: Int, width: Int, used: Int) {
    let indentation = String(repeating: "  ", count: level + 1)
    let close = "\n" + String(repeating: "  ", count: level)
    switch self {
    case .array(let elements) where !elements.isEmpty:
      if let line = oneLine(width: width - used) { return output += line }
      output += "[\n"
      for (index, element) in elements.enumerated() {
        output += (index > 0 ? ",\n" : "") + indentation
        element.writeIndented(to: &output, level: level + 1, width: width, used: indentation.count)
      }
      output += close + "]"
    case .object(let members) where !members.isEmpty:
      if let line = oneLine(width: width - used) { return output += line }
      output += "{\n"
      for (index, member) in members.enumerated() {
        let start = indentation + Self.quote(member.name) + ": "
        output += (index > 0 ? ",\n" : "") + start
        member.value.writeIndented(to: &output, level: level + 1, width: width, used: start.count)
      }
      output += close + "}"
    default: write(to: &output)
    }
  }

  /// The value on one line with spaces after `:` and `,`; nil when it is nested or too long.
  private func oneLine(width: Int) -> String? {
    let line: String
    switch self {
    case .array(let elements):
      guard elements.allSatisfy(\.isScalar) else { return nil }
      line = "[" + elements.map(\.compactText).joined(separator: ", ") + "]"
    case .object(let members):
      guard members.allSatisfy({ $0.value.isScalar }) else { return nil }
      let inner = members.map { "\(Self.quote($0.name)): \($0.value.compactText)" }
      line = "{ " + inner.joined(separator: ", ") + " }"
    default: return nil
    }
    return line.count <= width ? line : nil
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// A JSON string with quotes, in which only what must be escaped is.
  static func quote(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
