import TestSupport
import Testing

@Suite("authwalk explore")
struct ExploreCommandTests {
  @Test("proves what the table in the repository says", .explores)
  func table() throws {
    let run = try ToolRun("explore", "--format", "markdown")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(
      run.output == (try Repository.text("docs/attacks.md")),
      "run 'authwalk explore --format markdown', and read the difference")
  }

  @Test("refuses a flow that there is not")
  func unknownFlow() throws {
    let run = try ToolRun("explore", "pkc")
    #expect(run.exitCode == 64)
    #expect(
      run.errors
        == "authwalk: error: there is no flow 'pkc'; there are: pkce, nonce, custom-token\n")
  }
}
