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
}
