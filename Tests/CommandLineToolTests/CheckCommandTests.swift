import Checks
import Foundation
import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import CommandLineTool

@Suite("authwalk check")
struct CheckCommandTests {
  private static let unreadable: [(String, Data, String)] = [
    ("empty.txt", Data(), "empty.txt: is empty; a transcript was expected"),
    ("blank.txt", Data(" \n\t\n".utf8), "blank.txt: is empty; a transcript was expected"),
    ("binary", Data([0x7f, 0x45, 0xff, 0x00]), "binary: is not text in UTF-8"),
    (
      "prose.txt", Data("Dear diary\n".utf8),
      "prose.txt:1:1: expected 'authwalk transcript 2', found 'Dear diary'"
    ),
    (
      "none.json", Data("[]".utf8),
      "none.json: is a list without any transcript; at least one was expected"
    ),
    ("cut.json", Data(#"{"format": "authwalk-tr"#.utf8), "cut.json:1:12: the string has no end"),
    (
      "large.txt", Data(repeating: UInt8(ascii: "x"), count: 50_000_000),
      "large.txt:1:1: expected 'authwalk transcript 2', found 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'"
    ),
  ]

  @Test("judges nothing, and says so, when the flow is not known")
  func unknownFlow() throws {
    let scratch = try ScratchFolder()
    let transcript = try Repository.text("transcripts/pkce/authorization-code.txt")
    try scratch.write(
      transcript.replacing("\nflow:       pkce", with: "\nflow:       pkcx"), to: "x.txt")
    let run = try ToolRun("check", "x.txt", folder: scratch.path)
    #expect(
      run.errors == "authwalk: error: x.txt: nothing can be judged: no flow is named 'pkcx'; "
        + "there are 'pkce', 'nonce', 'custom-token'\n")
    #expect(run.output == "")
    #expect(run.exitCode == 65)
  }

  @Test("says that nothing was judged when every step is gone")
  func noSteps() throws {
    let scratch = try ScratchFolder()
    let transcript = try Repository.text("transcripts/pkce/authorization-code.txt")
    let head = transcript.prefix(upTo: try #require(transcript.firstRange(of: "[1] ")).lowerBound)
    let end = transcript[try #require(transcript.firstRange(of: "outcome: ")).lowerBound...]
    try scratch.write(String(head + end), to: "x.txt")
    let run = try ToolRun("check", "x.txt", folder: scratch.path)
    #expect(
      run.errors == "authwalk: error: x.txt: nothing was judged: the transcript has no steps\n")
    #expect(run.output == "")
    #expect(run.exitCode == 65)
  }

  @Test("says that nothing was judged when no step has a name that the flow knows")
  func strangeSteps() throws {
    let scratch = try ScratchFolder()
    let transcript = Transcript(
      lesson: "captured", flow: "pkce", seed: nil, startedAt: 0,
      steps: ["hello", "good-bye"].enumerated().map { index, name in
        Step(
          number: index + 1, id: StepID(MessageName(rawValue: name)), time: 0,
          content: .calculation(Calculation(inputs: [], outputs: []), by: .app))
      })
    try scratch.write(transcript.json.indentedText(), to: "x.json")
    let run = try ToolRun("check", "x.json", folder: scratch.path)
    #expect(
      run.errors == "authwalk: error: x.json: nothing was judged: the flow 'pkce' has no message "
        + "that is called 'good-bye' or 'hello'\n")
    #expect(run.exitCode == 65)
  }

  @Test("lists every check with its verdict, and those that do not apply")
  func all() throws {
    let run = try ToolRun(
      "check", "--all", "\(Repository.path)/transcripts/pkce/authorization-code.txt")
    let lines = run.output.split(separator: "\n").map(String.init)
    for check in try CheckCatalogue.flow(named: "pkce").checks {
      #expect(
        lines.contains {
          $0.hasPrefix("  ok        \(check.id): ")
            || $0 == "  -         \(check.id): does not apply"
        }, "\(check.id)")
    }
    #expect(run.exitCode == 0)
  }

  @Test("says where a file is no transcript", arguments: unreadable.indices)
  func refuses(_ index: Int) throws {
    let (name, content, message) = Self.unreadable[index]
    let scratch = try ScratchFolder()
    try scratch.write(content, to: name)
    let run = try ToolRun("check", name, folder: scratch.path)
    #expect(run.errors == "authwalk: error: \(message)\n")
    #expect(run.output == "")
    #expect(run.exitCode == 65)
  }

  @Test("says why a file cannot be read")
  func missing() throws {
    let scratch = try ScratchFolder()
    let run = try ToolRun("check", "none.txt", ".", folder: scratch.path)
    #expect(
      run.errors == """
        authwalk: error: none.txt: cannot be read: no such file or directory
        authwalk: error: .: is a folder; name a file in it

        """)
    #expect(run.exitCode == 65)
  }

  @Test("gives up on a device without end")
  func endless() throws {
    let run = try ToolRun("check", "/dev/zero")
    #expect(run.errors == "authwalk: error: /dev/zero: has more than 200 MB\n")
    #expect(run.exitCode == 65)
  }

  @Test("finds the same in both forms, and from standard input")
  func bothForms() throws {
    let scratch = try ScratchFolder()
    try scratch.write(try ToolRun("run", "pkce").output, to: "a.txt")
    try scratch.write(try ToolRun("run", "pkce", "--format", "json").output, to: "a.json")
    let text = try ToolRun("check", "a.txt", folder: scratch.path)
    let json = try ToolRun("check", "a.json", folder: scratch.path)
    let input = try ToolRun("check", "-", input: try scratch.text("a.txt"))
    #expect(text.exitCode == 0)
    #expect(text.output.hasPrefix("a.txt: pkce/authorization-code\n"))
    #expect(text.output.hasSuffix(" passed, 0 failed, 0 warnings, 0 unknown\n"))
    #expect(json.output == text.output.replacing("a.txt", with: "a.json"))
    #expect(input.output == text.output.replacing("a.txt", with: "-"))
  }

  @Test("lets a warning count where it is to be strict")
  func strict() throws {
    let scratch = try ScratchFolder()
    try scratch.write(try ToolRun("run", "pkce").output, to: "a.txt")
    #expect(try ToolRun("check", "--strict", "a.txt", folder: scratch.path).exitCode == 0)
    let edit = "metadata-response:json.code_challenge_methods_supported="
    try scratch.write(try ToolRun("run", "pkce", "--tamper", edit).output, to: "b.txt")
    let warned = try ToolRun("check", "b.txt", folder: scratch.path)
    #expect(warned.exitCode == 0)
    #expect(warned.output.contains("\n    warn      metadata-offers-s256   "))
    let strict = try ToolRun("check", "--strict", "b.txt", folder: scratch.path)
    #expect(strict.exitCode == 1)
    #expect(strict.output == warned.output)
    let both = try ToolRun("check", "--strict", "--rewrite", "b.txt", folder: scratch.path)
    #expect(both.errors.contains("'--strict' cannot go together with '--rewrite'"))
  }

  /// A check, the step in which a character is changed, and the change.
  static let forgeries: [(check: String, step: String, from: String, to: String)] = [
    ("code-challenge-recomputed", "[3]", "code_challenge = QNbp", "code_challenge = RNbp"),
    ("callback-state-matches", "[13]", "&state=kT-j", "&state=kT-k"),
    ("redirect-unchanged", "[12]", "?code=5hCo", "?code=6hCo"),
    ("verifier-matches-challenge", "[15]", "&code_verifier=83KJ", "&code_verifier=93KJ"),
  ]

  @Test("names the check that a changed character fails", arguments: forgeries)
  func forged(_ forgery: (check: String, step: String, from: String, to: String)) throws {
    let scratch = try ScratchFolder()
    let text = try ToolRun("run", "pkce").output
    let step = try #require(text.firstRange(of: "\n\(forgery.step) "))
    let place = try #require(text[step.upperBound...].firstRange(of: forgery.from))
    try scratch.write(text.replacingCharacters(in: place, with: forgery.to), to: "a.txt")
    let run = try ToolRun("check", "a.txt", folder: scratch.path)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("\n    FAIL      \(forgery.check)   "), "\(run.output)")
    #expect(
      run.output.contains("\n              the file says that this passes; it does not hold\n"))
  }
}
