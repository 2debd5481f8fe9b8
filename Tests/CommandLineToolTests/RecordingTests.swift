import Foundation
import Testing
import TranscriptModel
import WireFormats

/// The recorded runs by which the checks are tested, `Tests/ChecksTests/Fixtures`.
///
/// They are what the program writes for the runs in this list, without its notes and findings: a check
/// is to find its own. `scripts/fixtures` writes them anew.
@Suite("The recordings that the tests of checks change")
struct RecordingTests {
  struct Recording: Sendable, CustomTestStringConvertible {
    let name: String
    let flow: String
    var setting = ""
    var outcome = "completed"
    var arguments: [String] = []
    var testDescription: String { name }
  }

  static let recordings = [
    Recording(name: "pkce", flow: "pkce"),
    Recording(name: "pkce-second", flow: "pkce", arguments: ["--seed", "second"]),
    Recording(
      name: "denied", flow: "pkce", setting: "user.decision: deny", outcome: "refused",
      arguments: ["--seed", "denied"]),
    Recording(
      name: "refused", flow: "pkce",
      setting: "app.code_challenge: QNbpYg17zXLE_ViQEDdTimp2jj-cBYJEnR1t4fZdBW4",
      outcome: "refused", arguments: ["--seed", "refused"]),
    Recording(
      name: "api-refused", flow: "pkce", outcome: "refused",
      arguments: ["--tamper", "resource-request:header.Authorization.claims.sub=O00RJmfCt0CL_Zb1"]),
    Recording(
      name: "code-lookup", flow: "pkce", outcome: "attack-succeeded",
      arguments: ["--attack", "code-race", "--without", "code-taken-atomically"]),
    Recording(name: "nonce", flow: "nonce"),
    Recording(
      name: "fatal-error", flow: "nonce", outcome: "attack-succeeded",
      arguments: ["--attack", "callback-without-request", "--without", "credential-expected"]),
    Recording(
      name: "custom-token", flow: "custom-token",
      setting: "app.sign_ins: facebook create-user log-in"),
    Recording(
      name: "custom-token-junk", flow: "custom-token", setting: "mobile-service.table: for-anyone",
      outcome: "refused", arguments: ["--tamper", "table-request:header.X-ZUMO-AUTH=junk"]),
    Recording(
      name: "key-search", flow: "custom-token", setting: "app.sign_ins: create-user log-in",
      arguments: ["--attack", "weak-master-key", "--without", "master-key-length"]),
  ]

  @Test("are what the program makes", arguments: recordings)
  func made(_ recording: Recording) throws {
    let scratch = try ScratchFolder()
    let lesson = try scratch.write(
      """
      ---
      title: A recorded run
      flow: \(recording.flow)
      \(recording.setting.isEmpty ? "" : recording.setting + "\n")expect: \(recording.outcome)
      ---
      The checks are tried on it.
      """, to: "\(recording.name).md")
    let run = try ToolRun(["run", lesson, "--format", "json"] + recording.arguments)
    var transcript = try Transcript(json: try JSONParser.parse(WireText(run.output)))
    for index in transcript.steps.indices {
      transcript.steps[index].notes = []
      transcript.steps[index].findings = []
    }
    let text = transcript.json.indentedText() + "\n"
    let file = "Tests/ChecksTests/Fixtures/\(recording.name).json"
    if ProcessInfo.processInfo.environment["WRITE_FIXTURES"] == "true" {
      try text.write(toFile: "\(Repository.path)/\(file)", atomically: true, encoding: .utf8)
    }
    #expect(try Repository.text(file) == text, "'scripts/fixtures' writes it anew")
  }

  @Test("are all of them in the list")
  func complete() throws {
    let folder = "\(Repository.path)/Tests/ChecksTests/Fixtures"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(files) == Set(Self.recordings.map { "\($0.name).json" }))
  }
}
