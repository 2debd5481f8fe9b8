import Synchronization
import Testing

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("taking turns", .timeLimit(.minutes(5)))
struct TurnsTests {
  @Test("refuses a second step of one activity at the same time, and lets the first one go on")
  func secondWaiter() async throws {
    let turns = Turns(order: TurnOrder())
    let (refused, refusal) = AsyncStream.makeStream(of: Void.self)
    let misuses = Mutex<[WireMisuse]>([])
    let pass: @Sendable () async -> Void = {
      do throws(WireMisuse) {
        try await turns.pass()
      } catch {
        misuses.withLock { $0.append(error) }
        refusal.finish()
      }
    }
    try await turns.run([
      {
        async let one: Void = pass()
        async let other: Void = pass()
        _ = await (one, other)
      },
      // It moves when the first one waits, and does not end before the refusal.
      { for await _ in refused {} },
    ])
    let seen = misuses.withLock { $0 }
    #expect(
      seen.map { "\($0)" } == [
        "activity A waits for its turn twice; a second step at the same time needs an activity of "
          + "its own"
      ])
  }

  @Test("refuses activities inside an activity, and takes others afterwards")
  func nested() async throws {
    let turns = Turns(order: TurnOrder())
    let misuses = Mutex<[WireMisuse]>([])
    try await turns.run([
      {
        do throws(WireMisuse) {
          try await turns.run([{}])
        } catch {
          misuses.withLock { $0.append(error) }
        }
      }
    ])
    #expect(
      misuses.withLock { $0 }.map { "\($0)" } == [
        "activities begin inside an activity; begin all of them at once, or one group after the "
          + "other"
      ])
    let ended = Mutex(0)
    try await turns.run([{ ended.withLock { $0 += 1 } }, { ended.withLock { $0 += 1 } }])
    #expect(ended.withLock { $0 } == 2)
  }

  @Test("lets whoever is in no activity pass")
  func outside() async throws {
    let turns = Turns(order: TurnOrder())
    try await turns.pass()
    #expect(await turns.choices == [])
  }
}
