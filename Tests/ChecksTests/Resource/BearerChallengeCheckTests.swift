import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("bearer-challenge")
struct BearerChallengeCheckTests {
  private let check = MessageCheck.bearerChallenge

  private func refused(_ challenge: String) throws -> SignIn {
    var signIn = try SignIn(changing: "resource-response", "status", .set("401"))
    try signIn.change("resource-response", "header.WWW-Authenticate", .add(challenge))
    return signIn
  }

  @Test(
    "passes a refusal with the scheme, in any case and beside others",
    arguments: ["Bearer", "bearer realm=\"a\"", "Basic realm=\"a, Bearer\", Bearer"])
  func passes(challenge: String) throws {
    try refused(challenge).expect(
      .pass, "status 401 with 'WWW-Authenticate: Bearer'", of: check, at: "resource-response")
  }

  @Test("fails for a refusal with another scheme, or none")
  func fails() throws {
    let other = #"Basic realm="a, Bearer""#
    try refused(other).expect(
      .fail,
      "'WWW-Authenticate' is '\(other)'; with status 401 it must have the scheme 'Bearer'",
      expected: "Bearer", actual: other, of: check, at: "resource-response")
    try SignIn(changing: "resource-response", "status", .set("401")).expect(
      .fail, "'WWW-Authenticate' is missing; with status 401 it must have the scheme 'Bearer'",
      expected: "Bearer", of: check, at: "resource-response")
  }

  @Test("does not apply to the data, or to another refusal")
  func notApplicable() throws {
    try SignIn().expectNothing(of: check, at: "resource-response")
    try SignIn(changing: "resource-response", "status", .set("404")).expectNothing(
      of: check, at: "resource-response")
  }
}
