import Flows
import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// How the program ends, for the shell and for scripts.
package enum ExitCode: Int32, Sendable {
  /// Everything was as expected.
  case success = 0
  /// A check failed, a run did not end as its lesson says, or transcripts differ.
  case unexpected = 1
  /// The command line is wrong.
  case usage = 64
  /// An input file cannot be read or parsed.
  case input = 65
  /// The program itself cannot go on; nothing that the user gave is at fault.
  case software = 70
  /// The output cannot be written.
  case output = 74
}

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

extension ToolError {
  /// Why a run could not be set up.
  init(settingUp error: any Error) {
    guard let error = error as? ConfigurationError else {
      self.init(.software, "the run cannot be set up: \(error)")
      return
    }
    if case .unknownProfile(let name, let flow, _) = error {
      self.init(.usage, Self.words(ofProfile: name, misplacedIn: flow) ?? error.description)
      return
    }
    let hint = error.unknown.map { Suggestion.hint(for: $0.name, among: $0.known) } ?? ""
    guard let unknown = error.unknown, !hint.isEmpty else {
      self.init(.usage, error.description)
      return
    }
    self.init(.usage, "there is no \(unknown.kind) '\(unknown.name)'\(hint)")
  }

  /// That a profile belongs to other flows; nil when it belongs to none.
  private static func words(ofProfile name: String, misplacedIn flow: String) -> String? {
    let owners = FlowCatalogue.all.filter { $0.profiles.contains { $0.name == name } }.map(\.name)
    if owners.isEmpty { return nil }
    let places = owners.map { "'\($0)'" }.joined(separator: ", ")
    return "the profile '\(name)' belongs to \(places), and not to '\(flow)'"
  }
}

extension ConfigurationError {
  /// The name that is unknown, and those that are known.
  fileprivate var unknown: (kind: String, name: String, known: [String])? {
    switch self {
    case .unknownFlow(let name, let known): ("flow", name, known)
    case .unknownDefence(let name, let known): ("defence", name, known)
    case .unknownAttack(let name, let known): ("attack", name, known)
    case .unknownSetting(let name, let known): ("setting", name, known)
    case .edit(.unknownStep(let step, let known)): ("step", step.name.description, known)
    case .edit, .unfitSetting, .unknownProfile: nil
    }
  }
}
