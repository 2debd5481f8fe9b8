public import HTTPModel
public import TranscriptModel

/// Somebody who takes part in a flow: an actor on a queue of its own, that reaches the others only
/// over the wire.
public protocol Participant: Actor {
  /// The name on the wire.
  nonisolated var name: ParticipantName { get }
  /// Who that is, in one line.
  nonisolated var title: String { get }
}

/// A participant that answers HTTP requests.
public protocol HTTPServer: Participant {
  /// The hosts that lead to this server, `authorization-server.example`.
  nonisolated var hosts: [String] { get }
  /// Answers one request. Who sent it is not known, as on a real network.
  func respond(to request: HTTPRequest) async -> Answer
}

/// A participant that takes handoffs: the user, the app, the device, the browser.
public protocol HandoffReceiver: Participant {
  /// Takes a handoff, and does whatever follows from it before this returns.
  func receive(_ handoff: Handoff, in step: StepID) async
}
