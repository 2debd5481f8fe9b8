import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("session-cookie-protected")
struct SessionCookieProtectedCheckTests {
  private let check = MessageCheck.sessionCookieProtected

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "1 cookie, with 'Secure' and 'HttpOnly'",
      of: check, at: "login-page")
  }

  @Test("passes attributes in any case and order")
  func passesCase() throws {
    var signIn = try SignIn()
    try signIn.change("login-page", "header.Set-Cookie", .set("session=a;httponly ; SECURE"))
    try signIn.expect(
      .pass, "1 cookie, with 'Secure' and 'HttpOnly'", of: check, at: "login-page")
  }

  @Test("fails without 'Secure'")
  func failsWithoutSecure() throws {
    var signIn = try SignIn()
    try signIn.change("login-page", "header.Set-Cookie", .set("session=Secure; Path=/; HttpOnly"))
    try signIn.expect(
      .fail, "the cookie 'session' lacks 'Secure'",
      of: check, at: "login-page")
  }

  @Test("fails without 'HttpOnly', in a second cookie too")
  func failsWithoutHttpOnly() throws {
    var signIn = try SignIn()
    try signIn.change("login-page", "header.Set-Cookie", .add("device=a; Secure"))
    try signIn.expect(
      .fail, "the cookie 'device' lacks 'HttpOnly'",
      of: check, at: "login-page")
  }

  @Test("does not apply to a page without cookie")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("login-page", "header.Set-Cookie", .remove)
    try signIn.expectNothing(of: check, at: "login-page")
  }
}
