extension JSONValue {
  /// The JSON text without white space, members in order.
  public var compactText: WireText {
    var output: [UInt8] = []
    write(to: &output)
    return WireText(decoding: output)
  }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .null: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .number(let value): output += value.text.utf8
    case .string(let value): Self.quote(value, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        Self.quote(member.name, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
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
    guard let (open, parts, close) = container, !parts.isEmpty else {
      return output += compactText.string
    }
    if let line = oneLine(width: width - used) { return output += line }
    let indentation = String(repeating: "  ", count: level + 1)
    output += open
    for (index, part) in parts.enumerated() {
      let start = indentation + part.label
      output += (index > 0 ? ",\n" : "\n") + start
      part.value.writeIndented(to: &output, level: level + 1, width: width, used: start.count)
    }
    output += "\n" + indentation.dropLast(2) + close
  }

  /// The value on one line with spaces after `:` and `,`; nil when it is nested or too long.
  private func oneLine(width: Int) -> String? {
    guard let (open, parts, close) = container, parts.allSatisfy({ $0.value.container == nil })
    else { return nil }
    let gap = open == "{" ? " " : ""
    let inner = parts.map { "\($0.label)\($0.value.compactText)" }.joined(separator: ", ")
    let line = open + gap + inner + gap + close
    return line.count <= width ? line : nil
  }

  /// The brackets of an array or an object, and what stands between them; nil for other values.
  private var container: (open: String, parts: [(label: String, value: JSONValue)], close: String)?
  {
    switch self {
    case .array(let elements): ("[", elements.map { ("", $0) }, "]")
    case .object(let members): ("{", members.map { (Self.quote($0.name) + ": ", $0.value) }, "}")
    default: nil
    }
  }

  /// A JSON string with quotes, in which only what must be escaped is.
  static func quote(_ text: WireText) -> String {
    var output: [UInt8] = []
    quote(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private static func quote(_ text: WireText, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += #"\""#.utf8
      case UInt8(ascii: "\\"): output += #"\\"#.utf8
      case UInt8(ascii: "\n"): output += #"\n"#.utf8
      case UInt8(ascii: "\r"): output += #"\r"#.utf8
      case UInt8(ascii: "\t"): output += #"\t"#.utf8
      case 0..<0x20, 0x7f:
        output += #"\u00"#.utf8
        output += Hex.encode([byte]).utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
