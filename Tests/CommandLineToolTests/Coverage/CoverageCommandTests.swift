import TestSupport
import Testing
import WireFormats

@Suite("authwalk coverage")
struct CoverageCommandTests {
  @Test("lists a document with its counts, its clauses and what exercises them")
  func text() throws {
    let run = try ToolRun("coverage", "RFC 7636")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("document   clauses   exercised   said elsewhere   "))
    #expect(lines[1].hasPrefix("RFC 7636   "))
    #expect(lines[3] == "RFC 7636: Proof Key for Code Exchange by OAuth Public Clients")
    #expect(run.output.contains("§4.6 MUST"))
    #expect(run.output.contains("check verifier-matches-challenge; defence verifier-matches;"))
    #expect(run.output.contains("not exercised: it is kept inside the participant"))
    #expect(run.output.contains("said elsewhere: RFC 9700 §2.1.1"))
    #expect(lines.allSatisfy { $0.count <= 100 && $0.last != " " })
    for words in [["7636"], ["rfc7636"], ["RFC", "7636"]] {
      #expect(try ToolRun(["coverage"] + words).output == run.output, "\(words)")
    }
  }

  @Test("takes several documents in the order of the tables, and one level alone")
  func several() throws {
    let run = try ToolRun("coverage", "OIDC", "Core", "7636", "--level", "should")
    #expect(run.exitCode == 0)
    let heads = run.output.split(separator: "\n").filter { $0.contains(": ") && $0.first != " " }
    #expect(heads.map { $0.prefix(8) } == ["RFC 7636", "OIDC Cor"])
    #expect(run.output.contains(" SHOULD "))
    #expect(!run.output.contains(" MUST "))
    #expect(run.output.contains("\nall "))
    let alone = try ToolRun("coverage", "oidc")
    #expect(alone.exitCode == 0)
    #expect(alone.output.contains("\nOIDC Core: OpenID Connect Core 1.0\n"))
  }

  @Test("writes each clause to JSON, with the lists of names")
  func json() throws {
    let run = try ToolRun("coverage", "7636", "--format", "json")
    #expect(run.exitCode == 0)
    let json = try JSONParser.parse(run.output)
    #expect(json["documents"]?.arrayValue?.first?["document"] == "RFC 7636")
    let clauses = try #require(json["clauses"]?.arrayValue)
    let match = clauses.first { $0["section"] == "4.6" }
    #expect(match?["level"] == "MUST")
    #expect(match?["binds"] == "authorization server")
    #expect(match?["checks"] == .array(["verifier-matches-challenge"]))
    #expect(match?["defences"] == .array(["verifier-matches"]))
    #expect(match?["not_exercised"] == .null)
    #expect(match?["changed_messages"] == .null)
  }

  @Test("refuses a document that it does not have, and says which there are")
  func unknown() throws {
    let run = try ToolRun("coverage", "RFC", "7637")
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "authwalk: error: there is no document 'RFC 7637' here; did you mean 'RFC 7636'?\n"
          + "There are: RFC 6749, RFC 6750, "))
    #expect(
      try ToolRun("coverage", "7637").errors.hasPrefix(
        "authwalk: error: there is no document '7637' here; did you mean '7636'?\n"))
    #expect(
      try ToolRun("coverage", "rfc").errors.hasPrefix(
        "authwalk: error: there is no document 'rfc' here\n"))
    #expect(try ToolRun("coverage", "poetry").exitCode == 64)
    #expect(try ToolRun("coverage", "--level", "shall").exitCode == 64)
  }

  @Test("writes the page in the repository", .exploresInCI)
  func page() throws {
    let run = try ToolRun("coverage", "--mutate", "--format", "markdown")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(
      run.output == (try Repository.text("docs/coverage.md")),
      "run 'authwalk coverage --mutate --format markdown', and read the difference")
  }
}
