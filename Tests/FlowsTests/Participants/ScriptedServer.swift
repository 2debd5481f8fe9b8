import HTTPModel
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

/// A server that answers as a test says, and remembers what it was asked.
actor ScriptedServer: HTTPServer {
  nonisolated let seat = Seat(of: .authorizationServer, at: makeIdleWire())
  nonisolated let title = "a server that answers as a test says"
  nonisolated let hosts: [WireText]

  private let answer: @Sendable (HTTPRequest, _ number: Int) -> HTTPResponse
  /// The requests so far.
  private(set) var requests: [HTTPRequest] = []

  /// A server behind these hosts.
  ///
  /// The answer is told how many requests came before.
  init(
    _ hosts: WireText...,
    answer: @escaping @Sendable (HTTPRequest, _ number: Int) -> HTTPResponse
  ) {
    self.hosts = hosts
    self.answer = answer
  }

  func respond(to request: HTTPRequest) -> Answer {
    requests.append(request)
    return Answer(answer(request, requests.count - 1))
  }

  /// The lines of the requests so far, `GET https://a.example/b`.
  var requestLines: [String] { requests.map { "\($0.method) \($0.url)" } }
}

extension Seat {
  /// A seat at a wire, with every defence on but these.
  init(
    of name: ParticipantName, at wire: Wire, clock: RunClock = .standing(),
    without: [Defence] = []
  ) {
    self.init(
      of: name,
      in: RunEnvironment(
        seed: "test", clock: clock, random: SeededRandomSource(seed: "test"),
        signingKeys: .published),
      defences: DefenceSet(without: without), wire: wire)
  }
}

/// A wire that nobody tampers with, and that leads nowhere.
func makeIdleWire(clock: RunClock = .standing()) -> Wire {
  Wire(clock: clock, gate: OpenGate(), order: TurnOrder())
}

/// A wire that nobody tampers with, and that leads to these participants.
func makeWire(
  to participants: any Participant..., clock: RunClock = .standing()
) async -> Wire {
  let wire = makeIdleWire(clock: clock)
  await wire.connect(participants)
  return wire
}

extension Wire {
  /// The handoffs so far, `redirect to device: com.example.app:/auth`.
  var handoffLines: [String] {
    steps.compactMap { step in
      guard let handoff = step.handoff else { return nil }
      let what =
        handoff.url.map(\.text)
        ?? handoff.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      return "\(step.id.name.rawValue) to \(step.receiver?.rawValue ?? "-"): \(what)"
    }
  }

  /// The ids of the steps so far.
  var stepIDs: [String] { steps.map { "\($0.id)" } }
}
