/// Why a run cannot be set up as asked.
package enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No such flow; the names of those there are.
  case unknownFlow(String, known: [String])
  /// The flow has no defence of this name; the names of those it has.
  case unknownDefence(String, known: [String])
  /// The flow has no attack of this name; the names of those it has.
  case unknownAttack(String, known: [String])
  /// The flow has no setting of this name; the names of those it has.
  case unknownSetting(String, known: [String])
  /// A change on the wire cannot be made.
  case edit(StepEditError)
  /// The setting cannot have this value; what it can have.
  case unfitSetting(String, value: String, expected: String)

  /// What is wrong, and what there is.
  package var description: String {
    switch self {
    case .unknownFlow(let name, let known): Self.unknown("flow", name, known)
    case .unknownDefence(let name, let known): Self.unknown("defence", name, known)
    case .unknownAttack(let name, let known): Self.unknown("attack", name, known)
    case .unknownSetting(let name, let known): Self.unknown("setting", name, known)
    case .edit(let error): error.description
    case .unfitSetting(let name, let value, let expected):
      "the setting '\(name)' is '\(value)'; it must be \(expected)"
    }
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
    "there is no \(kind) '\(name)'; there are: \(known.joined(separator: ", "))"
  }
}
