/// The names that lesson files may use.
///
/// The flows know their own names; lessons are checked against what is handed in here, so that this
/// library needs no simulator.
package struct LessonVocabulary: Hashable, Sendable {
  /// The flows, in teaching order.
  package var flows: [FlowVocabulary]

  /// The names of these flows.
  package init(flows: [FlowVocabulary]) { self.flows = flows }

  /// The names that belong to a flow; nil for an unknown one.
  package func flow(named name: some StringProtocol) -> FlowVocabulary? {
    flows.first { $0.name == name }
  }
}

/// The names that lessons of one flow may use, each spelled as a lesson file spells it.
package struct FlowVocabulary: Hashable, Sendable {
  /// The flow's own name, `pkce`.
  package var name: String
  /// The words of each kind, in the order in which messages list them.
  private let words: [VocabularyKind: [String]]

  /// The names of a flow.
  package init(name: String, _ words: [VocabularyKind: [String]]) {
    self.name = name
    self.words = words
  }

  func words(for kind: VocabularyKind) -> [String] { words[kind] ?? [] }
}

/// What a word in a lesson file names; the raw value is how messages call it.
package enum VocabularyKind: String, Sendable {
  /// A message name that step ids are made of, `token-request`.
  case step
  /// Who takes part, `authorization-server`.
  case participant
  /// A setting of a participant, `app.code_verifier`.
  case setting
  /// An error code that participants answer with, `invalid_grant`.
  case error
  /// A set of defences that can be chosen, `rfc6749`.
  case profile
  /// A defence that can be switched off, `verifier-matches`.
  case defence
  /// An attack that can take part, `code-interception`.
  case attack
}
