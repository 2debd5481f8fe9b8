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
