import Foundation
import Testing

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
