import Dispatch
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

/// A participant's place in a run: its name, a queue of its own, and all that it may use.
///
/// Whoever takes the seat sends through it, so a message always bears the name of the sender.
package struct Seat: Sendable {
  /// The name on the wire.
  package let name: ParticipantName
  /// The clock of the run.
  package let clock: RunClock
  /// Where the participant's random values come from.
  package let random: any RandomSource
  /// The decisions that protect participants, as far as they are on in this run.
  package let defences: DefenceSet
  /// What several activities of one participant go through at the same time.
  package let wire: Wire
  /// The queue that the participant runs on.
  let executor: QueueExecutor

  /// A seat at the wire of a run.
  package init(
    of name: ParticipantName, in environment: RunEnvironment, defences: DefenceSet, wire: Wire
  ) {
    self.name = name
    clock = environment.clock
    random = environment.random
    self.defences = defences
    self.wire = wire
    executor = QueueExecutor(label: name.description)
  }

  /// Sends a request to the host in its URL and waits for the response.
  ///
  /// - Returns: the first response that arrives; nil when the request or every response was lost.
  package func send(_ request: HTTPRequest, as message: MessageName) async -> Reply? {
    await wire.send(request, as: message, from: name)
  }

  /// Sends a request and reads the response; nil when none came, or when it was refused, which is
  /// written down.
  package nonisolated(nonsending) func send<Value: Sendable>(
    _ request: HTTPRequest, as message: MessageName,
    reading read: nonisolated(nonsending) (HTTPResponse) async throws(Refusal) -> Value
  ) async -> Value? {
    guard let reply = await send(request, as: message) else { return nil }
    do {
      return try await read(reply.response)
    } catch {
      await record(error, of: reply.step)
      return nil
    }
  }

  /// Hands something on at the device and waits until everything that follows from it has happened.
  package func handOff(
    _ handoff: Handoff, as message: MessageName, to receiver: ParticipantName
  ) async {
    await wire.handOff(handoff, as: message, from: name, to: receiver)
  }

  /// Writes down what the participant calculated, under the name of its schema.
  package func calculate<Value: CalculationValue>(
    _ values: [Value: WireText?], given: Set<Value> = [], commands: [String] = []
  ) async {
    await wire.calculate(values, given: given, commands: commands, by: name)
  }

  /// Writes down that the participant refused what came in a step, when no response says so.
  package func record(_ refusal: Refusal, of step: StepID) async {
    await wire.record(refusal, of: step, by: name)
  }
}

/// Runs an actor's jobs on a serial Dispatch queue of its own.
///
/// On Linux there is no `DispatchSerialQueue` that could be an executor by itself.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// An executor whose queue bears the participant's name, which a debugger shows.
  init(label: String) { queue = DispatchQueue(label: "authwalk.\(label)") }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The job may be the last that holds the actor, and so this executor.
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}

/// What a server answers, and for the record why it refused, if it did.
package struct Answer: Sendable {
  /// The response as it goes onto the wire.
  package var response: HTTPResponse
  /// What the response is, where it is not simply the response to that request: `login-page`.
  package var name: MessageName?
  /// Why the server refused; nil when it did not.
  package var refusal: Refusal?

  /// An answer.
  package init(_ response: HTTPResponse, as name: MessageName? = nil, refusal: Refusal? = nil) {
    self.response = response
    self.name = name
    self.refusal = refusal
  }
}

/// A response as it reached the one who asked.
package struct Reply: Sendable {
  /// The response, perhaps changed on its way.
  package var response: HTTPResponse
  /// The step in which it came.
  package var step: StepID
}

extension MessageName {
  /// The name of the response to a request of this name: `token-response` for `token-request`.
  var ofResponse: MessageName {
    let request: WireText = "request"
    guard rawValue.hasSuffix(request) else { return MessageName(rawValue: rawValue + "-response") }
    let base = WireText(decoding: rawValue.utf8.dropLast(request.utf8.count))
    return MessageName(rawValue: base + "response")
  }
}
