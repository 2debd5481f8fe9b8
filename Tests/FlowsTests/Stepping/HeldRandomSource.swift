import Dispatch
import Synchronization

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

/// A source of random values that makes whoever draws one wait, from the time that a test says.
final class HeldRandomSource: RandomSource {
  private let source = SeededRandomSource(seed: "authwalk")
  private let isHeld = Mutex(false)
  private let opened = DispatchSemaphore(value: 0)
  private let draws: AsyncStream<Void>
  private let draw: AsyncStream<Void>.Continuation

  init() { (draws, draw) = AsyncStream.makeStream(of: Void.self) }

  func octets(_ count: Int, for purpose: String) -> [UInt8] {
    if isHeld.withLock({ $0 }) {
      draw.yield()
      opened.wait()
      opened.signal()
    }
    return source.octets(count, for: purpose)
  }

  /// Makes everybody wait who draws from now on.
  func hold() { isHeld.withLock { $0 = true } }

  /// Returns when somebody waits.
  func someoneWaits() async {
    var draws = draws.makeAsyncIterator()
    await draws.next()
  }

  /// Lets everybody go on.
  func letGo() {
    isHeld.withLock { $0 = false }
    opened.signal()
  }
}
