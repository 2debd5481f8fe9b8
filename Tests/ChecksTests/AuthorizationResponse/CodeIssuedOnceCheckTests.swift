import Vocabulary
import Testing
import TranscriptModel

@testable import Checks

@Suite("code-issued-once")
struct CodeIssuedOnceCheckTests {
  private let check = MessageCheck.codeIssuedOnce

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "none of 0 earlier authorization responses has this code",
      of: check, at: "authorization-response")
  }

  @Test("passes a second sign-in with a code of its own")
  func passesSecond() throws {
    try SignIn.two(isOtherPerson: true).expect(
      .pass, "none of 1 earlier authorization response has this code", of: check,
      at: "authorization-response#2")
  }

  @Test("fails for a code that was issued before")
  func fails() throws {
    var signIn = try SignIn.two(isOtherPerson: true)
    try signIn.change("authorization-response#2", "location.query.code", .set(Recorded.code))
    try signIn.expect(
      .fail, "the code was issued before, in 'authorization-response'", of: check,
      at: "authorization-response#2")
  }

  @Test("is unknown when 'login-submit' is gone")
  func isUnknownWithoutLoginSubmit() throws {
    var signIn = try SignIn()
    try signIn.delete("login-submit")
    try signIn.expect(
      .unknown, "step 10 is not in the transcript",
      of: check, at: "authorization-response")
  }

  @Test("does not apply to an error")
  func notApplicable() throws {
    try SignIn("denied").expectNothing(of: check, at: "authorization-response")
  }
}
