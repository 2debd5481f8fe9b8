import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("resource-error-form")
struct ResourceErrorFormCheckTests {
  private let check = MessageCheck.resourceErrorForm

  private func refused(_ status: String, _ challenge: String) throws -> SignIn {
    var signIn = try SignIn(changing: "resource-response", "status", .set(status))
    try signIn.change("resource-response", "header.WWW-Authenticate", .add(challenge))
    return signIn
  }

  @Test(
    "passes each error with its status",
    arguments: [
      ("400", "invalid_request"), ("401", "invalid_token"), ("403", "insufficient_scope"),
    ])
  func passes(status: String, error: String) throws {
    try refused(status, #"Bearer realm="a", error="\#(error)""#).expect(
      .pass, "status \(status) with '\(error)'", of: check, at: "resource-response")
  }

  @Test("fails for another status, another error, or none")
  func fails() throws {
    try refused("403", #"Bearer error="invalid_token""#).expect(
      .fail, "status 403 with 'invalid_token', not 401", expected: "401", actual: "403",
      of: check, at: "resource-response")
    try refused("401", #"Bearer error="invalid_grant""#).expect(
      .fail,
      "'error' is 'invalid_grant'; an API has 'invalid_request', 'invalid_token', "
        + "'insufficient_scope'",
      of: check, at: "resource-response")
    try refused("401", #"Bearer realm="a""#).expect(
      .fail, "a token came, but no 'error' says why it was refused", of: check,
      at: "resource-response")
  }

  @Test("asks for no error where no token came")
  func withoutToken() throws {
    var signIn = try refused("401", #"Bearer realm="a""#)
    try signIn.change("resource-request", "header.Authorization", .remove)
    try signIn.expect(
      .pass, "no token came, and no 'error' is given", of: check, at: "resource-response")
    try signIn.change(
      "resource-response", "header.WWW-Authenticate", .set(#"Bearer error="invalid_token""#))
    try signIn.expect(
      .fail, "'error' is 'invalid_token', though no token came", of: check,
      at: "resource-response")
  }

  @Test("is unknown when the request is gone")
  func unknown() throws {
    var signIn = try refused("401", "Bearer")
    try signIn.delete("resource-request")
    try signIn.expect(
      .unknown, "the request that 'resource-response' answers is not in the transcript",
      of: check, at: "resource-response")
  }

  @Test("does not apply to the data")
  func notApplicable() throws {
    try SignIn().expectNothing(of: check, at: "resource-response")
  }
}
