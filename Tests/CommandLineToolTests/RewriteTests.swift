import Foundation
import Testing
import TranscriptModel
import WireFormats

@testable import CommandLineTool

@Suite("authwalk check --rewrite")
struct RewriteTests {
  private static let folder = "Tests/TranscriptModelTests/Samples/version-1"
  private static let textFiles = ["authorization-code.txt", "sign-in-with-apple.txt"]
  private static let files = textFiles + ["manual-login.json"]

  @Test("is not needed to judge: no check fails a transcript of version 1", arguments: files)
  func judged(file: String) throws {
    let run = try ToolRun("check", "\(Self.folder)/\(file)", folder: Repository.path)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(!run.output.contains("FAIL"))
    #expect(!run.output.contains("two judges"))
    let counts = run.output.split(separator: "\n").filter { $0.hasSuffix(" unknown") }
    #expect(!counts.isEmpty)
    #expect(counts.allSatisfy { $0.contains(" passed, 0 failed, ") })
  }

  @Test("writes version 2 of the same form to standard output", arguments: textFiles)
  func text(file: String) throws {
    let run = try ToolRun("check", "--rewrite", "\(Self.folder)/\(file)", folder: Repository.path)
    let old = try TranscriptText.parse(Repository.text("\(Self.folder)/\(file)"))
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output == TranscriptText.write(old.map(\.upgraded)))
    #expect(try TranscriptText.parse(run.output) == old.map(\.upgraded))
  }

  @Test("writes JSON as JSON, an object or an array as it was")
  func json() throws {
    let text = try Repository.text("\(Self.folder)/manual-login.json")
    let old = try Transcript(json: JSONParser.parse(text))
    let scratch = try ScratchFolder()
    try scratch.write(text, to: "one.json")
    try scratch.write("[\(text)]", to: "array.json")
    let one = try ToolRun("check", "--rewrite", "one.json", folder: scratch.path)
    let array = try ToolRun("check", "--rewrite", "array.json", folder: scratch.path)
    #expect(one.output == old.upgraded.json.indentedText() + "\n")
    #expect(array.output == JSONValue.array([old.upgraded.json]).indentedText() + "\n")
    #expect(one.exitCode == 0)
    #expect(array.exitCode == 0)
  }

  @Test("may write to the file that it reads, leaves nothing beside it, and does no more later")
  func inPlace() throws {
    let scratch = try ScratchFolder()
    try scratch.write(try Repository.text("\(Self.folder)/sign-in-with-apple.txt"), to: "a.txt")
    let expected = try ToolRun("check", "--rewrite", "a.txt", folder: scratch.path).output
    for _ in 0..<2 {
      let run = try ToolRun("check", "--rewrite", "a.txt", "-o", "a.txt", folder: scratch.path)
      #expect(run.output == "")
      #expect(run.errors == "")
      #expect(run.exitCode == 0)
      #expect(try scratch.contents == ["a.txt"])
      #expect(try scratch.text("a.txt") == expected)
    }
  }

  static let newFiles = [
    ("authwalk transcript 2\nlesson: a\nflow: b\nseed: none\nstarted: 0\n\n\n\noutcome: none\n\n"),
    (#"{"format":"authwalk-transcript", "version":2,"lesson":"a","flow":"b","startedAt":0,"x":1}"#),
  ]

  @Test("writes a file of version 2 as it is, whatever its layout", arguments: newFiles)
  func unchanged(text: String) throws {
    let run = try ToolRun("check", "--rewrite", "-", input: text)
    #expect(run.output == text)
    #expect(run.exitCode == 0)
  }

  @Test("upgrades each transcript of a file that has some of both versions")
  func mixed() throws {
    let new = "authwalk transcript 2\nlesson: a\nflow: b\nseed: none\nstarted: 0\n\noutcome: none\n"
    let old = try Repository.text("\(Self.folder)/authorization-code.txt")
    let run = try ToolRun("check", "--rewrite", "-", input: old + "\n\n" + new)
    let transcripts = try TranscriptText.parse(run.output)
    #expect(transcripts.map(\.version) == [2, 2])
    #expect(transcripts.map(\.lesson) == ["pkce/authorization-code", "a"])
  }

  @Test("judges nothing: a flow that is not known is no fault")
  func unknownFlow() throws {
    let text = try Repository.text("\(Self.folder)/authorization-code.txt")
      .replacing("\nflow:       pkce", with: "\nflow:       pkcx")
      .replacing("&code_verifier=83KJ", with: "&code_verifier=93KJ")
    let run = try ToolRun("check", "--rewrite", "-", input: text)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("\nflow:       pkcx\n"))
  }

  @Test("leaves the file whole when the new one has no room")
  func fullDisk() throws {
    let scratch = try ScratchFolder()
    let old = try Repository.text("\(Self.folder)/authorization-code.txt")
    try scratch.write(old, to: "a.txt")
    // A limit on the size of files stands for the end of the disk.
    let result = try ToolRun.shell(
      "trap '' XFSZ; ulimit -f 8; authwalk check --rewrite a.txt -o a.txt", folder: scratch.path)
    #expect(result.output == "authwalk: error: a.txt: cannot be written: file too large\n")
    #expect(result.exitCode == 74)
    #expect(try scratch.contents == ["a.txt"])
    #expect(try scratch.text("a.txt") == old)
  }

  static let misuses = [
    (
      ["check", "a.txt", "-o", "b.txt"], "'-o' needs '--rewrite': a report goes to standard output"
    ),
    (["check", "--rewrite", "a.txt", "b.txt"], "'--rewrite' takes one FILE, not 2"),
  ]

  @Test("says what is wrong with the command line", arguments: misuses)
  func misuse(arguments: [String], message: String) throws {
    let run = try ToolRun(arguments)
    #expect(run.errors == "authwalk: error: \(message)\nTry 'authwalk check --help'.\n")
    #expect(run.exitCode == 64)
  }
}
