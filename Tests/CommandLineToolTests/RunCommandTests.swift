import Foundation
import LessonLibrary
import Testing
import TranscriptModel
import WireFormats

@testable import CommandLineTool

@Suite("authwalk run")
struct RunCommandTests {
  private let lesson = "pkce/authorization-code"

  @Test("prints the transcript that the library makes, and nothing else")
  func text() async throws {
    let run = try ToolRun("run", "pkce")
    let runs = try await JudgedRun.all(of: try Lessons.lesson(lesson))
    #expect(run.output == TranscriptText.write(runs.map(\.transcript)))
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test(
    "takes a lesson's id, its last part, its track, or a file",
    arguments: ["pkce/authorization-code", "authorization-code", "pkce"])
  func names(_ name: String) throws {
    #expect(try ToolRun("run", name).output == (try ToolRun("run", lesson).output))
  }

  @Test("takes the path of a lesson file")
  func file() throws {
    let scratch = try ScratchFolder()
    try scratch.write("---\ntitle: T\nflow: pkce\nexpect: completed\n---\nHello.\n", to: "own.md")
    let run = try ToolRun("run", "own.md", folder: scratch.path)
    #expect(run.output.hasPrefix("authwalk transcript 2\nlesson:     own\n"))
    #expect(run.exitCode == 0)
  }

  @Test("as JSON gives the same transcript")
  func json() throws {
    let json = try JSONParser.parse(try ToolRun("run", "pkce", "--format", "json").output)
    #expect(try Transcript(json: json).text == (try ToolRun("run", "pkce").output))
  }

  @Test("with another seed gives other values, each time the same")
  func seed() throws {
    let one = try ToolRun("run", "pkce", "--seed", "one").output
    #expect(one == (try ToolRun("run", "pkce", "--seed=one").output))
    #expect(one != (try ToolRun("run", "pkce").output))
    #expect(one.contains("\nseed:       one   (public: "))
  }

  @Test("live repeats no value, and passes every check")
  func live() throws {
    let runs = try (0..<2).map { _ in
      try #require(
        try TranscriptText.parse(try ToolRun("run", "pkce", "--live").output).first)
    }
    #expect(runs[0].seed == nil)
    for name in ["code", "state", "nonce", "code_verifier", "access_token", "refresh_token"] {
      let values = runs.map { run in
        run.steps.flatMap { $0.message?.values ?? [] }.first { $0.label == name }?.value
      }
      #expect(values[0] != nil && values[0] != values[1], "\(name)")
    }
    #expect(!runs[0].steps.flatMap(\.findings).contains { $0.verdict != .pass })
  }

  @Test("writes changes down, with what stood there before")
  func changes() throws {
    let run = try ToolRun(
      "run", "pkce", "--without", "verifier-matches", "--tamper",
      "token-request:form.code_verifier=\(String(repeating: "a", count: 43))")
    #expect(run.exitCode == 0)
    let transcript = try #require(try TranscriptText.parse(run.output).first)
    #expect(transcript.without == ["verifier-matches"])
    #expect(transcript.outcome?.result == .completed)
    let step = try #require(transcript.steps.first { "\($0.id)" == "token-request" })
    #expect(step.tampering.map(\.before) == ["83KJter3cJ4H_FGZduAKCsYDpn1_UIJcH3u58aosj68"])
  }

  @Test("that ends otherwise than its lesson says exits 1, and says how")
  func surprise() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(
      "---\ntitle: T\nflow: pkce\nexpect: refused at token-request by authorization-server\n---\nHello.\n",
      to: "own.md")
    let run = try ToolRun("run", file)
    #expect(run.exitCode == 1)
    #expect(
      run.errors == "authwalk: own did not end as it should: "
        + "expected the run to end 'refused', it ended 'completed'\n")
  }

  @Test("with a value that has a line feed or a control character stays one line, and reads back")
  func controlCharacters() throws {
    let change = "token-request:form.code_verifier=a\n\u{1b}[2J\u{202e}'=\"b"
    let run = try ToolRun("run", "pkce", "--tamper", change)
    #expect(!run.output.contains("\u{1b}"))
    #expect(try TranscriptText.parse(run.output).first?.tampering == [WireText(change)])
    #expect(run.exitCode == 0)
  }

  @Test("takes a value of a hundred thousand characters")
  func longValue() throws {
    let run = try ToolRun(
      "run", "pkce", "--tamper",
      "token-request:form.code_verifier=\(String(repeating: "v", count: 100_000))")
    #expect(run.exitCode == 0)
    let transcript = try #require(try TranscriptText.parse(run.output).first)
    #expect(
      transcript.outcome?.message
        == "'code_verifier' must have 43 to 128 characters of A-Z a-z 0-9 - . _ ~; it has 100000")
  }
}
