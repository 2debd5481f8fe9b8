import Foundation
import HTTPModel
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

/// A recorded run, to be changed in one place and judged by one check.
struct SignIn {
  var transcript: Transcript

  /// A recording in `Fixtures`, by default the happy path of PKCE; or two of them, mixed.
  init(_ recording: String = "pkce") throws {
    switch recording {
    case "two-sign-ins": self = try .two(isOtherPerson: false)
    case "two-persons": self = try .two(isOtherPerson: true)
    default: transcript = try #require(try Self.recordings.get()[recording])
    }
  }

  /// The recorded sign-in with one change.
  init(changing id: String, _ place: String, _ change: Change) throws {
    try self.init()
    try self.change(id, place, change)
  }

  /// Every recording by its name, read once for all tests.
  private static let recordings = Result {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.reduce(into: [String: Transcript]()) { recordings, file in
      let json = try JSONParser.parse([UInt8](try Data(contentsOf: file)))
      let name = file.deletingPathExtension().lastPathComponent
      recordings[name] = try Transcript(json: json)
    }
  }

  func index(of id: String) throws -> Int {
    guard let index = transcript.steps.firstIndex(where: { $0.id.description == id }) else {
      throw CaseError(text: "the run has no step '\(id)'")
    }
    return index
  }

  func step(_ id: String) throws -> Step { transcript.steps[try index(of: id)] }

  /// A token or another value as it stands in a step.
  func token(_ id: String, _ place: String) throws -> WireText {
    let value = try step(id).message?.values.first { $0.place.description == place }?.value
    guard let value else { throw CaseError(text: "'\(id)' has no '\(place)'") }
    return value
  }
}

// What checks say of the run.
extension SignIn {
  /// All that checks say, by default those of the flow, in the order of the steps.
  func findings(of checks: [Check]? = nil) -> [Finding] {
    Checker(checks: checks).judge(transcript).steps.flatMap(\.findings)
  }

  /// Those of them that fail.
  var failures: [Finding] { findings().filter { $0.verdict == .fail } }

  /// What one check says of one step.
  func finding(_ check: Check, at id: String) throws -> Finding? {
    let judged = Checker(checks: [check]).judge(transcript)
    return judged.steps[try index(of: id)].findings.first { $0.check == check.id }
  }

  /// Expects a check to say exactly this of a step, for a run that no row of a table can make.
  func expect(
    _ verdict: Verdict, _ message: String, of check: String, at id: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let check = try #require(CheckCatalogue.check(check))
    let wanted = Finding(
      check: check.id, verdict: verdict, requirement: "\(check.requirement)", message: message)
    #expect(try finding(check, at: id) == wanted, sourceLocation: sourceLocation)
  }
}

extension WireTextConvertible {
  /// The text with its first character replaced.
  var spoiled: WireText { "X" + WireText(wireText.string.dropFirst()) }

  /// The text with its character at an offset replaced by another of base64url.
  func withOtherCharacter(at offset: Int) -> WireText {
    var characters = Array(wireText.utf8)
    let other = characters[offset] == UInt8(ascii: "A") ? "B" : "A"
    characters.replaceSubrange(offset...offset, with: other.utf8)
    return WireText(decoding: characters)
  }
}

extension Change {
  /// A value that a test has as a `String`.
  static func set(_ text: String) -> Change { .set(WireText(text)) }
}
