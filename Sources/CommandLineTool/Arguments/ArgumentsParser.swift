import WireFormats

/// Reads a command line by a specification.
struct ArgumentsParser {
  private let specification: CommandSpecification
  private var rest: ArraySlice<String>
  private var parsed = ParsedArguments()

  /// Reads the words after the command's name.
  static func parse(
    _ words: ArraySlice<String>, by specification: CommandSpecification
  ) throws(ToolError) -> ParsedArguments {
    var parser = ArgumentsParser(specification: specification, rest: words)
    return try parser.parse()
  }

  private mutating func parse() throws(ToolError) -> ParsedArguments {
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.arguments += rest
        break
      }
      // A number below zero is a word: errors have such.
      if word.hasPrefix("-"), word != "-", Int(word) == nil {
        try readOption(word)
      } else {
        parsed.arguments.append(word)
      }
    }
    try checkCount()
    try checkExclusions()
    return parsed
  }

  private mutating func readOption(_ word: String) throws(ToolError) {
    let equals = word.hasPrefix("--") ? word.utf8.firstIndex(of: UInt8(ascii: "=")) : nil
    let name = String(word[..<(equals ?? word.endIndex)])
    guard let option = specification.options.first(where: { $0.name == name }) else {
      let hint = Suggestion.hint(for: name, among: specification.options.map(\.name))
      throw specification.misuse("unknown option '\(name)'\(hint)")
    }
    if parsed.has(name), !option.isRepeatable {
      throw specification.misuse("'\(name)' is given more than once")
    }
    guard option.takesValue else {
      if equals != nil { throw specification.misuse("'\(name)' takes no value") }
      parsed.options.append(ParsedArguments.Option(name: name))
      return
    }
    let value = equals.map { String(Substring(word.utf8[$0...].dropFirst())) } ?? rest.popFirst()
    guard let value, !value.isEmpty else {
      throw specification.misuse("'\(name)' needs a value: \(option.synopsis)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw specification.misuse(
        "'\(name)' cannot be '\(value)'; it is one of: \(option.choices.joined(separator: ", "))")
    }
    parsed.options.append(ParsedArguments.Option(name: name, value: value))
  }

  private func checkCount() throws(ToolError) {
    let count = specification.argumentCount
    if parsed.arguments.count < count.lowerBound {
      throw specification.misuse("\(specification.arguments) is missing")
    }
    if parsed.arguments.count > count.upperBound {
      throw specification.misuse("unexpected argument '\(parsed.arguments[count.upperBound])'")
    }
  }

  private func checkExclusions() throws(ToolError) {
    for option in specification.options where parsed.has(option.name) {
      if let other = option.excludes.first(where: { parsed.has($0) }) {
        throw specification.misuse("'\(option.name)' cannot go together with '\(other)'")
      }
    }
  }
}
