import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-audience")
struct IDTokenAudienceCheckTests {
  private let check = IDTokenAudienceCheck()
  private let clientID = "eKNjzFFjH9A1ysYd"

  private func signIn(_ change: Change) throws -> SignIn {
    try SignIn(changing: "token-response", "json.id_token.claims.aud", change)
  }

  @Test("passes the recorded sign-in, and an array of one")
  func passes() throws {
    for signIn in [try SignIn(), try signIn(.set(#"["\#(clientID)"]"#))] {
      try signIn.expect(
        .pass, "'aud' is '\(clientID)'", of: check, at: "token-response")
    }
  }

  @Test("fails for one other character")
  func fails() throws {
    try signIn(.set("eKNjzFFjH9A1ysYe")).expect(
      .fail,
      "'aud' is 'eKNjzFFjH9A1ysYe', not 'eKNjzFFjH9A1ysYd'; "
        + "1 of 16 characters differ: character 16 is 'e' and should be 'd'",
      expected: clientID, actual: "eKNjzFFjH9A1ysYe", of: check, at: "token-response")
  }

  @Test("fails for an audience that is missing, of another kind, or of others only")
  func failsForOthers() throws {
    try signIn(.remove).expect(
      .fail, "'aud' is missing; it must be '\(clientID)'",
      expected: clientID, of: check, at: "token-response")
    try signIn(.set("7")).expect(
      .fail, "'aud' is 7; it must be a string or an array of strings", expected: clientID,
      actual: "7", of: check, at: "token-response")
    try signIn(.set(#"["a","b"]"#)).expect(
      .fail, "'aud' names 'a', 'b', not '\(clientID)'", of: check, at: "token-response")
    try signIn(.set("[]")).expect(
      .fail, "'aud' names nobody, not '\(clientID)'", of: check, at: "token-response")
  }

  @Test("passes several audiences when 'azp' is the app, and is unknown without")
  func several() throws {
    var several = try signIn(.set(#"["\#(clientID)","b"]"#))
    try several.expect(
      .unknown,
      "'aud' names others beside the app, and the transcript does not say if the app trusts them",
      of: check, at: "token-response")
    try several.change("token-response", "json.id_token.claims.azp", .add(clientID))
    try several.expect(
      .pass, "'aud' names '\(clientID)' beside others, and 'azp' is '\(clientID)'", of: check,
      at: "token-response")
  }

  @Test("is unknown when the requests are gone")
  func unknown() throws {
    try SignIn(without: "open-browser", "browser-launch", "authorization-request").expect(
      .unknown, "the authorization request behind 'login-submit' is not in the transcript",
      of: check,
      at: "token-response")
  }
}
