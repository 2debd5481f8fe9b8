import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("redirect-uri-repeated")
struct RedirectURIRepeatedCheckTests {
  private let check = MessageCheck.redirectURIRepeated

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'redirect_uri' equals that of 'authorization-request', 21 characters",
      of: check, at: "token-request")
  }

  @Test("fails for another place, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.redirect_uri", .set("com.example.app:/auti"))
    try signIn.expect(
      .fail,
      "'redirect_uri' differs from that of 'authorization-request'; 1 of 21 characters differ: "
        + "character 21 is 'i' and should be 'h'", expected: Recorded.redirectURI,
      actual: "com.example.app:/auti",
      of: check, at: "token-request")
  }

  @Test("fails without the parameter")
  func failsWithout() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.redirect_uri", .remove)
    try signIn.expect(
      .fail, "'redirect_uri' is missing; it has to equal that of 'authorization-request'",
      expected: Recorded.redirectURI,
      of: check, at: "token-request")
  }

  @Test("is unknown when 'authorization-response' is gone")
  func isUnknownWithoutAuthorizationResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("authorization-response")
    try signIn.expect(
      .unknown, "no authorization response in the transcript issues the code '\(Recorded.code)'",
      of: check, at: "token-request")
  }

  @Test("does not apply when the request had none")
  func notApplicableWithout() throws {
    var signIn = try SignIn()
    try signIn.change("authorization-request", "query.redirect_uri", .remove)
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
