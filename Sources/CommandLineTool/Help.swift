import Rendering

/// The help of a command, laid out from its specification.
enum Help {
  /// The text that `--help` prints.
  static func text(of command: CommandSpecification, on screen: Screen) -> String {
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    let options = command.options.isEmpty ? "" : " [OPTION…]"
    var lines = ["authwalk \(command.name)\(arguments)\(options)", "", command.summary]
    if !command.details.isEmpty { lines += [""] + command.details }
    if !command.options.isEmpty {
      let rows = command.options.map { ($0.synopsis, words(of: $0)) }
      lines += ["", "Options:"] + Columns.lines(rows, width: screen.proseWidth)
    }
    lines += ["", command.examples.count == 1 ? "Example:" : "Examples:"]
    lines += command.examples.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(of option: OptionSpecification) -> String {
    option.help + (option.isRepeatable ? " (may be repeated)" : "")
  }
}
