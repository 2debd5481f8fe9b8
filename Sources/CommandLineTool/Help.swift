import LessonLibrary
import Rendering

/// The first screen: what this is, what there is, and what to try.
struct Overview {
  let commands: [any Command.Type]
  let screen: Screen

  /// What `authwalk` without arguments prints.
  func text() throws(ToolError) -> String {
    let lessons = try Lessons.all().map { ($0.id, $0.title) }
    return text([
      [
        "authwalk walks through how a native app signs in, one message at a time.",
        "It runs the whole conversation here, in one process, and recomputes every claim.",
      ],
      ["Lessons:"] + rows(lessons),
      ["Commands:"] + rowsOfCommands,
      ["Try next:"]
        + rows([
          ("authwalk step pkce", "the first lesson, one message at a time: Enter goes on"),
          ("authwalk run pkce", "the same at once, every message with its notes and checks"),
          ("authwalk explain PKCE", "a word in a few lines"),
        ]),
    ])
  }

  /// What `authwalk --help` prints.
  var help: String {
    text([
      ["authwalk COMMAND [ARGUMENT…] [OPTION…]"],
      ["Commands:"] + rowsOfCommands,
      ["'authwalk COMMAND --help' says more of each. 'authwalk' alone lists the lessons."],
      ["Exit codes:"]
        + rows([
          ("0", "as expected"),
          ("1", "a check failed, a run did not end as its lesson says, or transcripts differ"),
          ("64", "the command line is wrong"),
          ("65", "an input file cannot be read or parsed"),
          ("70", "the program itself cannot go on"),
          ("74", "the output cannot be written"),
        ]),
    ])
  }

  private var rowsOfCommands: [String] {
    rows(commands.map { ($0.specification.synopsis, $0.specification.summary) })
  }

  private func rows(_ rows: [(String, String)]) -> [String] {
    Columns.lines(rows, width: screen.proseWidth)
  }

  private func text(_ blocks: [[String]]) -> String {
    blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

/// The help of a command, laid out from its specification.
enum Help {
  /// The text that `--help` prints.
  static func text(of command: CommandSpecification, on screen: Screen) -> String {
    let options = command.options.isEmpty ? "" : " [OPTION…]"
    var lines = ["authwalk \(command.synopsis)\(options)", "", command.summary]
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
