import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("callback-expected")
struct CallbackExpectedCheckTests {
  private let check = MessageCheck.callbackExpected

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the first answer to 'open-browser'",
      of: check, at: "callback")
  }

  @Test("fails for a second answer")
  func failsForSecond() throws {
    var signIn = try SignIn()
    let again = try signIn.repeatAtEnd("callback")
    try signIn.expect(
      .fail, "the sign-in was answered before, in 'callback'", of: check, at: again)
  }

  @Test("fails for a state that no sign-in has")
  func failsForState() throws {
    var signIn = try SignIn()
    try signIn.change("callback", "query.state", .set("unknown"))
    try signIn.expect(
      .fail, "'app' waits for no answer with this 'state'",
      of: check, at: "callback")
  }

  @Test("fails for an app that started no sign-in")
  func failsForOther() throws {
    var signIn = try SignIn()
    try signIn.changeReceiver("callback", ParticipantName(rawValue: "attacker"))
    try signIn.expect(
      .fail, "'attacker' waits for no answer with this 'state'", of: check, at: "callback")
  }

  @Test("passes two sign-ins of one app")
  func passesTwo() throws {
    let signIn = try SignIn.two(isOtherPerson: false)
    try signIn.expect(.pass, "the first answer to 'open-browser'", of: check, at: "callback")
    try signIn.expect(.pass, "the first answer to 'open-browser#2'", of: check, at: "callback#2")
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
