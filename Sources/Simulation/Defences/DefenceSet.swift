package import Vocabulary

/// The defences of one run: all of them, but for those that were switched off.
package struct DefenceSet: Sendable {
  private let off: Set<Defence>

  /// All defences but these.
  package init(without off: some Sequence<Defence> = []) { self.off = Set(off) }

  /// Whether a defence stands.
  package func isOn(_ defence: Defence) -> Bool { !off.contains(defence) }

  /// Refuses when a defence stands and what it asks for does not hold.
  ///
  /// - Throws: the refusal, with the defence that decided.
  package func require(
    _ defence: Defence, _ condition: @autoclosure () -> Bool, otherwise error: ErrorCode?,
    _ reason: @autoclosure () -> String
  ) throws(Refusal) {
    guard isOn(defence), !condition() else { return }
    throw Refusal(error, reason(), defence: defence)
  }
}
