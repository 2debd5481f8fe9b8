import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("authorization-url-unchanged")
struct AuthorizationURLUnchangedCheckTests {
  private let check = AuthorizationURLUnchangedCheck()

  @Test("passes the three hops of the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn()
    try signIn.expect(
      .pass, "the URL carries 'code_challenge', 'state', 'nonce' of 'code-challenge'",
      of: check, at: "open-browser")
    try signIn.expect(
      .pass, "the URL equals that of 'open-browser', 297 characters", of: check,
      at: "browser-launch")
    try signIn.expect(
      .pass, "the URL equals that of 'browser-launch', 297 characters", of: check,
      at: "authorization-request")
  }

  @Test("fails for a challenge, state or nonce that the app did not calculate")
  func failsForValue() throws {
    for (name, value) in [
      ("code_challenge", Recorded.challenge), ("state", Recorded.state), ("nonce", Recorded.nonce),
    ] {
      var signIn = try SignIn()
      try signIn.change("open-browser", "query.\(name)", .set(value.spoiled))
      try signIn.expect(
        .fail,
        "'\(name)' differs from that of 'code-challenge'; 1 of \(value.characterCount) characters differ: "
          + "character 1 is 'X' and should be '\(value.string.prefix(1))'",
        expected: value, actual: value.spoiled, of: check, at: "open-browser")
    }
  }

  @Test("fails for a challenge that the app did not send")
  func failsWithoutValue() throws {
    var signIn = try SignIn()
    try signIn.change("open-browser", "query.code_challenge", .remove)
    try signIn.expect(
      .fail, "'code_challenge' is missing; it has to equal that of 'code-challenge'",
      expected: Recorded.challenge,
      of: check, at: "open-browser")
  }

  @Test("fails for a parameter that was changed on the way")
  func failsForHop() throws {
    var signIn = try SignIn()
    let sent = try signIn.url("browser-launch")
    try signIn.change("authorization-request", "query.redirect_uri", .set("com.example.app:/auti"))
    try signIn.expect(
      .fail,
      "the URL differs from that of 'browser-launch'; 'redirect_uri': 1 of 21 characters differ: "
        + "character 21 is 'i' and should be 'h'",
      expected: sent, actual: try signIn.url("authorization-request"), of: check,
      at: "authorization-request")
  }

  @Test("fails for a parameter that was taken out or added on the way")
  func failsForCount() throws {
    var signIn = try SignIn()
    let sent = try signIn.url("browser-launch")
    try signIn.change("authorization-request", "query.code_challenge", .remove)
    try signIn.expect(
      .fail, "the URL differs from that of 'browser-launch'; 'code_challenge' is missing",
      expected: sent, actual: try signIn.url("authorization-request"), of: check,
      at: "authorization-request")
    signIn = try SignIn()
    try signIn.change("authorization-request", "query.prompt", .add("none"))
    try signIn.expect(
      .fail, "the URL differs from that of 'browser-launch'; 'prompt' was added",
      expected: sent, actual: try signIn.url("authorization-request"), of: check,
      at: "authorization-request")
  }

  @Test("fails for another server on the way")
  func failsForServer() throws {
    var signIn = try SignIn()
    let sent = try signIn.url("open-browser")
    try signIn.change("browser-launch", "url", .set(sent.spoiled))
    try signIn.expect(
      .fail,
      "the URL differs from that of 'open-browser'; 1 of 297 characters differ: "
        + "character 1 is 'X' and should be 'h'",
      expected: sent, actual: sent.spoiled, of: check, at: "browser-launch")
  }

  @Test("is unknown when the hop before is gone")
  func isUnknown() throws {
    for (gone, id, number) in [
      ("code-challenge", "open-browser", 3), ("open-browser", "browser-launch", 4),
      ("browser-launch", "authorization-request", 5),
    ] {
      var signIn = try SignIn()
      try signIn.delete(gone)
      try signIn.expect(
        .unknown, "step \(number) is not in the transcript", of: check, at: id)
    }
  }

  @Test("does not apply to a link that came from no app")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-request", "url",
      .set("https://authorization-server.example/authorize?response_type=code&state=other"))
    try signIn.expectNothing(of: check, at: "authorization-request")
  }

  @Test("is unknown for a calculation without the three values")
  func isUnknownWithoutValues() throws {
    var signIn = try SignIn()
    for name in ["code_challenge", "state", "nonce"] {
      try signIn.deleteFromCalculation("code-challenge", name)
    }
    try signIn.expect(
      .unknown, "'code-challenge' has no challenge, no state and no nonce",
      of: check, at: "open-browser")
  }

  @Test("takes no other sign-in's URL for a hop that is gone")
  func isUnknownBesideAnother() throws {
    var signIn = try SignIn.two(isOtherPerson: false)
    try signIn.delete("browser-launch#2")
    try signIn.expect(
      .unknown, "step 10 is not in the transcript", of: check, at: "authorization-request#2")
  }
}
