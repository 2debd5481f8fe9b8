import Flows
import Simulation
import Testing
import TranscriptModel
import WireFormats

/// What holds at every place of every message of a run.
@Suite("every place that a message lists")
struct PlacedValueTests {
  private func messages() async throws -> [(StepID, Message)] {
    let messages = try await playPKCE().steps.compactMap { step in
      step.message.map { (step.id, $0) }
    }
    try #require(messages.count > 20)
    return messages
  }

  @Test("holds the value that is listed")
  func reads() async throws {
    for (step, message) in try await messages() {
      for spot in message.values {
        #expect(message.value(at: spot.place) == spot.value, "\(step): \(spot.place)")
        #expect(Place(parsing: spot.place.description) == spot.place, "\(step)")
      }
    }
  }

  @Test("can be set, and holds that value", arguments: ["x", "a&b=c d+é", "\"q", "line\nline"])
  func sets(_ text: String) async throws {
    let value = WireText(text)
    for (step, message) in try await messages() {
      for spot in message.values where spot.place != .status {
        let changed = try message.applying(.set(value), at: spot.place)
        #expect(changed.value(at: spot.place) == value, "\(step): \(spot.place)")
      }
    }
  }

  @Test("can be taken away, and is gone")
  func removes() async throws {
    for (step, message) in try await messages() {
      for spot in message.values where ![.status, .url].contains(spot.place) {
        let changed = try message.applying(.remove, at: spot.place)
        #expect(changed.value(at: spot.place) == nil, "\(step): \(spot.place)")
        #expect(!changed.values.contains { $0.place == spot.place }, "\(step): \(spot.place)")
      }
    }
  }
}
