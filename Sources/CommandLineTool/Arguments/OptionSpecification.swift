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
