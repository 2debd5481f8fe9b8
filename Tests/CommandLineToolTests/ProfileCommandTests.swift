import TestSupport
import Testing
import TranscriptModel
import WireFormats

@Suite("--profile")
struct ProfileCommandTests {
  @Test("stands in the head, in JSON and at the outcome")
  func head() throws {
    let run = try ToolRun("run", "pkce", "--profile", "rfc6749")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\nprofile:    rfc6749\n"))
    #expect(run.output.contains("  message   the app has what it came for (profile 'rfc6749')\n"))
    let json = try JSONParser.parse(
      try ToolRun("run", "pkce", "--profile", "rfc6749", "--format", "json").output)
    #expect(json["profile"] == "rfc6749")
  }

  @Test("is refused in one line for a flow that it does not belong to")
  func misplaced() throws {
    let run = try ToolRun("run", "custom-token", "--profile", "rfc6749")
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(
      run.errors
        == "authwalk: error: the profile 'rfc6749' belongs to 'pkce', and not to 'custom-token'\n")
    #expect(
      try ToolRun("run", "nonce", "--profile", "rfc1").errors
        == "authwalk: error: the flow 'nonce' has no profile 'rfc1'; it has none\n")
    #expect(
      try ToolRun("explore", "nonce", "--profile", "rfc6749").errors
        == "authwalk: error: the profile 'rfc6749' belongs to 'pkce', and not to 'nonce'\n")
    let unknown = try ToolRun("explore", "--profile", "rfc1")
    #expect(unknown.exitCode == 64)
    #expect(
      unknown.errors
        == "authwalk: error: there is no profile 'rfc1'; there are: rfc6749, rfc9700, "
        + "lenient-mock, mobile-services-2013\n")
  }

  @Test("holds in a lesson file, and another one on the command line wins")
  func lesson() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      ---
      title: T
      flow: pkce
      profile: rfc6749
      attack: code-interception
      ---
      Hello.

      ## run: old

      - expect: attack-succeeded

      ## run: new

      - profile: rfc9700
      - expect: refused with invalid_grant

      """, to: "own.md")
    let run = try ToolRun("run", "own.md", folder: scratch.path)
    #expect(run.exitCode == 0)
    #expect(
      run.errors
        == "authwalk: two judges: authorization-server accepted 'token-request', which fails "
        + "verifier-matches-challenge\n")
    let profiles = try TranscriptText.parse(run.output).map(\.profile)
    #expect(profiles == ["rfc6749", "rfc9700"])
    let other = try ToolRun("run", "own.md", "--profile", "lenient-mock", folder: scratch.path)
    #expect(
      try TranscriptText.parse(other.output).map(\.profile) == ["lenient-mock", "lenient-mock"])
  }

  @Test("holds in a session of 'step', which names it at the end, and knows what it leaves out")
  func step() throws {
    let run = try ToolRun(
      "step", "pkce", "--profile", "rfc6749", input: "without verifier-matches\nn\nn\nq\n")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("'verifier-matches' is off already."))
    #expect(run.output.contains("--profile rfc6749"))
  }

  @Test("is explained, with what it leaves out, what it keeps, and why")
  func explanation() throws {
    let text = try ToolRun("explain", "rfc6749").output
    #expect(text.contains("\n\nrfc6749   profile in pkce\n"))
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "leaves out verifier-matches: RFC 7636 asks for it, which came later (RFC 7636 §4.6)"))
    #expect(
      words.contains(
        "keeps state-matches: a client has to protect its redirect URI against forged requests "
          + "(RFC 6749 §10.12)"))
  }

  @Test("of all of them there is a page that says what the runs show", .exploresInCI)
  func page() throws {
    let run = try ToolRun("explore", "--profile", "all", "--format", "markdown")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(
      run.output == (try Repository.text("docs/profiles.md")),
      "run 'authwalk explore --profile all --format markdown', and read the difference")
  }

  @Test("shows which attacks succeed under it, in each form")
  func exploration() throws {
    let text = try ToolRun("explore", "--profile", "mobile-services-2013")
    #expect(text.exitCode == 0)
    #expect(text.output.hasPrefix("mobile-services-2013, in custom-token: what the JavaScript"))
    #expect(text.output.contains("\n  token-of-another-app "))
    #expect(!text.output.contains("\n  token-expired "))
    let json = try JSONParser.parse(
      try ToolRun(
        "explore", "custom-token", "--profile", "mobile-services-2013", "--format", "json"
      ).output)
    let attacks = try #require(json.arrayValue?.first?["attacks"]?.arrayValue)
    let ending = attacks.first { $0["attack"] == "token-expired" }
    #expect(ending?["result"] == "refused")
    #expect(ending?["defence"] == "token-unexpired")
    let html = try ToolRun(
      "explore", "custom-token", "--profile", "mobile-services-2013", "--format", "html")
    #expect(html.output.contains("<h2>mobile-services-2013, in custom-token</h2>"))
  }

  @Test("does not go with --mutate")
  func mutate() throws {
    let run = try ToolRun("explore", "--profile", "rfc6749", "--mutate")
    #expect(run.exitCode == 64)
    #expect(
      run.errors.hasPrefix("authwalk: error: '--profile' cannot go together with '--mutate'\n"))
  }
}
