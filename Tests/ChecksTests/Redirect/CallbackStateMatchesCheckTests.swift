import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("callback-state-matches")
struct CallbackStateMatchesCheckTests {
  private let check = MessageCheck.callbackStateMatches

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'state' equals that of 'open-browser', 22 characters",
      of: check, at: "callback")
  }

  @Test("fails for another state, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("callback", "query.state", .set(Recorded.state.spoiled))
    try signIn.expect(
      .fail,
      "'state' differs from that of 'open-browser'; 1 of 22 characters differ: "
        + "character 1 is 'X' and should be 'k'", expected: Recorded.state,
      actual: Recorded.state.spoiled,
      of: check, at: "callback")
  }

  @Test("fails without a state")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("callback", "query.state", .remove)
    try signIn.expect(
      .fail, "'state' is missing; it has to equal that of 'open-browser'", expected: Recorded.state,
      of: check, at: "callback")
  }

  @Test("fails when the app sent no state")
  func failsWithoutSent() throws {
    var signIn = try SignIn()
    try signIn.change("open-browser", "query.state", .remove)
    try signIn.change("callback", "query.state", .remove)
    try signIn.expect(
      .fail, "'open-browser' has no 'state', so anybody can forge its answer",
      of: check, at: "callback")
  }

  @Test("fails for the state of another person's sign-in")
  func failsForOther() throws {
    var signIn = try SignIn.two(isOtherPerson: true)
    try signIn.change("callback", "url", .set(try signIn.url("callback#2")))
    let sent = try #require(try SignIn("pkce-second").state)
    try signIn.expect(
      .fail,
      "'state' differs from that of 'open-browser'; 22 of 22 characters differ",
      expected: Recorded.state, actual: sent, of: check, at: "callback")
  }

  @Test("does not apply to an app that started no sign-in")
  func notApplicableToOther() throws {
    var signIn = try SignIn()
    try signIn.changeReceiver("callback", ParticipantName(rawValue: "attacker"))
    try signIn.expectNothing(of: check, at: "callback")
  }

  @Test("is unknown when 'open-browser' is gone")
  func isUnknownWithoutOpenBrowser() throws {
    var signIn = try SignIn()
    try signIn.delete("open-browser")
    try signIn.expect(
      .unknown, "step 4 is not in the transcript",
      of: check, at: "callback")
  }
}
