import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("client-id-in-body")
struct ClientIDInBodyCheckTests {
  private let check = MessageCheck.clientIDInBody

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'client_id' is 'eKNjzFFjH9A1ysYd'",
      of: check, at: "token-request")
  }

  @Test("fails without the parameter")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.client_id", .remove)
    try signIn.expect(
      .fail, "'client_id' is missing in the form, and no 'Authorization' stands in for it",
      of: check, at: "token-request")
  }

  @Test("does not apply beside 'Authorization'")
  func notApplicableBeside() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Authorization", .add("Basic YTpi"))
    try signIn.change("token-request", "form.client_id", .remove)
    try signIn.expectNothing(of: check, at: "token-request")
  }

  @Test("does not apply to a body that is no form")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "header.Content-Type", .set("application/json"))
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
