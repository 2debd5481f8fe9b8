import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CustomTokenFlow
@testable import Flows
@testable import FlowsShared
@testable import NonceFlow
@testable import PKCEFlow
@testable import Simulation

@Suite("a step has one identity")
struct StepIdentityTests {
  private static let message = StepContent.message(
    .handoff(Handoff(action: "open", parameters: [])), from: .user, to: .app, answers: nil)

  @Test("when everything is delivered: the gate sees what the transcript has")
  func delivered() async throws {
    let gate = WatchingGate()
    let transcript = try await run(through: gate)
    #expect(gate.seen.map(\.head) == transcript.heads)
    #expect(transcript.steps.map(\.number) == Array(1...29))
  }

  @Test("when a message is lost: it keeps number and id")
  func lost() async throws {
    let gate = WatchingGate {
      $0.id == StepID(.callback) ? Ruling(messages: []) : .deliver($0)
    }
    let transcript = try await run(through: gate)
    let last = try #require(transcript.steps.last)
    #expect(last.head == "[13] callback")
    #expect(!last.isDelivered)
    #expect(gate.seen.map(\.head) == transcript.heads)
  }

  @Test("when a message arrives three times: each copy has an identity of its own, right behind")
  func copies() async throws {
    let gate = WatchingGate { step in
      var ruling = Ruling.deliver(step)
      if step.id == StepID(.tokenRequest) { ruling.messages += ruling.messages + ruling.messages }
      return ruling
    }
    let transcript = try await run(through: gate)
    let heads = transcript.heads
    #expect(
      heads[14...18] == [
        "[15] token-request", "[16] token-request#2", "[17] token-request#3",
        "[18] token-response", "[19] token-response#2",
      ])
    #expect(transcript.steps.map(\.number) == Array(1...heads.count))
    #expect(transcript.steps[17...18].compactMap(\.answers) == [15, 16])
    let copies = ["[16] token-request#2", "[17] token-request#3"]
    #expect(gate.seen.map(\.head) == heads.filter { !copies.contains($0) })
  }

  @Test("when a step waits: it keeps number and id, and gets the later time")
  func waits() async throws {
    let gate = WatchingGate { step in
      var ruling = Ruling.deliver(step)
      if step.id == StepID(.stateCheck) || step.id == StepID(.redirect) { ruling.wait = 7 }
      return ruling
    }
    let transcript = try await run(through: gate)
    #expect(gate.seen.map(\.head) == transcript.heads)
    let waits = zip(gate.seen, transcript.steps).filter { $0.time != $1.time }
    #expect(waits.map(\.1.head) == ["[12] redirect", "[14] state-check"])
    #expect(waits.map { $1.time - $0.time } == [7, 7])
  }

  @Test("in every order of two activities, while the gate takes its time")
  func races() async throws {
    var configuration = RunConfiguration(lesson: "test", flow: PKCEFlow(), attack: "code-race")
    let plays = try await InterleavingExplorer(configuration) { .seeded("authwalk") }.plays().plays
    #expect(plays.count > 1)
    for play in plays {
      configuration.order = play.order
      let gate = WatchingGate()
      let transcript = try await Run(configuration, in: .seeded("authwalk"))
        .transcript(through: gate)
      #expect(gate.seen.map(\.head) == transcript.heads)
      #expect(transcript.text == play.transcript.text)
    }
  }

  @Test("so that one change meets one step, though the attacker has such a step of its own")
  func oneChange() async throws {
    let transcript = try await playPKCE(
      edits: ["token-response:json.scope=zzz"], attack: "id-token-of-another-client")
    let changed = transcript.steps.filter { step in
      step.tampering.contains { $0.change == "json.scope=zzz" }
    }
    #expect(changed.map(\.head) == ["[7] token-response"])
  }

  @Test("which is reserved when it is sent, and no other step is sent before it is recorded")
  func reserved() throws {
    var ledger = StepLedger()
    let first = try ledger.open(Self.message, as: .callback, at: 0)
    #expect(first.head == "[1] callback")
    #expect(ledger.steps == [])
    let inside = #expect(throws: WireMisuse.self) {
      try ledger.open(Self.message, as: .tokenRequest, at: 0)
    }
    #expect(
      inside.map { "\($0)" }
        == "'token-request' is sent while the gate rules on 'callback'; send it when the ruling is "
        + "made")
    try ledger.record(first)
    let twice = #expect(throws: WireMisuse.self) { try ledger.record(first) }
    #expect(
      twice.map { "\($0)" }
        == "'callback' is recorded, and is not the step that was sent last; open it first")
    let second = try ledger.open(Self.message, as: .callback, at: 0)
    #expect(second.head == "[2] callback#2")
    try ledger.record(second)
    #expect(ledger.steps == [first, second])
  }

  private func run(through gate: any Gate) async throws -> Transcript {
    try await Run(RunConfiguration(lesson: "test", flow: PKCEFlow()), in: .seeded("authwalk"))
      .transcript(through: gate)
  }
}
