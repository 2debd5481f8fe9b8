public import TranscriptModel

/// The only lever on a running flow: it sees every step before it happens, and rules what becomes
/// of it.
///
/// Stepping through a flow, tampering and faults are gates; participants know nothing of them.
public protocol Gate: Sendable {
  /// Rules on a step that is about to happen. Until this returns, nothing moves.
  ///
  /// The step is as its sender wrote it, with the time, without notes. Number and id are those that it
  /// has in the transcript; when it arrives twice, the copy gets the next ones.
  func rule(on step: Step) async -> Ruling
}

/// The gate that lets everything pass.
public struct OpenGate: Gate {
  /// An open gate.
  public init() {}

  /// Delivers the step as it is.
  public func rule(on step: Step) -> Ruling { .deliver(step) }
}
