import HTTPModel
import TestSupport
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

/// What participants do with very much of something, from 10,000 to 80,000.
@Suite("Twice the input costs a run at most two and a half times as much", .explores)
struct RunGrowthTests {
  @Test("of scopes")
  func scopes() async throws {
    try await measure { size in
      let scope = "openid" + String(repeating: " photos", count: size)
      let transcript = try await playPKCE(settings: ["app.scope": scope])
      #expect(transcript.outcome?.result == .completed)
    }
  }

  @Test("of parameters")
  func parameters() async throws {
    try await measure { size in
      let query = (0..<size).map { "p\($0)=v" }.joined(separator: "&")
      let url = "https://authorization-server.example/authorize?\(query)"
      let transcript = try await playPKCE(edits: ["authorization-request:url=\(url)"])
      #expect(transcript.outcome?.result == .refused)
    }
  }

  @Test("of bytes of a URL")
  func bytes() async throws {
    try await measure { size in
      let long = String(repeating: "a", count: size)
      let transcript = try await playPKCE(edits: ["authorization-request:query.long+=\(long)"])
      #expect(transcript.outcome?.result == .completed)
    }
  }

  @Test("of stray callbacks")
  func callbacks() async throws {
    try await measure { size in
      let environment = RunEnvironment.seeded("authwalk")
      let wire = await makeWire(clock: environment.clock)
      let run = try FlowCatalogue.flow(named: "pkce").prepare(
        RunSetUp(
          configuration: RunConfiguration(lesson: "test", flow: PKCEFlow()),
          environment: environment,
          defences: DefenceSet(), wire: wire, attack: nil))
      await wire.connect(run.participants)
      for number in 0..<size {
        let url = URI("com.example.app:/auth?code=stray&state=stray\(number)")
        await wire.handOff(
          Handoff(action: "open", url: url), as: .callback, from: .device, to: .app)
      }
      #expect(await wire.steps.count >= size)
    }
  }

  private func measure(_ cost: (Int) async throws -> Void) async throws {
    let growth = try await Growth(ofWaitingFor: cost)
    #expect(growth.average <= Growth.limit, "\(growth)")
  }
}
