/// What is wrong with a command line.
enum ArgumentError: Error, Hashable, Sendable {
  case unknownOption(String, suggestion: String?)
  case missingValue(OptionSpecification)
  case needlessValue(String)
  case notAChoice(OptionSpecification, String)
  case repeatedOption(String)
  case excludedOption(String, by: String)
  case missingArgument(String)
  case excessArgument(String)

  /// What came and what was expected.
  var message: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .missingValue(let option): "'\(option.name)' needs a value: \(option.synopsis)"
    case .needlessValue(let name): "'\(name)' takes no value"
    case .notAChoice(let option, let value):
      "'\(option.name)' cannot be '\(value)'; it is one of: "
        + option.choices.joined(separator: ", ")
    case .repeatedOption(let name): "'\(name)' is given more than once"
    case .excludedOption(let name, let other): "'\(name)' cannot go together with '\(other)'"
    case .missingArgument(let what): "\(what) is missing"
    case .excessArgument(let value): "unexpected argument '\(value)'"
    }
  }
}
