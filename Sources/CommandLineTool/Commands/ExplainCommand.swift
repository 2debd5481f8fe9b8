/// `authwalk explain`: a word in a few lines.
enum ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain", arguments: "WORD", argumentCount: 1...Int.max,
    summary: "explains a parameter, error, check, defence, profile, step or section in a few lines",
    examples: [
      "authwalk explain code_verifier", "authwalk explain invalid_grant",
      "authwalk explain RFC 7636 §4.1",
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console
  ) async throws(ToolError) -> ExitCode {
    let word = arguments.arguments.joined(separator: " ")
    try console.write(try Explanation.text(of: word, on: Screen(for: console)))
    return .success
  }
}
