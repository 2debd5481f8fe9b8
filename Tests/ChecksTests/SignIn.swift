import Foundation
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

/// A run of the PKCE flow as it was recorded, to be changed in one place and judged by one check.
struct SignIn {
  var transcript: Transcript

  /// A recording, by default the happy path.
  init(_ recording: String = "pkce") throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/\(recording)", withExtension: "json"))
    let json = try JSONParser.parse([UInt8](try Data(contentsOf: url)))
    transcript = try Transcript(json: json)
  }

  /// Changes one place of one step: `change("token-request", "form.code_verifier", .set("abc"))`.
  mutating func change(_ id: String, _ place: String, _ change: Change) throws {
    let index = try index(of: id)
    let place = try #require(Place(parsing: place))
    guard
      case .message(let message, let from, let to, let answers) = transcript.steps[index].content
    else { throw PlaceError.unfit(place, "stands in no message") }
    transcript.steps[index].content = .message(
      try message.applying(change, at: place), from: from, to: to, answers: answers)
  }

  /// Changes one output or input of a calculation.
  mutating func changeCalculation(
    _ id: String, _ name: some WireTextConvertible, _ value: some WireTextConvertible
  ) throws {
    let (name, value) = (name.wireText, value.wireText)
    let index = try index(of: id)
    guard case .calculation(var calculation, let by) = transcript.steps[index].content else {
      throw PlaceError.unfit(.value(name), "stands in no calculation")
    }
    calculation.inputs = calculation.inputs.map { $0.name == name ? NamedValue(name, value) : $0 }
    calculation.outputs = calculation.outputs.map { $0.name == name ? NamedValue(name, value) : $0 }
    transcript.steps[index].content = .calculation(calculation, by: by)
  }

  /// Takes a step out, as somebody would who edits a file.
  mutating func delete(_ id: String) throws {
    transcript.steps.remove(at: try index(of: id))
  }

  /// What one check says of one step.
  func finding(_ check: some Check, at id: String) throws -> Finding? {
    let judged = Checker(checks: [check]).judge(transcript)
    return judged.steps[try index(of: id)].findings.first { $0.check == check.id }
  }

  func index(of id: String) throws -> Int {
    try #require(transcript.steps.firstIndex { $0.id.description == id })
  }
}
