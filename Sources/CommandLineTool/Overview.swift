import LessonLibrary

/// The first screen: what this is, what there is, and what to try.
enum Overview {
  /// What `authwalk` without arguments prints.
  static func show(
    _ commands: [Command], console: Console
  ) throws(ToolError) -> ExitCode {
    let curriculum = try Lessons.curriculum()
    var lines = [
      "authwalk walks through how a native app signs in, one message at a time.",
      "It runs the whole conversation here, in one process, and recomputes every claim.",
      "", "Lessons:",
    ]
    var rows: [(String, String)] = []
    for id in curriculum.lessonIDs { rows.append((id, try Lessons.lesson(id).title)) }
    lines += Help.columns(rows)
    lines += ["", "Commands:"] + rowsOfCommands(commands)
    lines += [
      "", "Try next:",
      "  authwalk run pkce          the first lesson, every message with its notes and checks",
      "  authwalk run --help        what a run can be told",
    ]
    try console.write(lines.joined(separator: "\n") + "\n")
    return .success
  }

  /// What `authwalk --help` prints.
  static func help(_ commands: [Command]) -> String {
    let lines =
      ["authwalk COMMAND [ARGUMENT…] [OPTION…]", "", "Commands:"] + rowsOfCommands(commands) + [
        "", "'authwalk COMMAND --help' says more of each. 'authwalk' alone lists the lessons.",
        "", "Exit codes:",
        "  0    as expected",
        "  1    a check failed, a run did not end as its lesson says, or transcripts differ",
        "  64   the command line is wrong",
        "  65   an input file cannot be read or parsed",
        "  70   the program itself cannot go on",
        "  74   the output cannot be written",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rowsOfCommands(_ commands: [Command]) -> [String] {
    Help.columns(
      commands.map { command in
        let specification = command.specification
        let arguments = specification.arguments.isEmpty ? "" : " \(specification.arguments)"
        return (specification.name + arguments, specification.summary)
      })
  }
}
