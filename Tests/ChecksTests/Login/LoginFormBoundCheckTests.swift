import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("login-form-bound")
struct LoginFormBoundCheckTests {
  private let check = MessageCheck.loginFormBound

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'csrf_token' equals that of 'login-page', 22 characters",
      of: check, at: "login-submit")
  }

  @Test("fails for another token, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "form.csrf_token", .set(Recorded.antiForgeryToken.spoiled))
    try signIn.expect(
      .fail,
      "'csrf_token' differs from that of 'login-page'; 1 of 22 characters differ: "
        + "character 1 is 'X' and should be 'j'", expected: Recorded.antiForgeryToken,
      actual: Recorded.antiForgeryToken.spoiled,
      of: check, at: "login-submit")
  }

  @Test("reads the page by its bytes", arguments: ["\u{301}a", "\u{200d}", "a\r\n", "\r\n\u{301}"])
  func bytes(value: WireText) throws {
    let page: WireText = #"<input name="csrf_token" type="hidden" value="\#(value)">"#
    #expect(LoginForm.hiddenValue(.csrfToken, in: page) == value)
    #expect(LoginForm.hiddenValue(.csrfToken, in: page + "\u{301}") == value)
  }

  @Test("fails without the token")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "form.csrf_token", .remove)
    try signIn.expect(
      .fail, "'csrf_token' is missing; it has to equal that of 'login-page'",
      expected: Recorded.antiForgeryToken,
      of: check, at: "login-submit")
  }

  @Test("fails when neither page nor form has a token")
  func failsWithoutBoth() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "form.csrf_token", .remove)
    try signIn.change("login-page", "body", .set("<form></form>"))
    try signIn.expect(
      .fail, "neither the page nor the form has a 'csrf_token'",
      of: check, at: "login-submit")
  }

  @Test("is unknown for a page in which no token is found")
  func isUnknownForPage() throws {
    var signIn = try SignIn()
    try signIn.change("login-page", "body", .set("<form></form>"))
    try signIn.expect(
      .unknown, "the login page shows no hidden field 'csrf_token'", of: check, at: "login-submit")
  }

  @Test("passes the form of the page that came after a wrong password")
  func passesSecondPage() throws {
    var signIn = try SignIn()
    try signIn.insertSecondLogin(token: "AAAAAAAAAAAAAAAAAAAAAA")
    try signIn.expect(
      .pass, "'csrf_token' equals that of 'login-page#2', 22 characters",
      of: check, at: "login-submit#2")
    try signIn.expect(
      .pass, "'csrf_token' equals that of 'login-page', 22 characters", of: check,
      at: "login-submit")
    try signIn.delete("login-page#2")
    try signIn.expect(.unknown, "step 11 is not in the transcript", of: check, at: "login-submit#2")
  }

  @Test("fails for a cookie that no page set")
  func failsForCookie() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "header.Cookie", .set("session=other"))
    try signIn.expect(
      .fail, "no login page set the cookie that came with the form",
      of: check, at: "login-submit")
  }

  @Test("is unknown when 'login-page' is gone")
  func isUnknownWithoutLoginPage() throws {
    var signIn = try SignIn()
    try signIn.delete("login-page")
    try signIn.expect(
      .unknown, "step 7 is not in the transcript",
      of: check, at: "login-submit")
  }

  @Test("fails without a cookie")
  func failsWithoutCookie() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "header.Cookie", .remove)
    try signIn.expect(
      .fail, "no cookie came with the form, so nothing ties it to a page that was sent",
      of: check, at: "login-submit")
  }

  @Test("does not apply to a body that is no form")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("login-submit", "header.Content-Type", .remove)
    try signIn.expectNothing(of: check, at: "login-submit")
  }
}
