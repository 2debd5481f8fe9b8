package import TranscriptModel

/// The only lever on a running flow: it sees every step before it happens, and rules what becomes
/// of it.
///
/// Stepping through a flow, tampering and faults are gates; participants know nothing of them.
package protocol Gate: Sendable {
  /// Rules on a step that is about to happen. Until this returns, nothing moves.
  ///
  /// The step is as its sender wrote it, with the time, without notes. Number and id are those that it
  /// has in the transcript; when it arrives twice, the copy gets the next ones.
  func rule(on step: Step) async -> Ruling
}

/// The gate that lets everything pass.
package struct OpenGate: Gate {
  /// An open gate.
  package init() {}

  /// Delivers the step as it is.
  package func rule(on step: Step) -> Ruling { .deliver(step) }
}
