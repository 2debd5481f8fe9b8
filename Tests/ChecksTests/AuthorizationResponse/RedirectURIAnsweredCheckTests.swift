import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("redirect-uri-answered")
struct RedirectURIAnsweredCheckTests {
  private let check = MessageCheck.redirectURIAnswered

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'Location' is 'com.example.app:/auth' with parameters added",
      of: check, at: "authorization-response")
  }

  @Test("fails for another place, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-response", "header.Location", .set("com.example.app:/auti?code=a"))
    try signIn.expect(
      .fail,
      "'Location' goes to 'com.example.app:/auti', not to the 'redirect_uri' of "
        + "'authorization-request'; 1 of 21 characters differ: character 21 is 'i' and should be 'h'",
      expected: Recorded.redirectURI, actual: "com.example.app:/auti",
      of: check, at: "authorization-response")
  }

  @Test("passes a redirect URI with a query of its own")
  func passesQuery() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-request", "query.redirect_uri", .set("com.example.app:/auth?tenant=a%20b"))
    try signIn.change(
      "authorization-response", "header.Location",
      .set("com.example.app:/auth?tenant=a%20b&code=c&state=d"))
    try signIn.expect(
      .pass, "'Location' is 'com.example.app:/auth?tenant=a%20b' with parameters added",
      of: check, at: "authorization-response")
  }

  @Test("fails when the query of the redirect URI is lost")
  func failsForQuery() throws {
    var signIn = try SignIn()
    let sent = "com.example.app:/auth?tenant=a"
    try signIn.change("authorization-request", "query.redirect_uri", .set(sent))
    let answered = "com.example.app:/auth?code=5hCosanNlg9wR_DLOTP98PbcBcXd7TE4EgAAgXgUugc"
    try signIn.expect(
      .fail,
      "'Location' goes to '\(answered)', not to the 'redirect_uri' of 'authorization-request'; "
        + "70 characters came, 30 were expected",
      expected: sent, actual: answered, of: check, at: "authorization-response")
  }

  @Test("is unknown when 'login-submit' is gone")
  func isUnknownWithoutLoginSubmit() throws {
    var signIn = try SignIn()
    try signIn.delete("login-submit")
    try signIn.expect(
      .unknown, "the request that 'authorization-response' answers is not in the transcript",
      of: check, at: "authorization-response")
  }

  @Test("is unknown when 'login-page' is gone")
  func isUnknownWithoutLoginPage() throws {
    var signIn = try SignIn()
    try signIn.delete("login-page")
    try signIn.expect(
      .unknown, "the authorization request behind 'login-submit' is not in the transcript",
      of: check, at: "authorization-response")
  }

  @Test("does not apply when the request has none")
  func notApplicableWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.redirect_uri", .remove)
    try signIn.expectNothing(of: check, at: "authorization-response")
  }

  @Test("does not apply to a page")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "header.Location", .remove)
    try signIn.expectNothing(of: check, at: "authorization-response")
  }
}
