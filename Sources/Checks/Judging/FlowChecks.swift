import TranscriptModel
package import Vocabulary

/// The checks of one flow, and what general mechanisms have to know of it.
package struct FlowChecks: Sendable {
  /// The name of the flow.
  package let flow: String
  /// Its checks, in the order in which the messages that they judge come.
  package let checks: [Check]
  /// What is known of its messages before one is seen.
  let kinds: MessageKinds
  /// The values that its steps share, beyond those of every flow.
  let sharedValues: @Sendable (Step) -> [SharedValue]
  /// Whether the receiver of a message that asks for no answer used what the message brought.
  let isUsed: @Sendable (Step, Evidence) -> Bool
  /// Whether the receiver of a request knows that what counts once in it has counted already.
  let isSpent: @Sendable (Step, Evidence) -> Bool

  /// A flow with the checks of some folders, one list after the other, without those that do not fit it.
  init(
    flow: String, lists: [[Check]], leavingOut leftOut: [String] = [], kinds: [MessageKind] = [],
    sharedValues: @escaping @Sendable (Step) -> [SharedValue] = { _ in [] },
    isUsed: @escaping @Sendable (Step, Evidence) -> Bool = { _, _ in false },
    isSpent: @escaping @Sendable (Step, Evidence) -> Bool = { _, _ in false }
  ) {
    self.flow = flow
    checks = lists.joined().filter { !leftOut.contains($0.id) }
    self.kinds = MessageKinds(kinds)
    self.sharedValues = sharedValues
    self.isUsed = isUsed
    self.isSpent = isSpent
  }

  /// Whether a message or a calculation of the flow has this name.
  package func knows(_ name: MessageName) -> Bool { kinds[name] != nil }
}
