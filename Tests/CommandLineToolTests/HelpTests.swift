import LessonLibrary
import Testing

@testable import CommandLineTool

@Suite("help")
struct HelpTests {
  private static let commands = [
    "lessons", "run", "step", "check", "explain", "coverage", "record",
  ]

  @Test("of a command says what it takes, in lines that fit", arguments: commands)
  func ofCommand(_ name: String) throws {
    let run = try ToolRun(name, "--help")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("authwalk \(name)"))
    #expect(lines.allSatisfy { $0.count <= 100 && $0.last != " " })
    for spelling in [["help", name], [name, "-h"], [name, "x", "y", "--help"]] {
      #expect(try ToolRun(spelling).output == run.output, "\(spelling)")
    }
  }

  @Test("of 'check', word for word")
  func check() throws {
    #expect(
      try ToolRun("check", "--help").output == """
        authwalk check FILE… [OPTION…]

        judges transcripts: recomputes every claim from the messages alone

        FILE is a transcript in the text form or in the JSON form. What the file says of its own
        findings does not count. A broken MUST fails, a broken SHOULD is a warning. A verdict is
        'unknown' where the evidence is not in the file. Nothing that could be judged is an error.
        '-' stands for standard input.

        Options:
          --all       list every check, also those that passed and those that did not apply
          --strict    end with 1 for a warning too, where something is not as it should be
          --rewrite   judge nothing, and write the transcripts of FILE in the newest version of the format
          -o FILE     with --rewrite: write to a file, whole or not at all; it may be the same

        Examples:
          authwalk check transcripts/pkce/authorization-code.txt
          authwalk check --strict transcripts/pkce/authorization-code.txt
          authwalk check --rewrite golden.txt -o golden.txt

        """)
  }

  @Test("of the whole names every command and exit code")
  func whole() throws {
    let run = try ToolRun("--help")
    #expect(run.exitCode == 0)
    for name in Self.commands { #expect(run.output.contains("\n  \(name)"), "\(name)") }
    for code in ["0", "1", "64", "65", "70", "74"] {
      #expect(run.output.contains("\n  \(code) "), "\(code)")
    }
    #expect(try ToolRun("-h").output == run.output)
    #expect(try ToolRun("help").output == run.output)
  }

  @Test("'--version' prints one line")
  func version() throws {
    let run = try ToolRun("--version")
    #expect(run.output == "authwalk \(Tool.version)\n")
    #expect(run.exitCode == 0)
  }

  @Test("the first screen says what this is, and what to try next")
  func overview() throws {
    let run = try ToolRun()
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("authwalk walks through how a native app signs in"))
    for id in try Lessons.curriculum().lessonIDs { #expect(run.output.contains("\n  \(id) ")) }
    #expect(
      run.output.hasSuffix(
        """
        Try next:
          authwalk step pkce      the first lesson, one message at a time: Enter goes on
          authwalk run pkce       the same at once, every message with its notes and checks
          authwalk explain PKCE   a word in a few lines

        """))
  }

  @Test("the commands that it shows are spelled rightly")
  func tries() throws {
    #expect(try ToolRun("explain", "PKCE").exitCode == 0)
    #expect(try ToolRun("step", "pkce").exitCode == 0)
  }
}
