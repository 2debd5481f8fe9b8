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
