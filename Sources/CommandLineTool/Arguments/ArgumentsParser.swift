import LessonLibrary

/// Reads a command line by a specification.
struct ArgumentsParser {
  private let specification: CommandSpecification
  private var rest: ArraySlice<String>
  private var parsed = ParsedArguments()

  private init(_ specification: CommandSpecification, _ words: ArraySlice<String>) {
    self.specification = specification
    rest = words
  }

  /// Reads the words after the command's name.
  static func parse(
    _ words: ArraySlice<String>, by specification: CommandSpecification
  ) throws(ArgumentError) -> ParsedArguments {
    var parser = ArgumentsParser(specification, words)
    return try parser.parse()
  }

  private mutating func parse() throws(ArgumentError) -> ParsedArguments {
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.arguments += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try readOption(word)
      } else {
        parsed.arguments.append(word)
      }
    }
    try checkCount()
    try checkExclusions()
    return parsed
  }

  private mutating func readOption(_ word: String) throws(ArgumentError) {
    let equals = word.hasPrefix("--") ? word.utf8.firstIndex(of: UInt8(ascii: "=")) : nil
    let name = String(word[..<(equals ?? word.endIndex)])
    guard let option = specification.options.first(where: { $0.name == name }) else {
      let known = specification.options.map(\.name)
      throw .unknownOption(name, suggestion: Suggestion.closest(to: name, among: known))
    }
    if parsed.has(name), !option.isRepeatable { throw .repeatedOption(name) }
    guard option.takesValue else {
      if equals != nil { throw .needlessValue(name) }
      parsed.options.append(ParsedArguments.Option(name: name))
      return
    }
    let value = equals.map { String(Substring(word.utf8[$0...].dropFirst())) } ?? rest.popFirst()
    guard let value, !value.isEmpty else { throw .missingValue(option) }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .notAChoice(option, value)
    }
    parsed.options.append(ParsedArguments.Option(name: name, value: value))
  }

  private func checkCount() throws(ArgumentError) {
    let count = specification.argumentCount
    if parsed.arguments.count < count.lowerBound {
      throw .missingArgument(specification.arguments)
    }
    if parsed.arguments.count > count.upperBound {
      throw .excessArgument(parsed.arguments[count.upperBound])
    }
  }

  private func checkExclusions() throws(ArgumentError) {
    for option in specification.options where parsed.has(option.name) {
      if let other = option.excludes.first(where: { parsed.has($0) }) {
        throw .excludedOption(option.name, by: other)
      }
    }
  }
}
