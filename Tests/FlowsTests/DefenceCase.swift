import Flows
import Simulation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

/// For a defence a situation in which it alone decides: it refuses while it is on, and does not when it
/// is off.
struct DefenceCase: Sendable, CustomTestStringConvertible {
  var defence: String
  var edits: [String] = []
  /// An attack that is played, where no edit makes the situation.
  var attack: String?
  var settings: [String: String] = [:]
  /// Other defences that are off in both runs, since they would decide before.
  var without: [String] = []
  var step: String
  var by: String
  var error: String?

  var testDescription: String { defence }
}

extension DefenceCase {
  /// Plays a flow with the defence on, and expects that it refuses as the case says.
  func expectRefusal(in flow: String) async throws {
    let transcript = try await play(flow, settings: settings, without: without, edits: edits)
    let outcome = try #require(transcript.outcome)
    #expect(outcome.result == .refused)
    #expect(outcome.defence == defence)
    #expect(outcome.step?.description == step)
    #expect(outcome.by?.description == by)
    #expect(outcome.error?.string == error)
  }

  /// Plays a flow with the defence off, and expects that it refuses nothing; how the run ended.
  @discardableResult
  func expectNoRefusal(in flow: String) async throws -> Outcome {
    let transcript = try await play(
      flow, settings: settings, without: without + [defence], edits: edits)
    let outcome = try #require(transcript.outcome)
    #expect(outcome.defence != defence)
    return outcome
  }
}
