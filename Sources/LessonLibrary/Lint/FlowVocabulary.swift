/// The names that lessons of one flow may use, each spelled as a lesson file spells it.
package struct FlowVocabulary: Hashable, Sendable {
  /// The flow's own name, `pkce`.
  package var name: String
  /// The message names that step ids are made of, `token-request`.
  package var steps: [String]
  /// Who takes part, `authorization-server`.
  package var participants: [String]
  /// The settings of participants, `app.code_verifier`.
  package var settings: [String]
  /// The error codes that participants answer with, `invalid_grant`.
  package var errors: [String]
  /// The defences that can be switched off, `verifier-matches`.
  package var defences: [String]
  /// The attacks that can take part, `code-interception`.
  package var attacks: [String]

  /// The names of a flow.
  package init(
    name: String, steps: [String], participants: [String], settings: [String], errors: [String],
    defences: [String], attacks: [String]
  ) {
    self.name = name
    self.steps = steps
    self.participants = participants
    self.settings = settings
    self.errors = errors
    self.defences = defences
    self.attacks = attacks
  }

  func words(for kind: VocabularyKind) -> [String] {
    switch kind {
    case .step: steps
    case .participant: participants
    case .setting: settings
    case .error: errors
    case .defence: defences
    case .attack: attacks
    }
  }
}

/// What a word in a lesson file names; the raw value is how messages call it.
enum VocabularyKind: String {
  case step, participant, setting, error, defence, attack
}
