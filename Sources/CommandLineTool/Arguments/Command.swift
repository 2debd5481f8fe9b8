/// One of the program's commands: what it takes, and what it does.
protocol Command: SendableMetatype {
  /// What it takes on its command line.
  static var specification: CommandSpecification { get }

  /// Does its work.
  ///
  /// - Throws: `ToolError` when it cannot go on.
  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode
}

/// What a command takes on its command line.
struct CommandSpecification: Sendable {
  /// The name, `run`.
  var name: String
  /// What stands for the arguments in the help, `LESSON` or `FILE…`; empty for none.
  var arguments = ""
  /// How many arguments it takes.
  var argumentCount: ClosedRange<Int> = 0...0
  /// What it does, in one line.
  var summary: String
  /// What one should know besides; lines for the help.
  var details: [String] = []
  /// The options.
  var options: [OptionSpecification] = []
  /// Command lines to try.
  var examples: [String]

  /// The name with what stands for the arguments.
  var synopsis: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  /// The error of a command line that does not fit.
  func misuse(_ message: String) -> ToolError {
    ToolError(.usage, message, advice: "Try 'authwalk \(name) --help'.")
  }
}

/// An option of a command.
struct OptionSpecification: Hashable, Sendable {
  /// The spelling with its hyphens, `--format`.
  var name: String
  /// What stands for the value in the help, `WORD`; nil for an option without value.
  var value: String?
  /// The only values that it can have; empty when it is free.
  var choices: [String] = []
  /// Whether it may be given several times.
  var isRepeatable = false
  /// The options that it cannot go together with.
  var excludes: [String] = []
  /// What it does, in a few words.
  var help: String

  /// Whether a value has to follow.
  var takesValue: Bool { value != nil || !choices.isEmpty }

  /// The option with its value, as the help shows it: `--format text|json`.
  var synopsis: String {
    if !choices.isEmpty { return "\(name) \(choices.joined(separator: "|"))" }
    return value.map { "\(name) \($0)" } ?? name
  }
}

/// A command line that fits its specification.
struct ParsedArguments: Hashable, Sendable {
  /// An option as it was given.
  struct Option: Hashable, Sendable {
    /// The spelling with its hyphens.
    var name: String
    /// The value; empty for an option without one.
    var value = ""
  }

  /// The arguments that belong to no option, in order.
  var arguments: [String] = []
  /// The options in order.
  var options: [Option] = []

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of an option; nil when it was not given.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// The values of an option that may be repeated, in order.
  func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }
}
