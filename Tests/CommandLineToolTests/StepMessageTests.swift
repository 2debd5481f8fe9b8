import LessonLibrary
import Testing

@testable import CommandLineTool

/// What the stepper says to a line that it cannot do as asked.
@Suite("a line at the prompt that cannot be done")
struct StepMessageTests {
  static let beforeTheFirst: [(String, String)] = [
    ("b", "This is the beginning."),
    ("set query.state=x", "No message waits here to be changed. See one first, with 'next'."),
    ("show raw", "No message waits here. See one first, with 'next'."),
    ("w", "No secret has come up yet."),
    ("u", "There is no change to take back."),
    ("nxt", "there is no 'nxt'; did you mean 'next'?"),
    ("zzzzz", "there is no 'zzzzz'; '?' lists what there is"),
    ("set", "write 'set PLACE=VALUE'"), ("remove", "write 'remove PLACE'"),
    (
      "set state=x",
      "'state' is no place; write query.NAME, form.NAME, header.NAME, json.POINTER, value.NAME,\n"
        + "location.query.NAME, status, body or url, for a form there .form.NAME, and for a JWT there\n"
        + ".claims.NAME or .header.NAME"
    ),
    ("set query.state", "write 'set PLACE=VALUE'"),
    (
      "set query.state=",
      "'remove query.state' takes it away; 'set query.state=\"\"' empties it"
    ),
    ("add query.state", "write 'add PLACE=VALUE'"),
    ("remove query.state=x", "write 'remove PLACE', without a value"),
    ("wait", "write 'wait SECONDS', whole seconds, such as 'wait 600'"),
    ("wait -1", "write 'wait SECONDS', whole seconds, such as 'wait 600'"),
    ("without", "write 'without DEFENCE'"),
    ("without state-match", "there is no defence 'state-match'; did you mean 'state-matches'?"),
    ("explain", "write 'explain WORD'"),
    ("explain stat", "nothing is known of 'stat'; did you mean 'state'?"),
    ("save", "write 'save FILE'"), ("show json", "write 'show', 'show raw' or 'show decoded'"),
    ("save /none/a.txt", "/none/a.txt: cannot be written: no such file or directory"),
    ("run token-requst", "there is no step 'token-requst'; did you mean 'token-request'?"),
    ("back token-requst", "there is no step 'token-requst'; did you mean 'token-request'?"),
    ("back callback", "'callback' has not happened yet. 'run callback' goes on to it."),
    ("back 0", "go back one step or more"), ("back -1", "go back one step or more"),
    ("run A B", "'A B' is no step id; write one such as 'token-request' or 'token-request#2'"),
    ("next please", "write 'next' alone"), ("drop it", "write 'drop' alone"),
    ("quit now", "write 'quit' alone"),
  ]

  @Test("gets a message, and changes nothing", arguments: beforeTheFirst)
  func before(_ line: String, _ message: String) async throws {
    let probe = try await SteppedProbe()
    #expect(try await probe.say(line) == message + "\n")
    #expect(await probe.waiting == "metadata-request")
    #expect(probe.session.run.changes.isEmpty)
  }

  static let atTheState: [(String, String)] = [
    (
      "drop",
      "Not changed: 'state-check' is a calculation inside a participant; only messages can be changed."
    ),
    ("b 14", "Only 13 steps lie behind; 'back 13' goes to the first."),
    ("run state-check", "'state-check' waits already. Enter lets it go."),
    ("run callback", "'callback' has happened already. 'back callback' goes back to it."),
  ]

  @Test("at a calculation gets a message", arguments: atTheState)
  func atCalculation(_ line: String, _ message: String) async throws {
    let probe = try await SteppedProbe()
    try await probe.goOn(to: "state-check")
    #expect(try await probe.say(line) == message + "\n")
    #expect(await probe.waiting == "state-check")
  }

  @Test("after the end says how to go on")
  func afterTheEnd() async throws {
    let probe = try await SteppedProbe()
    let end = try await probe.say("run")
    #expect(
      end.hasSuffix("\nThis run is over. Enter leaves; 'back' goes back, 'restart' begins again.\n")
    )
    #expect(
      try await probe.say("run") == "This run is over. 'back' goes back, 'restart' begins again.\n")
    #expect(
      try await probe.say("set query.state=x")
        == "No message waits here to be changed. See one first, with 'next'.\n")
    #expect(try await probe.say("b").contains("resource-response#2"))
  }
}
