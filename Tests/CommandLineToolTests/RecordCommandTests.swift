import Foundation
import Testing
import WireFormats

@Suite("authwalk record")
struct RecordCommandTests {
  @Test("says what is new, what changed, and what did not")
  func record() throws {
    let scratch = try ScratchFolder()
    let file = "records/pkce/authorization-code.txt"
    let arguments = ["record", "pkce", "-o", "records"]
    try FileManager.default.createDirectory(
      atPath: scratch.file("records"), withIntermediateDirectories: false)
    let new = try ToolRun(arguments, folder: scratch.path)
    #expect(new.output == "new   \(file)\n")
    #expect(new.exitCode == 0)
    let recorded = try scratch.text(file)
    #expect(recorded == (try ToolRun("run", "pkce").output))
    #expect(
      try ToolRun(arguments, folder: scratch.path).output == "unchanged   \(file)\n")
    try scratch.write("old", to: file)
    #expect(try ToolRun(arguments, folder: scratch.path).output == "changed   \(file)\n")
    #expect(try scratch.text(file) == recorded)
  }

  @Test("takes another spelling of a letter for a change")
  func otherSpelling() throws {
    let scratch = try ScratchFolder()
    let lesson = try scratch.write(
      """
      ---
      title: One letter in two spellings
      flow: pkce
      app.redirect_uri: com.example.app:/auth-\u{e9}
      expect: completed
      ---
      One letter is written in two ways.
      """, to: "letter.md")
    try FileManager.default.createDirectory(
      atPath: scratch.file("records"), withIntermediateDirectories: false)
    let arguments = ["record", lesson, "-o", "records"]
    let file = "records/letter.txt"
    #expect(try ToolRun(arguments, folder: scratch.path).output == "new   \(file)\n")
    let recorded = Array(try scratch.text(file).utf8)
    try scratch.write(
      WireText(decoding: recorded).replacing("\u{e9}", with: "e\u{301}").string, to: file)
    #expect(try ToolRun(arguments, folder: scratch.path).output == "changed   \(file)\n")
    #expect(Array(try scratch.text(file).utf8) == recorded)
  }

  @Test("needs the folder")
  func noFolder() throws {
    let scratch = try ScratchFolder()
    let run = try ToolRun("record", folder: scratch.path)
    #expect(
      run.errors == """
        authwalk: error: there is no folder 'transcripts' here
        Go to the top of the project, or name a folder with -o.

        """)
    #expect(run.exitCode == 74)
    #expect(try scratch.contents == [])
  }
}
