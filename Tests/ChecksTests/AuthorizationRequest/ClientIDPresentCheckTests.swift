import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("client-id-present")
struct ClientIDPresentCheckTests {
  private let check = MessageCheck.clientIDPresent

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'client_id' is 'eKNjzFFjH9A1ysYd'",
      of: check, at: "authorization-request")
  }

  @Test("fails without the parameter")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.client_id", .remove)
    try signIn.expect(
      .fail, "'client_id' is missing",
      of: check, at: "authorization-request")
  }

  @Test("fails for an empty one, which counts as left out")
  func failsForEmpty() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.client_id", .set(""))
    try signIn.expect(
      .fail, "'client_id' is missing",
      of: check, at: "authorization-request")
  }
}
