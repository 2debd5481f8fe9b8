import Synchronization
import TranscriptModel

/// Plays many seeded runs, four at a time.
struct ManyRuns: Sendable {
  /// Is told how many runs are done, and how many there are.
  let progress: @Sendable (_ done: Int, _ all: Int) -> Void

  private static let atATime = 4

  /// The outcome of each configuration, in their order.
  ///
  /// - Throws: what `Run` throws, and `CancellationError` where the task was cancelled.
  func outcomes(of configurations: [RunConfiguration]) async throws -> [Outcome] {
    try await map(configurations) { configuration in
      try await Run(configuration, in: .seeded("authwalk")).outcome()
    }
  }

  /// What a function makes of each element, in their order.
  ///
  /// - Throws: what the function throws, and `CancellationError` where the task was cancelled: a run
  ///   that was cancelled shows nothing.
  func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) async throws -> Output
  ) async throws -> [Output] {
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      var outputs: [Int: Output] = [:]
      var next = 0
      func addNext() {
        guard next < elements.count else { return }
        let index = next
        next += 1
        group.addTask {
          let output = try await transform(elements[index])
          try Task.checkCancellation()
          return (index, output)
        }
      }
      for _ in 0..<Self.atATime { addNext() }
      while let (index, output) = try await group.next() {
        outputs[index] = output
        progress(outputs.count, elements.count)
        addNext()
      }
      return elements.indices.compactMap { outputs[$0] }
    }
  }
}

extension Outcome {
  /// Stands where a run has no outcome, which does not happen.
  static let notPlayed = Outcome(result: .abandoned, stepCount: 0, message: "not played")
}
