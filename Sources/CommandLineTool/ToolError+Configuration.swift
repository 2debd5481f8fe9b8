import Flows
import LessonLibrary
import Simulation
import TranscriptModel
import Vocabulary

extension ToolError {
  /// Why a run could not be set up.
  init(settingUp error: any Error) {
    guard let error = error as? ConfigurationError else {
      self.init(.software, "the run cannot be set up: \(error)")
      return
    }
    self.init(.usage, error.suggestion.map { "\(error.complaint); \($0)" } ?? error.description)
  }
}

extension ConfigurationError {
  /// The name that is unknown, and those that are known.
  private var unknown: (kind: String, name: String, known: [String])? {
    switch self {
    case .unknownFlow(let name, let known): ("flow", name, known)
    case .unknownDefence(let name, let known): ("defence", name, known)
    case .unknownAttack(let name, let known): ("attack", name, known)
    case .unknownSetting(let name, let known): ("setting", name, known)
    case .edit(.unknownStep(let step, let known)): ("step", step.name.description, known)
    case .edit, .unfitSetting: nil
    }
  }

  fileprivate var complaint: String {
    unknown.map { "there is no \($0.kind) '\($0.name)'" } ?? description
  }

  fileprivate var suggestion: String? {
    unknown.flatMap { Suggestion.closest(to: $0.name, among: $0.known) }
      .map { "did you mean '\($0)'?" }
  }
}
