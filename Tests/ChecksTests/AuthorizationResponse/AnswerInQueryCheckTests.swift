import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("answer-in-query")
struct AnswerInQueryCheckTests {
  private let check = MessageCheck.answerInQuery

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'code' is in the query, with 3 parameters in all",
      of: check, at: "authorization-response")
  }

  @Test("passes an error")
  func passesError() throws {
    try SignIn("denied").expect(
      .pass, "'error' is in the query, with 4 parameters in all", of: check,
      at: "authorization-response")
  }

  @Test("fails for a code in the fragment")
  func failsForFragment() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-response", "header.Location", .set("com.example.app:/auth#code=a&state=b"))
    try signIn.expect(
      .fail, "'code' is in the fragment of 'Location', not in its query",
      of: check, at: "authorization-response")
  }

  @Test("fails for neither code nor error")
  func failsForNeither() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "location.query.code", .remove)
    try signIn.expect(
      .fail, "the query of 'Location' has neither 'code' nor 'error'",
      of: check, at: "authorization-response")
  }

  @Test("does not apply to a page")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-response", "header.Location", .remove)
    try signIn.expectNothing(of: check, at: "authorization-response")
  }
}
