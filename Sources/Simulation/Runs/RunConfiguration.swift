package import TranscriptModel

/// What is asked of one run.
package struct RunConfiguration: Sendable {
  /// The lesson's id, for the head of the transcript.
  package var lesson: String
  /// The name of the run in its lesson, if the lesson has several.
  package var run: String?
  /// The flow.
  package var flow: any Flow
  /// Settings of participants that differ from the flow's own: `app.code_verifier`.
  package var settings: [NamedValue]
  /// The name of the profile whose defences alone are on; nil where all are.
  package var profile: String?
  /// The names of the defences that are switched off, besides those that the profile leaves out.
  package var without: [String]
  /// The name of the attack that takes part.
  package var attack: String?
  /// The order in which concurrent activities move, where a run has any.
  package var order = TurnOrder()
  /// Changes on the wire, in the order in which they are made.
  package var edits: [StepEdit]

  /// A run of a flow.
  package init(
    lesson: String, run: String? = nil, flow: any Flow, settings: [NamedValue] = [],
    profile: String? = nil, without: [String] = [], attack: String? = nil, edits: [StepEdit] = []
  ) {
    self.lesson = lesson
    self.run = run
    self.flow = flow
    self.settings = settings
    self.profile = profile
    self.without = without
    self.attack = attack
    self.edits = edits
  }

  /// The defences that are off: those that the profile leaves out, and those that are switched off besides.
  ///
  /// - Throws: `ConfigurationError` for a profile or a defence that the flow does not have.
  package func defencesOff() throws(ConfigurationError) -> [Defence] {
    var off: [Defence] = []
    if let profile { off = try flow.profile(named: profile).off }
    for name in without {
      guard let defence = flow.defences.first(where: { $0.name == name }) else {
        throw .unknownDefence(name, known: flow.defences.map(\.name))
      }
      off.append(defence)
    }
    return off
  }
}

/// Why a run cannot be set up as asked.
package enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No such flow; the names of those there are.
  case unknownFlow(String, known: [String])
  /// The flow has no defence of this name; the names of those it has.
  case unknownDefence(String, known: [String])
  /// The profile does not belong to the flow; the names of those that do.
  case unknownProfile(String, flow: String, known: [String])
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
    case .unknownProfile(let name, let flow, let known):
      "the flow '\(flow)' has no profile '\(name)'; it has "
        + (known.isEmpty ? "none" : "these: \(known.joined(separator: ", "))")
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
