import Checks
import Flows
import PKCEFlow
import Simulation
import TestSupport
import Testing
import TranscriptModel
import WireFormats

@Suite("the measure of growth")
struct GrowthMeasureTests {
  @Test("tells the square from the line")
  func square() {
    let line = Growth(of: { $0 * 100 }, cost: Self.work)
    #expect(line.steepest <= Growth.limit, "\(line)")
    let square = Growth(of: { ($0 / 100) * ($0 / 100) * 10 }, cost: Self.work)
    #expect(square.steepest > Growth.limit && square.average > 3, "\(square)")
  }

  private static func work(_ count: Int) {
    var value: UInt64 = 1
    for _ in 0..<count { value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    // Otherwise the optimizer leaves the loop out.
    precondition(value != 0)
  }
}

/// What a large transcript costs, from 10,000 to 80,000 of each thing.
@Suite("Twice the transcript costs at most two and a half times as much", .explores)
struct GrowthTests {
  @Test("to judge", arguments: LargeTranscript.allCases)
  func judging(large: LargeTranscript) async throws {
    let plain = try await plain
    let growth = try Growth(of: { try large.of($0, in: plain) }) { _ = Checker().judge($0) }
    #expect(growth.steepest <= Growth.limit, "\(growth)")
  }

  @Test("to write and to read as text", arguments: LargeTranscript.writtenApart)
  func text(large: LargeTranscript) async throws {
    let plain = try await plain
    let writing = try Growth(of: { try large.of($0, in: plain) }) { _ = $0.text }
    #expect(writing.steepest <= Growth.limit, "writing: \(writing)")
    let reading = try Growth(of: { try large.of($0, in: plain).text }) {
      _ = try Transcript(text: $0)
    }
    #expect(reading.steepest <= Growth.limit, "reading: \(reading)")
  }

  @Test("to write and to read as JSON", arguments: LargeTranscript.writtenApart)
  func json(large: LargeTranscript) async throws {
    let plain = try await plain
    let writing = try Growth(of: { try large.of($0, in: plain) }) { _ = $0.json.indentedText() }
    #expect(writing.steepest <= Growth.limit, "writing: \(writing)")
    let reading = try Growth(of: { try large.of($0, in: plain).json.indentedText() }) {
      _ = try Transcript(json: JSONParser.parse($0))
    }
    #expect(reading.steepest <= Growth.limit, "reading: \(reading)")
  }

  private var plain: Transcript {
    get async throws {
      try await Run(RunConfiguration(lesson: "test", flow: PKCEFlow()), in: .seeded("authwalk"))
        .transcript()
    }
  }
}
