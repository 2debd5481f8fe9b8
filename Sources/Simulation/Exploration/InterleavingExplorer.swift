package import TranscriptModel

/// Plays a run in every order in which its concurrent activities can move.
package struct InterleavingExplorer: Sendable {
  /// One order with the transcript that it gives.
  package struct Play: Sendable {
    /// The order, complete: it repeats the run.
    package let order: TurnOrder
    /// What happened.
    package let transcript: Transcript
  }

  /// More orders than this are not played.
  static let mostOrders = 5000

  private let configuration: RunConfiguration
  private let environment: @Sendable () -> RunEnvironment

  /// An explorer of one configuration.
  ///
  /// Each play gets an environment of its own.
  package init(
    _ configuration: RunConfiguration, in environment: @escaping @Sendable () -> RunEnvironment
  ) {
    self.configuration = configuration
    self.environment = environment
  }

  /// Every order, each once.
  ///
  /// Whether there were more than are played is said too.
  ///
  /// - Throws: what `Run` throws, and `CancellationError` where the task was cancelled.
  package func plays() async throws -> (plays: [Play], isComplete: Bool) {
    var plays: [Play] = []
    var open: [[Int]] = [[]]
    while let prefix = open.popLast() {
      if plays.count == Self.mostOrders { return (plays, false) }
      var configuration = configuration
      configuration.order = TurnOrder(activities: prefix)
      let run = try await Run(configuration, in: environment()).begin(through: OpenGate())
      try await run.finish()
      try Task.checkCancellation()
      let choices = await run.turnChoices
      plays.append(
        Play(
          order: TurnOrder(activities: choices.map(\.moved)),
          transcript: await run.transcriptWithOutcome))
      // The prefix was prescribed. Behind it the run chose by itself, and each choice that it did not
      // make begins another order.
      for index in choices.indices.dropFirst(prefix.count) {
        for other in choices[index].candidates where other != choices[index].moved {
          open.append(choices[..<index].map(\.moved) + [other])
        }
      }
    }
    return (plays, true)
  }
}
