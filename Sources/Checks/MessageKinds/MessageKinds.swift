import TranscriptModel
import Vocabulary

/// The kinds of messages and calculations of one flow.
struct MessageKinds: Sendable {
  private let kinds: [MessageName: MessageKind]
  /// Every participant that some kind names.
  let participants: Set<ParticipantName>

  /// The kinds of a table; of a flow that is not known there are none.
  init(_ table: [MessageKind] = []) {
    kinds = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    participants = Set(table.flatMap { $0.senders + $0.receivers }).union([.attacker])
  }

  /// The kind of a name; nil for a name that nobody knows.
  subscript(name: MessageName) -> MessageKind? { kinds[name] }

  /// The names that have a row.
  var names: Set<MessageName> { Set(kinds.keys) }
}

extension Step {
  /// What the step is.
  var form: StepForm {
    switch content {
    case .message(.request, _, _, _): .request
    case .message(.response, _, _, _): .response
    case .message(.handoff, _, _, _): .handoff
    case .calculation: .calculation
    }
  }
}
