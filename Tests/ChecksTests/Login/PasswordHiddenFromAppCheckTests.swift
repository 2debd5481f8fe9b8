import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("password-hidden-from-app")
struct PasswordHiddenFromAppCheckTests {
  private let check = MessageCheck.passwordHiddenFromApp

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the cookie 'session' and the password: in none of 14 messages of the app",
      of: check, at: "login-submit")
  }

  @Test("fails when the app sends the password")
  func failsForPassword() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.password", .add(Recorded.password))
    try signIn.expect(
      .fail, "the password is in 'token-request', a message of the app",
      of: check, at: "login-submit")
  }

  @Test("fails when the app receives the password inside another value")
  func failsForPart() throws {
    var signIn = try SignIn()
    try signIn.change(
      "callback", "url", .set("com.example.app:/auth?note=it%20is%20IUCbCBcUBdKwd9ti"))
    try signIn.expect(
      .fail, "the password is in 'callback', a message of the app",
      of: check, at: "login-submit")
  }

  @Test("fails when the app sends the cookie")
  func failsForCookie() throws {
    var signIn = try SignIn()
    try signIn.change("resource-request", "header.Cookie", .add("session=8A6uDuoqP_nfQ0kuIzdlGg"))
    try signIn.expect(
      .fail, "the cookie 'session' is in 'resource-request', a message of the app",
      of: check, at: "login-submit")
  }

  @Test("fails when the app itself sends the form")
  func failsForApp() throws {
    var signIn = try SignIn()
    try signIn.changeSender("login-submit", .app)
    try signIn.expect(
      .fail, "the cookie 'session' is in 'login-submit', a message of the app", of: check,
      at: "login-submit")
  }

  @Test("is unknown for a password that would be found by chance")
  func isUnknownForShort() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "form.password", .set("code"))
    try signIn.expect(
      .unknown, "the password is too short to be told from other words", of: check,
      at: "login-submit")
  }

  @Test("is unknown when 'resource-request' is gone")
  func isUnknownWithoutResourceRequest() throws {
    var signIn = try SignIn()
    try signIn.delete("resource-request")
    try signIn.expect(
      .unknown, "step 20 is not in the transcript",
      of: check, at: "login-submit")
  }

  @Test("takes no short cookie for a session")
  func passesShortCookie() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "header.Cookie", .set("theme=application"))
    try signIn.expect(
      .pass, "the password: in none of 14 messages of the app", of: check, at: "login-submit")
  }

  @Test("does not apply to a form without secrets")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "form.password", .remove)
    try signIn.change("login-submit", "header.Cookie", .remove)
    try signIn.expectNothing(of: check, at: "login-submit")
  }
}
