import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("access-token-signature")
struct AccessTokenSignatureCheckTests {
  private let check = TokenCheck.accessTokenSignature

  private let keyID = "MnMxoD9-_daoAiAoBjrHPOzZYmlBeaqKcxeMG4tg87w"

  @Test(
    "passes the recorded sign-in, where the token is issued and where it is used",
    arguments: ["token-response", "resource-request", "refresh-response", "resource-request#2"])
  func passes(id: String) throws {
    try SignIn().expect(
      .pass, "the RS256 signature fits the key '\(keyID)'", of: check, at: id)
  }

  @Test("fails for one other character in a claim or in the signature")
  func fails() throws {
    let message = "the 'RS256' signature does not fit the token and the key '\(keyID)'"
    try SignIn(
      changing: "token-response", "json.access_token.claims.sub", .set("A00RJmfCt0CL_Zb0")
    ).expect(.fail, message, of: check, at: "token-response")
    let sent = try SignIn().token("resource-request", "header.Authorization")
    try SignIn(
      changing: "resource-request", "header.Authorization",
      .set(sent.withOtherCharacter(at: sent.utf8.count - 20))
    ).expect(.fail, message, of: check, at: "resource-request")
  }

  @Test("fails for one other character, wherever it stands in the token")
  func failsEverywhere() throws {
    let signIn = try SignIn()
    let token = try signIn.token("refresh-response", "json.access_token")
    for offset in stride(from: 0, to: token.utf8.count, by: 7) {
      var changed = signIn
      try changed.change(
        "refresh-response", "json.access_token", .set(token.withOtherCharacter(at: offset)))
      let finding = try changed.finding(check, at: "refresh-response")
      #expect(finding?.verdict == .fail, "character \(offset)")
    }
  }

  @Test("fails for a JWT whose parts run together or whose header is no JSON")
  func failsForBrokenTokens() throws {
    let token = try SignIn().token("refresh-response", "json.access_token")
    try SignIn(
      changing: "refresh-response", "json.access_token", .set(token.replacing(".", with: "_"))
    ).expect(
      .fail,
      "the access token is no JWT any more: the text has 1 part: "
        + "a signed token has 3, divided by '.': header, payload, signature",
      of: check, at: "refresh-response")
    try SignIn(
      changing: "refresh-response", "json.access_token", .set("A" + token.dropFirst(1))
    ).expect(
      .fail,
      "the access token is no JWT any more: the header is not JSON: "
        + "1:1: expected a value, found a control character (byte 3)",
      of: check, at: "refresh-response")
  }

  @Test("is unknown when no key set is in the transcript")
  func unknown() throws {
    try SignIn(without: "keys-response", "keys-response#2").expect(
      .unknown, "no key set from 'https://authorization-server.example/jwks' in the transcript",
      of: check, at: "resource-request")
  }

  @Test("does not apply to a token that is no JWT", arguments: ["2YotnFZFEjr1zCsicMWpAA", "a.b.c"])
  func notApplicable(token: String) throws {
    try SignIn(changing: "token-response", "json.access_token", .set(token)).expectNothing(
      of: check, at: "token-response")
  }
}
