internal import Foundation

/// How the cost of something grows with its size, from 10,000 to 80,000.
///
/// Noise only ever adds to a time. So the least of several rounds is taken, and there are further
/// rounds only while the growth looks too steep: what grows with the square stays too steep.
package struct Growth: CustomStringConvertible {
  /// The most that twice the size may cost: 2 is in step, 4 is the square.
  package static let limit = 2.5

  private static let sizes = [10_000, 20_000, 40_000, 80_000]
  private static let roundCount = 5

  /// The least time for each size, in seconds.
  private var costs = [Double](repeating: .infinity, count: sizes.count)

  /// Measures what this thread does, in its own CPU time, whatever other threads do meanwhile.
  package init<Input>(
    of make: (_ size: Int) throws -> Input, cost: (Input) throws -> Void
  ) rethrows {
    let inputs = try Self.sizes.map(make)
    for _ in 0..<Self.roundCount where steepest > Self.limit {
      for (index, input) in inputs.enumerated() {
        let start = Self.threadTime
        try cost(input)
        costs[index] = min(costs[index], Self.threadTime - start)
      }
    }
  }

  /// Measures what several threads do together, by the clock.
  package init(ofWaitingFor cost: (_ size: Int) async throws -> Void) async rethrows {
    let clock = ContinuousClock()
    for _ in 0..<Self.roundCount where average > Self.limit {
      for (index, size) in Self.sizes.enumerated() {
        let time = try await clock.measure { try await cost(size) }
        costs[index] = min(costs[index], time / .seconds(1))
      }
    }
  }

  /// What twice the size costs at most, as a multiple.
  package var steepest: Double {
    zip(costs, costs.dropFirst()).map { $0.isFinite ? $1 / $0 : .infinity }.max() ?? .infinity
  }

  /// What twice the size costs on average, as a multiple.
  ///
  /// It bears a neighbour on the machine who makes one of the sizes slow.
  package var average: Double {
    guard let first = costs.first, let last = costs.last, first.isFinite else { return .infinity }
    return pow(last / first, 1 / Double(costs.count - 1))
  }

  /// The times: `10000 in 0.101 s, 20000 in 0.212 s`.
  package var description: String {
    zip(Self.sizes, costs).map { "\($0) in \(String(format: "%.3f", $1)) s" }
      .joined(separator: ", ")
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
