/// The help of a command, laid out from its specification.
enum Help {
  /// The text that `--help` prints.
  static func text(of command: CommandSpecification) -> String {
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    let options = command.options.isEmpty ? "" : " [OPTION…]"
    var lines = ["authwalk \(command.name)\(arguments)\(options)", "", command.summary]
    if !command.details.isEmpty { lines += [""] + command.details }
    if !command.options.isEmpty {
      lines += ["", "Options:"] + columns(command.options.map { ($0.synopsis, words(of: $0)) })
    }
    lines += ["", command.examples.count == 1 ? "Example:" : "Examples:"]
    lines += command.examples.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Two columns, indented by two.
  static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 3) + right
    }
  }

  private static func words(of option: OptionSpecification) -> String {
    option.help + (option.isRepeatable ? " (may be repeated)" : "")
  }
}
