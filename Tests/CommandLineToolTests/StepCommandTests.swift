import Testing
import TranscriptModel
import WireFormats

@testable import CommandLineTool

@Suite("authwalk step, fed from a pipe")
struct StepCommandTests {
  @Test("does what the lines say, without prompts and colours, and ends with the input")
  func pipe() throws {
    let run = try ToolRun("step", "pkce", input: "n\nn\nset query.state=x\nc\nq\n")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(!run.output.contains("\u{1b}") && !run.output.contains("> \n"))
    #expect(!run.output.contains("Enter shows the next step"))
    let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(heads.map { $0.prefix(4) } == ["[1] ", "[2] "])
    #expect(
      run.output.contains(
        "\nNot changed: at 'metadata-response', the message has no 'query.state';"))
    #expect(
      run.output.hasSuffix(
        """
        You changed nothing yet, so there is nothing to compare.
        You got to step 2 of pkce/authorization-code. To come back:
          authwalk step pkce --to metadata-response

        """))
  }

  @Test(
    "says the same at the end of input as after 'quit'", arguments: ["", "\n", "n\nn", "?\nw\n"])
  func endOfInput(_ input: String) throws {
    let end = try ToolRun("step", "pkce", input: input)
    let newline = input.isEmpty || input.hasSuffix("\n") ? "" : "\n"
    #expect(end.output == (try ToolRun("step", "pkce", input: input + newline + "q\n").output))
    #expect(end.exitCode == 0)
  }

  @Test("leads back with the command that it prints")
  func comesBack() throws {
    let lines = "run token-request\n\nset form.code_verifier=it's\nwithout verifier-format\n"
    let run = try ToolRun("step", "pkce", input: lines)
    let command =
      #"authwalk step pkce --to token-request --without verifier-format "#
      + #"--tamper 'token-request:form.code_verifier=it'\''s'"#
    #expect(
      run.output.hasSuffix(
        "You got to step 15 of pkce/authorization-code. To come back:\n  \(command)\n"))
    let back = try ToolRun.shell("printf '\\nn\\n' | \(command)")
    #expect(back.exitCode == 0)
    #expect(back.output.contains("\n  ~ form.code_verifier=it's   was "))
    #expect(back.output.hasSuffix("--to token-response" + command.dropFirst(37) + "\n"))
  }

  @Test("leaves with Enter after the end")
  func end() throws {
    let run = try ToolRun("step", "pkce", input: "run\n\nnever read\n")
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasSuffix(
        """
        This run is over. Enter leaves; 'back' goes back, 'restart' begins again.
        You saw the whole run of pkce/authorization-code. 'authwalk lessons' lists what there is.

        """))
  }

  @Test("ignores what arrow keys leave in a line")
  func arrowKeys() throws {
    let run = try ToolRun("step", "pkce", input: "\u{1b}[A\nn\u{7}\n")
    #expect(!run.output.contains("\u{1b}"))
    #expect(run.output.contains("\nthere is no '[A'; '?' lists what there is\n"))
    #expect(run.output.contains("\n[1] metadata-request "))
  }

  private static let severalRuns = """
    ---
    title: Two runs
    flow: pkce
    ---
    Both.

    ## run: one

    - expect: completed

    First words.

    ## run: two

    - tamper: redirect:query.state=x
    - expect: refused at callback by app through state-matches

    Second words.
    """

  @Test("goes from run to run, and comes back to each")
  func runs() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.severalRuns, to: "two.md")
    let both = try ToolRun("step", "two.md", input: "run\n\nn\nn\n", folder: scratch.path).output
    #expect(
      both.hasPrefix("Two runs\n\nBoth.\n\nrun: one\n\nFirst words.\n\n[1] metadata-request "))
    #expect(
      both.contains(
        """
        This run is over. Enter begins the next one, 'two'; 'back' goes back, 'restart' begins again.

        run: two

        Second words.

        [1] metadata-request
        """))
    #expect(
      both.hasSuffix(
        """
        You got to step 2 of two, two. To come back:
          authwalk step two.md --run two --to metadata-response

        """))
    let back = try ToolRun(
      "step", "two.md", "--run", "two", "--to", "callback", folder: scratch.path)
    #expect(back.output.hasPrefix("Two runs\n\nBoth.\n\nrun: two\n\nSecond words.\n\n[1] "))
    #expect(back.output.contains("\n  ~ query.state=x   was "))
    #expect(
      try ToolRun("step", "two.md", "--run", "three", folder: scratch.path).errors
        == "authwalk: error: --run: the lesson has no run 'three'; it has: one, two\n")
  }

  @Test("saves a run of a lesson that changes messages itself as 'run' prints it")
  func savesLessonEdits() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.severalRuns, to: "two.md")
    _ = try ToolRun(
      "step", "two.md", "--run", "two", input: "run\nsave a.txt\n", folder: scratch.path)
    let whole = try ToolRun("run", "two.md", folder: scratch.path).output
    let second = try #require(try TranscriptText.parse(whole).last)
    #expect(try scratch.text("a.txt") == second.text)
    #expect(second.tampering == ["redirect:query.state=x"])
  }
}
