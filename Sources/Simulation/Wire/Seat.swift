package import HTTPModel
package import TranscriptModel
package import Vocabulary
package import WireFormats

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
