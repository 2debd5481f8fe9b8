import Synchronization
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("The evidence of a transcript")
struct EvidenceTests {
  /// A reading that counts how often it is made.
  private struct Counted: TranscriptReading {
    static let count = Mutex(0)
    let stepCount: Int

    init(_ transcript: Transcript) {
      Self.count.withLock { $0 += 1 }
      stepCount = transcript.steps.count
    }
  }

  @Test("is read by each type once")
  func readings() throws {
    let transcript = try SignIn().transcript
    let evidence = Evidence(transcript) { _ in [] }
    for _ in 0..<3 { #expect(evidence.reading(Counted.self).stepCount == transcript.steps.count) }
    #expect(Counted.count.withLock(\.self) == 1)
  }

  @Test("finds steps by a value that only the steps of its flow share")
  func flowValues() throws {
    let transcript = try SignIn().transcript
    let value = SharedValue.ofFlow(kind: "number", "first")
    let evidence = Evidence(transcript) { $0.number == 1 ? [value] : [] }
    let name = transcript.steps[0].id.name
    #expect(evidence.steps(name, with: value).map(\.number) == [1])
    #expect(evidence.steps(name, with: .ofFlow(kind: "word", "first")) == [])
  }

  @Test(
    "finds the first elements of an array that is in order",
    arguments: [(0, 0), (1, 0), (2, 1), (5, 3), (6, 3)])
  func prefix(bound: Int, count: Int) {
    #expect([1, 3, 4].prefix(whereInOrder: { $0 < bound }).count == count)
    #expect([Int]().prefix(whereInOrder: { $0 < bound }).isEmpty)
  }

  @Test("makes what a cache does not know, and that once for each key")
  func cache() {
    let cache = Cache<String, Int>()
    #expect(cache.value(for: "one") { 1 } == 1)
    #expect(cache.value(for: "one") { 2 } == 1)
    #expect(cache.value(for: "two") { 2 } == 2)
  }
}
