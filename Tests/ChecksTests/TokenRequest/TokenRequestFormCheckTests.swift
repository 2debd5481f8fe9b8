import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("token-request-form")
struct TokenRequestFormCheckTests {
  private let check = MessageCheck.tokenRequestForm

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "a POST with a form of 5 parameters",
      of: check, at: "token-request")
  }

  @Test("passes a media type with a parameter")
  func passesParameter() throws {
    var signIn = try SignIn()
    try signIn.change(
      "token-request", "header.Content-Type",
      .set("Application/X-WWW-Form-Urlencoded; charset=UTF-8"))
    try signIn.expect(.pass, "a POST with a form of 5 parameters", of: check, at: "token-request")
  }

  @Test("fails for another method")
  func failsForMethod() throws {
    var signIn = try SignIn()
    try signIn.changeMethod("token-request", "GET")
    try signIn.expect(
      .fail, "the method is 'GET'", expected: "POST", actual: "GET",
      of: check, at: "token-request")
  }

  @Test("fails for JSON")
  func failsForJSON() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Content-Type", .set("application/json"))
    try signIn.expect(
      .fail, "'Content-Type' is 'application/json'", expected: "application/x-www-form-urlencoded",
      actual: "application/json",
      of: check, at: "token-request")
  }

  @Test("fails without a media type")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Content-Type", .remove)
    try signIn.expect(
      .fail, "'Content-Type' is missing", expected: "application/x-www-form-urlencoded",
      of: check, at: "token-request")
  }

  @Test("fails for a broken encoding")
  func failsForEncoding() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "body", .add("&scope=%zz"))
    try signIn.expect(
      .fail, "'scope=%zz' is not well encoded",
      of: check, at: "token-request")
  }

  @Test("fails for bytes that are no text")
  func failsForBytes() throws {
    var signIn = try SignIn()
    try signIn.changeBody("token-request", [0x63, 0x3d, 0xff])
    try signIn.expect(.fail, "the body is not UTF-8", of: check, at: "token-request")
  }
}
