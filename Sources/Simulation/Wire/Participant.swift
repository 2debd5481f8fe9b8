package import HTTPModel
package import TranscriptModel
package import Vocabulary
package import WireFormats

/// Somebody who takes part in a flow: an actor on a queue of its own, that reaches the others only
/// over the wire.
package protocol Participant: Actor {
  /// Its place in the run: its name, its queue, and the means that it was given.
  nonisolated var seat: Seat { get }
  /// Who that is, in one line.
  nonisolated var title: String { get }
  /// Whose part it is: what it sees, its owner sees. Nil for all that stand for themselves.
  nonisolated var owner: ParticipantName? { get }
}

extension Participant {
  /// The queue of its seat.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    seat.executor.asUnownedSerialExecutor()
  }
  /// The name on the wire.
  package nonisolated var name: ParticipantName { seat.name }
  /// Nobody: it stands for itself.
  package nonisolated var owner: ParticipantName? { nil }
}

/// A participant that answers HTTP requests.
package protocol HTTPServer: Participant {
  /// The hosts that lead to this server, `authorization-server.example`.
  nonisolated var hosts: [WireText] { get }
  /// Answers one request. Who sent it is not known, as on a real network.
  func respond(to request: HTTPRequest) async -> Answer
}

extension HTTPServer {
  /// Answers a request whose `Host` field is missing, repeated, or names another server; nil when
  /// the field is right.
  ///
  /// Names of hosts compare without regard to case.
  ///
  /// RFC 9110 §7.2
  package nonisolated func answerToWrongHost(_ request: HTTPRequest) -> Answer? {
    let names = request.fields.values(of: "Host")
    if names.count == 1, names[0].asciiLowercased == request.url.authority?.asciiLowercased {
      return nil
    }
    let shown = names.isEmpty ? "missing" : "'\(names.map(\.string).joined(separator: "', '"))'"
    return Answer(
      HTTPResponse(status: 400),
      refusal: Refusal(.invalidRequest, "'Host' is \(shown), not the host of the URL"))
  }
}

/// A participant that takes handoffs: the user, the app, the device, the browser.
package protocol HandoffReceiver: Participant {
  /// Takes a handoff, and does whatever follows from it before this returns.
  func receive(_ handoff: Handoff, in step: StepID) async
}
