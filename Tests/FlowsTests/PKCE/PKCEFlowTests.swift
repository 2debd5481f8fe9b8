import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@Suite("the PKCE flow")
struct PKCEFlowTests {
  @Test("takes these steps, in this order")
  func steps() async throws {
    let transcript = try await playPKCE()
    #expect(
      transcript.steps.map(\.id.description) == [
        "metadata-request", "metadata-response", "code-challenge", "open-browser",
        "browser-launch", "authorization-request", "login-page", "login-prompt", "credentials",
        "login-submit", "authorization-response", "redirect", "callback", "state-check",
        "token-request", "token-response", "keys-request", "keys-response", "id-token-check",
        "resource-request", "keys-request#2", "keys-response#2", "access-token-check",
        "resource-response", "refresh-request", "refresh-response", "resource-request#2",
        "access-token-check#2", "resource-response#2",
      ])
    #expect(transcript.outcome?.result == .completed)
    #expect(transcript.outcome?.stepCount == transcript.steps.count)
  }

  @Test("gives the same bytes for the same seed")
  func repeats() async throws {
    let one = try await playPKCE(seed: "workshop")
    let other = try await playPKCE(seed: "workshop")
    #expect(one.text == other.text)
    #expect(one.json.compactText == other.json.compactText)
  }

  @Test("draws every value anew for another seed")
  func otherSeed() async throws {
    let one = try await playPKCE(seed: "one")
    let other = try await playPKCE(seed: "other")
    let names = [
      "code", "state", "nonce", "code_challenge", "code_verifier", "csrf_token", "password",
    ]
    for name in names {
      let values = [one, other].map { transcript in
        transcript.steps.flatMap { $0.message?.values ?? [] }.first { $0.label == name }?.value
      }
      #expect(values[0] != nil, "no \(name)")
      #expect(values[0] != values[1], "\(name)")
    }
  }

  @Test("puts a note on every parameter")
  func notes() async throws {
    let transcript = try await playPKCE()
    for step in transcript.steps {
      let labels = Set(step.notes.map(\.about))
      for spot in step.message?.values ?? [] where !["url", "status", "body"].contains(spot.label) {
        #expect(labels.contains(spot.label), "\(step.id): \(spot.place)")
      }
      let values = (step.calculation?.inputs ?? []) + (step.calculation?.outputs ?? [])
      for value in values {
        #expect(labels.contains(value.name.string), "\(step.id): \(value.name)")
      }
    }
  }

  @Test("keeps password and cookie from the app")
  func appSeesNoPassword() async throws {
    let transcript = try await playPKCE()
    let password = try #require(
      transcript.steps.first { $0.id.name == .credentials }?.handoff?["password"])
    for step in transcript.steps where step.sender == .app || step.receiver == .app {
      for spot in step.message?.values ?? [] {
        #expect(!spot.value.contains(password), "\(step.id): \(spot.place)")
      }
    }
  }
}
