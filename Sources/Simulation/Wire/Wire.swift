package import HTTPModel
package import TranscriptModel
package import Vocabulary
package import WireFormats

/// What every message passes: it gives the message its number and its step id, asks the gate, writes
/// it down, and delivers.
///
/// A task that was cancelled sends nothing more, and what it has under way is lost. So a run comes to
/// rest soon after its task was cancelled.
package actor Wire {
  private nonisolated let executor = QueueExecutor(label: "wire")
  /// The wire's own queue.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let clock: RunClock
  private let gate: any Gate
  private let turns: Turns
  private var servers: [WireText: any HTTPServer] = [:]
  private var receivers: [ParticipantName: any HandoffReceiver] = [:]
  private var owners: [ParticipantName: ParticipantName] = [:]
  private var ledger = StepLedger()

  /// What happened so far.
  package var steps: [Step] { ledger.steps }
  /// Whether something was not sent, or not delivered, because the task of the run was cancelled.
  private(set) var wasCancelled = false
  /// Who refused what so far, in order.
  private(set) var refusals: [RecordedRefusal] = []

  /// A wire to which nobody is connected yet.
  package init(clock: RunClock, gate: any Gate, order: TurnOrder) {
    self.clock = clock
    self.gate = gate
    turns = Turns(order: order)
  }

  /// Lets activities go on at the same time.
  ///
  /// The run's order says which of them takes each step.
  package func concurrently(_ activities: [@Sendable () async -> Void]) async {
    do throws(WireMisuse) { try await turns.run(activities) } catch { fatalError("\(error)") }
  }

  /// The choices between concurrent activities that were made so far.
  var turnChoices: [TurnChoice] {
    get async { await turns.choices }
  }

  /// Makes participants reachable: servers under their hosts, the others under their names.
  package func connect(_ participants: [any Participant]) {
    for participant in participants {
      if let server = participant as? any HTTPServer {
        for host in server.hosts { servers[host] = server }
      }
      if let receiver = participant as? any HandoffReceiver { receivers[receiver.name] = receiver }
      owners[participant.name] = participant.owner
    }
  }

  /// Sends a request to the host in its URL and waits for the response.
  ///
  /// - Returns: the first response that arrives; nil when the request or every response was lost.
  package func send(
    _ request: HTTPRequest, as name: MessageName, from sender: ParticipantName
  ) async -> Reply? {
    let receiver = server(for: request)?.name ?? Self.nobody
    let content = StepContent.message(.request(request), from: sender, to: receiver, answers: nil)
    var first: Reply?
    for step in await delivered(content, as: name) {
      guard let request = step.request, let server = server(for: request) else { continue }
      let answer = await server.respond(to: request)
      if let refusal = answer.refusal { record(refusal, of: step.id, by: server.name) }
      let reply = await carryBack(answer, to: step, from: server.name)
      first = first ?? reply
    }
    return first
  }

  /// Hands something on at the device and waits until everything that follows from it has happened.
  package func handOff(
    _ handoff: Handoff, as name: MessageName, from sender: ParticipantName,
    to receiver: ParticipantName
  ) async {
    let content = StepContent.message(.handoff(handoff), from: sender, to: receiver, answers: nil)
    for step in await delivered(content, as: name) {
      guard let handoff = step.handoff else { continue }
      await receivers[receiver]?.receive(handoff, in: step.id)
    }
  }

  /// Writes down what a participant calculated, under the name of its schema.
  package func calculate<Value: CalculationValue>(
    _ values: [Value: WireText?], given: Set<Value> = [], commands: [String] = [],
    by participant: ParticipantName
  ) async {
    let calculation = Calculation(values, given: given, commands: commands)
    guard var step = await sent(.calculation(calculation, by: participant), as: Value.step) else {
      return
    }
    step.tampering = await ruling(on: step).tampering
    record(step)
  }

  /// Writes down that a participant refused what came in a step, when no response says so.
  package func record(_ refusal: Refusal, of step: StepID, by participant: ParticipantName) {
    refusals.append(RecordedRefusal(step: step, by: participant, refusal: refusal))
  }

  private func carryBack(
    _ answer: Answer, to request: Step, from server: ParticipantName
  ) async -> Reply? {
    let content = StepContent.message(
      .response(answer.response), from: server, to: request.sender, answers: request.number)
    let arrived = await delivered(content, as: answer.name ?? request.id.name.ofResponse)
    guard let first = arrived.first, let response = first.response else { return nil }
    return Reply(response: response, step: first.id)
  }

  /// Sends a message, and records what the gate lets through.
  private func delivered(_ content: StepContent, as name: MessageName) async -> [Step] {
    guard let sent = await sent(content, as: name) else { return [] }
    let ruling = await ruling(on: sent)
    guard !ruling.messages.isEmpty else {
      var lost = sent
      lost.isDelivered = false
      lost.tampering = ruling.tampering
      lost.observers = ruling.observers
      record(lost)
      return []
    }
    var arrived: [Step] = []
    for message in ruling.messages {
      // A copy is a step of its own, which is sent right behind the message itself.
      var step = arrived.isEmpty ? sent : opened(content, as: name)
      step.tampering = ruling.tampering
      step.observers = ruling.observers
      step.content.replace(message: message)
      if case .request(let request) = message {
        // A changed URL may lead to another host, or to none.
        let server = server(for: request)
        step.content.replace(receiver: server?.name ?? Self.nobody)
        step.isDelivered = server != nil
      }
      arrived.append(record(step))
    }
    return arrived
  }

  /// A step with the number and the id that it has from now on; nil when the run was cancelled.
  private func sent(_ content: StepContent, as name: MessageName) async -> Step? {
    do throws(WireMisuse) { try await turns.pass() } catch { fatalError("\(error)") }
    guard !noteCancellation() else { return nil }
    return opened(content, as: name)
  }

  /// Asks the gate, and lets the time pass that it wants; nothing is delivered in a cancelled run.
  private func ruling(on step: Step) async -> Ruling {
    var ruling = await gate.rule(on: step)
    clock.wait(ruling.wait)
    if noteCancellation() { ruling.messages = [] }
    return ruling
  }

  private func noteCancellation() -> Bool {
    wasCancelled = wasCancelled || Task.isCancelled
    return wasCancelled
  }

  private func opened(_ content: StepContent, as name: MessageName) -> Step {
    do throws(WireMisuse) {
      return try ledger.open(content, as: name, at: clock.now)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Writes a step down, with its time and all who see it; the step as it stands in the record.
  @discardableResult
  private func record(_ step: Step) -> Step {
    var step = step
    step.time = clock.now
    step.observers += onlookers(of: step)
    do throws(WireMisuse) { try ledger.record(step) } catch { fatalError("\(error)") }
    return step
  }

  /// The owners of those between whom a message passes, who see it too.
  private func onlookers(of step: Step) -> [ParticipantName] {
    guard let receiver = step.receiver else { return [] }
    return [step.sender, receiver].compactMap { owners[$0] }
      .filter { $0 != step.sender && $0 != receiver }
  }

  private func server(for request: HTTPRequest) -> (any HTTPServer)? {
    guard request.url.scheme == "https", let host = request.url.authority else { return nil }
    return servers[host]
  }

  /// Stands in the transcript as the receiver of a request to a host that does not exist.
  private static let nobody = ParticipantName(rawValue: "nobody")
}

/// A refusal, with the step that was refused and the participant that refused it.
package struct RecordedRefusal: Sendable {
  /// The message that was refused.
  package var step: StepID
  /// Who refused.
  package var by: ParticipantName
  /// Why.
  package var refusal: Refusal
}
