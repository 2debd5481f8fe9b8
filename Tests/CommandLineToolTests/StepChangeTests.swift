import Flows
import LessonLibrary
import Simulation
import Testing
import TranscriptModel

@testable import CommandLineTool

@Suite("changing a run while stepping")
struct StepChangeTests {
  @Test("shows the message again, with the change and without the notes")
  func shows() async throws {
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "redirect")
    #expect(
      try await probe.say("set query.state=x").hasPrefix(
        """

        [12] redirect   browser -> device   t+0s
            open com.example.app:/auth
                ?code=5hCosanNlg9wR_DLOTP98PbcBcXd7TE4EgAAgXgUugc
                &state=x
                &iss=https%3A%2F%2Fauthorization-server.example

          ~ query.state=x   was 'kT-jb0l4s2CUQ4INdW0p4w'

        """))
  }

  @Test("is taken back one by one, and says which")
  func undo() async throws {
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "token-request")
    let plain = try await probe.say("show")
    try await probe.say("set form.code=x")
    let once = try await probe.say("show")
    try await probe.say("without verifier-matches")
    try await probe.say("drop")
    #expect(try await probe.say("u").hasPrefix("Taken back: token-request:drop\n\n[15] "))
    #expect(try await probe.say("u") == "Taken back: without verifier-matches\n")
    #expect(try await probe.say("show") == once)
    #expect(try await probe.say("u").hasPrefix("Taken back: token-request:form.code=x\n\n[15] "))
    #expect(try await probe.say("show") == plain)
    #expect(try await probe.say("u") == "There is no change to take back.\n")
  }

  @Test("takes back what was given on the command line")
  func undoGiven() async throws {
    let probe = try await SteppedProbe(
      try Lessons.lesson("pkce"),
      changes: RunChanges(
        edits: [try StepEdit(parsing: "redirect:drop")], without: ["state-matches"]))
    #expect(try await probe.say("undo") == "Taken back: redirect:drop\n")
    #expect(try await probe.say("undo") == "Taken back: without state-matches\n")
    #expect(probe.session.run.changes.isEmpty)
  }

  @Test("stays when one goes back, until 'restart'")
  func stays() async throws {
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "redirect")
    try await probe.say("set query.state=x")
    let changed = try await probe.say("show")
    try await probe.say("b 3")
    #expect(try await probe.say("run redirect").hasSuffix(changed))
    try await probe.say("restart")
    #expect(!(try await probe.say("run redirect").contains("  ~ ")))
  }

  @Test("'without' in mid-flow repeats the run, and says so")
  func without() async throws {
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "redirect")
    try await probe.say("set query.state=x")
    #expect(
      try await probe.say("without state-matches")
        == "'state-matches' is off, from the beginning of the run on.\n")
    #expect(try await probe.say("without state-matches") == "'state-matches' is off already.\n")
    #expect(try await probe.say("run").contains("\noutcome:    completed\n"))
  }

  @Test("'without' where it decided before goes on from there")
  func withoutAtTheEnd() async throws {
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "redirect")
    try await probe.say("set query.state=x")
    #expect(try await probe.say("run").contains("\n  defence   state-matches\n"))
    try await probe.say("without state-matches")
    #expect(await probe.waiting == "token-request")
  }

  @Test("a doubled message is one step to go back over")
  func twice() async throws {
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "callback")
    try await probe.say("twice")
    try await probe.goOn(to: "token-request")
    #expect(try await probe.say("b callback").contains("\n[13] callback "))
    try await probe.goOn(to: "token-request")
    #expect(
      try await probe.say("b callback#2")
        == "'callback#2' is the second copy of a doubled message; go back to the first.\n")
  }

  @Test("a change that cannot be made is said, and can be taken back")
  func obstacle() async throws {
    let probe = try await SteppedProbe(
      try Lessons.lesson("pkce"),
      changes: RunChanges(edits: [try StepEdit(parsing: "redirect:query.stat=x")]))
    let complaint = """
      A change cannot be made: at 'redirect', the message has no 'query.stat'; it has: url, query.code,
      query.state, query.iss. 'undo' takes the last change back.

      """
    #expect(try await probe.goOn(to: "redirect").hasSuffix(complaint))
    #expect(try await probe.say("n") == complaint)
    try await probe.say("undo")
    #expect(try await probe.say("n").contains("\n[13] callback "))
  }

  @Test("'compare' names the first difference, and both ends")
  func compare() async throws {
    let probe = try await SteppedProbe()
    #expect(
      try await probe.say("c") == "You changed nothing yet, so there is nothing to compare.\n")
    try await probe.goOn(to: "redirect")
    try await probe.say("set query.state=x")
    let text = """
      The runs differ first at step 12, 'redirect':
        query.state   was 'kT-jb0l4s2CUQ4INdW0p4w', is 'x'
      Without your changes, it ends: completed
        the app has what it came for
      With them, it ends: refused at 'callback' by app through state-matches
        'state' is 'x', not 'kT-jb0l4s2CUQ4INdW0p4w'

      """
    #expect(try await probe.say("c") == text)
    try await probe.say("b 2")
    #expect(try await probe.say("compare") == text)
  }

  @Test("'compare' tells of lost, late and doubled messages")
  func compareOther() async throws {
    for (change, line) in [
      ("drop", "  it is never delivered"), ("wait 601", "  it happens 601 seconds later"),
    ] {
      let probe = try await SteppedProbe()
      try await probe.goOn(to: "token-request")
      try await probe.say(change)
      let lines = try await probe.say("c").split(separator: "\n")
      #expect(lines.first == "The runs differ first at step 15, 'token-request':")
      #expect(lines.dropFirst().first.map(String.init) == line)
    }
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "callback")
    try await probe.say("twice")
    #expect(
      try await probe.say("c").hasPrefix(
        "The runs differ first at step 14, 'callback#2', where 'state-check' was:\n"))
  }
}
