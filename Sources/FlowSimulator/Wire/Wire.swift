import HTTPModel
import OAuthModel
import TranscriptModel

/// What every message passes: it numbers the message, gives it its step id, asks the gate, writes it
/// down, and delivers.
actor Wire {
  private nonisolated let executor = QueueExecutor(label: "wire")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let clock: RunClock
  private let gate: any Gate
  private let turns: Turns
  private var servers: [String: any HTTPServer] = [:]
  private var receivers: [ParticipantName: any HandoffReceiver] = [:]
  private var owners: [ParticipantName: ParticipantName] = [:]
  private var occurrences: [MessageName: Int] = [:]

  /// What happened so far.
  private(set) var steps: [Step] = []
  /// Who refused what so far, in order.
  private(set) var refusals: [RecordedRefusal] = []

  init(clock: RunClock, gate: any Gate, order: TurnOrder) {
    self.clock = clock
    self.gate = gate
    turns = Turns(order: order)
  }

  /// Lets activities go on at the same time.
  ///
  /// The run's order says which of them takes each step.
  func concurrently(_ activities: [@Sendable () async -> Void]) async {
    await turns.run(activities)
  }

  /// The choices between concurrent activities that were made so far.
  var turnChoices: [TurnChoice] {
    get async { await turns.choices }
  }

  /// Makes participants reachable: servers under their hosts, the others under their names.
  func connect(_ participants: [any Participant]) {
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
  func send(
    _ request: HTTPRequest, as name: MessageName, from sender: ParticipantName
  ) async -> Reply? {
    await turns.pass()
    let receiver = server(for: request)?.name ?? Self.nobody
    let sent = pending(name, .message(.request(request), from: sender, to: receiver, answers: nil))
    var first: Reply?
    for step in await delivered(sent) {
      guard let request = step.request, let server = server(for: request) else { continue }
      let answer = await server.respond(to: request)
      if let refusal = answer.refusal { record(refusal, of: step.id, by: server.name) }
      let reply = await carryBack(answer, to: step, from: server.name)
      first = first ?? reply
    }
    return first
  }

  /// Hands something on at the device and waits until everything that follows from it has happened.
  func handOff(
    _ handoff: Handoff, as name: MessageName, from sender: ParticipantName,
    to receiver: ParticipantName
  ) async {
    await turns.pass()
    let sent = pending(name, .message(.handoff(handoff), from: sender, to: receiver, answers: nil))
    for step in await delivered(sent) {
      guard let handoff = step.handoff else { continue }
      await receivers[receiver]?.receive(handoff, in: step.id)
    }
  }

  /// Writes down what a participant calculated, under the name of its schema.
  func calculate<Value: CalculationValue>(
    _ values: [Value: String?], given: Set<Value> = [], commands: [String] = [],
    by participant: ParticipantName
  ) async {
    let calculation = Calculation(values, given: given, commands: commands)
    await turns.pass()
    var step = pending(Value.step, .calculation(calculation, by: participant))
    let ruling = await gate.rule(on: step)
    clock.wait(ruling.wait)
    step.tampering = ruling.tampering
    append(step)
  }

  /// Writes down that a participant refused what came in a step, when no response says so.
  func record(_ refusal: Refusal, of step: StepID, by participant: ParticipantName) {
    refusals.append(RecordedRefusal(step: step, by: participant, refusal: refusal))
  }

  private func carryBack(
    _ answer: Answer, to request: Step, from server: ParticipantName
  ) async -> Reply? {
    await turns.pass()
    let name = answer.name ?? request.id.name.ofResponse
    let sent = pending(
      name,
      .message(
        .response(answer.response), from: server, to: request.sender, answers: request.number))
    let arrived = await delivered(sent)
    guard let first = arrived.first, let response = first.response else { return nil }
    return Reply(response: response, step: first.id)
  }

  /// Asks the gate, and records what it lets through.
  private func delivered(_ sent: Step) async -> [Step] {
    let ruling = await gate.rule(on: sent)
    clock.wait(ruling.wait)
    guard !ruling.messages.isEmpty else {
      var lost = sent
      lost.isDelivered = false
      lost.tampering = ruling.tampering
      lost.observers = ruling.observers
      append(lost)
      return []
    }
    return ruling.messages.map { message in
      var step = pending(sent.id.name, sent.content)
      step.tampering = ruling.tampering
      step.observers = ruling.observers
      step.content.replace(message: message)
      if case .request(let request) = message {
        // A changed URL may lead to another host, or to none.
        let server = server(for: request)
        step.content.replace(receiver: server?.name ?? Self.nobody)
        step.isDelivered = server != nil
      }
      append(step)
      return step
    }
  }

  /// The next step of this name, as it would be if it happened now.
  private func pending(_ name: MessageName, _ content: StepContent) -> Step {
    let id = StepID(name, occurrence: occurrences[name, default: 0] + 1)
    return Step(number: steps.count + 1, id: id, time: clock.now, content: content)
  }

  private func append(_ step: Step) {
    var step = step
    step.time = clock.now
    step.observers += onlookers(of: step)
    occurrences[step.id.name, default: 0] += 1
    steps.append(step)
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

extension MessageName {
  /// The name of the response to a request of this name: `token-response` for `token-request`.
  fileprivate var ofResponse: MessageName {
    let request = "request"
    guard rawValue.hasSuffix(request) else { return MessageName(rawValue: rawValue + "-response") }
    return MessageName(rawValue: rawValue.dropLast(request.count) + "response")
  }
}

extension StepContent {
  mutating func replace(message: Message) {
    guard case .message(_, let from, let to, let answers) = self else { return }
    self = .message(message, from: from, to: to, answers: answers)
  }

  mutating func replace(receiver: ParticipantName) {
    guard case .message(let message, let from, _, let answers) = self else { return }
    self = .message(message, from: from, to: receiver, answers: answers)
  }
}
