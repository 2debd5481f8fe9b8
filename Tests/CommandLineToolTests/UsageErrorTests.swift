import Testing

/// A command line that is wrong, and what standard error says.
struct UsageError: Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var message: String
  var advice: String?
  var exitCode: Int32 = 64

  init(_ arguments: String..., message: String, advice: String? = nil, exitCode: Int32 = 64) {
    self.arguments = arguments
    self.message = message
    self.advice = advice
    self.exitCode = exitCode
  }

  var testDescription: String { arguments.joined(separator: " ") }

  static let all = commands + options + lessons + changes

  private static let commands = [
    UsageError(
      "runn", message: "there is no command 'runn'; did you mean 'run'?",
      advice: "Try 'authwalk --help'."),
    UsageError(
      "zzzzzz", message: "there is no command 'zzzzzz'", advice: "Try 'authwalk --help'."),
    UsageError(
      "--versio", message: "there is no option '--versio'; did you mean '--version'?",
      advice: "Try 'authwalk --help'."),
    UsageError(
      "help", "steq", message: "there is no command 'steq'; did you mean 'step'?",
      advice: "Try 'authwalk --help'."),
  ]

  private static let options = [
    UsageError(
      "run", "pkce", "--sed", "x", message: "unknown option '--sed'; did you mean '--seed'?",
      advice: "Try 'authwalk run --help'."),
    UsageError(
      "lessons", "-x", message: "unknown option '-x'", advice: "Try 'authwalk lessons --help'."),
    UsageError(
      "run", "pkce", "--seed", message: "'--seed' needs a value: --seed WORD",
      advice: "Try 'authwalk run --help'."),
    UsageError(
      "run", "pkce", "--seed=", message: "'--seed' needs a value: --seed WORD",
      advice: "Try 'authwalk run --help'."),
    UsageError(
      "run", "pkce", "--seed", "a", "--seed", "b", message: "'--seed' is given more than once",
      advice: "Try 'authwalk run --help'."),
    UsageError(
      "run", "pkce", "--live", "--seed", "a", message: "'--seed' cannot go together with '--live'",
      advice: "Try 'authwalk run --help'."),
    UsageError(
      "run", "pkce", "--live=yes", message: "'--live' takes no value",
      advice: "Try 'authwalk run --help'."),
    UsageError(
      "lessons", "--format", "xml", message: "'--format' cannot be 'xml'; it is one of: text, json",
      advice: "Try 'authwalk lessons --help'."),
    UsageError("run", message: "LESSON is missing", advice: "Try 'authwalk run --help'."),
    UsageError("check", message: "FILE… is missing", advice: "Try 'authwalk check --help'."),
    UsageError(
      "run", "pkce", "nonce", message: "unexpected argument 'nonce'",
      advice: "Try 'authwalk run --help'."),
  ]

  private static let lessons = [
    UsageError(
      "run", "pkcee", message: "unknown lesson 'pkcee'; did you mean 'pkce'?",
      advice: "Try 'authwalk lessons'."),
    UsageError(
      "step", "zzzzzzzz", message: "unknown lesson 'zzzzzzzz'; 'authwalk lessons' lists them all",
      advice: "Try 'authwalk lessons'."),
    UsageError(
      "run", "no-such-file.md",
      message: "cannot read 'no-such-file.md': no such file or directory", exitCode: 65),
    UsageError("run", "/tmp", message: "cannot read '/tmp': is a directory", exitCode: 65),
    UsageError(
      "step", "pkce", "--run", "x", message: "--run: the lesson has no run 'x'; it has only one"),
  ]

  private static let changes = [
    UsageError(
      "run", "pkce", "--without", "state-match",
      message: "there is no defence 'state-match'; did you mean 'state-matches'?"),
    UsageError(
      "step", "pkce", "--without", "state-match",
      message: "there is no defence 'state-match'; did you mean 'state-matches'?"),
    UsageError(
      "run", "pkce", "--tamper", "token-requst:drop",
      message: "there is no step 'token-requst'; did you mean 'token-request'?"),
    UsageError(
      "step", "pkce", "--tamper", "token-requst:drop",
      message: "there is no step 'token-requst'; did you mean 'token-request'?"),
    UsageError(
      "step", "pkce", "--to", "token-requst",
      message: "there is no step 'token-requst'; did you mean 'token-request'?"),
    UsageError(
      "step", "pkce", "--to", "Token Request",
      message: "--to: 'Token Request' is no step id; write one such as 'token-request' or "
        + "'token-request#2'"),
    UsageError(
      "run", "pkce", "--tamper", "x",
      message: "--tamper: 'x' is no change; write STEP:PLACE=VALUE, STEP:PLACE+=VALUE, STEP:drop, "
        + "STEP:twice or STEP:wait=SECONDS"),
    UsageError(
      "run", "pkce", "--tamper", "token-request#2:drop",
      message: "the run ended without a step 'token-request#2'; nothing was changed"),
    UsageError(
      "explain", "code_verifer",
      message: "nothing is known of 'code_verifer'; did you mean 'code_verifier'?",
      advice: "Explained are parameters, claims, header fields, errors, participants, steps, "
        + "checks, defences, profiles, attacks and sections."),
  ]
}

@Suite("a wrong command line")
struct UsageErrorTests {
  @Test("gets one clear message and the right exit code", arguments: UsageError.all)
  func refuses(_ error: UsageError) throws {
    let run = try ToolRun(error.arguments)
    #expect(
      run.errors == "authwalk: error: \(error.message)\n" + (error.advice.map { "\($0)\n" } ?? ""))
    #expect(run.exitCode == error.exitCode)
    #expect(run.output == "")
  }
}
