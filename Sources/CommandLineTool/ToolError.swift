/// Why a command cannot go on: what was wrong, where, and what to do.
struct ToolError: Error, Hashable, Sendable {
  /// How the program ends.
  var exitCode: ExitCode
  /// What was wrong, in lower case.
  var message: String
  /// What to do next, if that is not plain from the message.
  var advice: String?

  init(_ exitCode: ExitCode, _ message: String, advice: String? = nil) {
    self.exitCode = exitCode
    self.message = message
    self.advice = advice
  }

  /// The lines for standard error.
  var text: String {
    "authwalk: error: \(message)\n" + (advice.map { "\($0)\n" } ?? "")
  }
}
