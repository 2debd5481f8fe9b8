import Testing
import TranscriptModel

@testable import Checks
import WireFormats

@Suite("id-token-signature")
struct IDTokenSignatureCheckTests {
  private let check = TokenCheck.idTokenSignature
  private let keyID = "MnMxoD9-_daoAiAoBjrHPOzZYmlBeaqKcxeMG4tg87w"

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the RS256 signature fits the key '\(keyID)'", of: check, at: "token-response")
  }

  @Test("fails for one other character in a claim or in the signature")
  func fails() throws {
    var signIn = try SignIn()
    let token = try signIn.token("token-response", "json.id_token")
    let message = "the 'RS256' signature does not fit the token and the key '\(keyID)'"
    try signIn.change(
      "token-response", "json.id_token", .set(token.withOtherCharacter(at: token.utf8.count - 20)))
    try signIn.expect(
      .fail, message, of: check, at: "token-response")
    try SignIn(
      changing: "token-response", "json.id_token.claims.sub", .set("A00RJmfCt0CL_Zb0")
    ).expect(
      .fail, message, of: check, at: "token-response")
  }

  @Test("fails for one other character, wherever it stands in the token")
  func failsEverywhere() throws {
    let signIn = try SignIn()
    let token = try signIn.token("token-response", "json.id_token")
    for offset in stride(from: 0, to: token.utf8.count, by: 7) {
      var changed = signIn
      try changed.change(
        "token-response", "json.id_token", .set(token.withOtherCharacter(at: offset)))
      let finding = try changed.finding(check, at: "token-response")
      #expect(finding?.verdict == .fail, "character \(offset)")
    }
  }

  @Test("fails for what is no JWT at all")
  func failsForOther() throws {
    try SignIn(changing: "token-response", "json.id_token", .set("abc")).expect(
      .fail, "the ID token is no JWT: header, payload and signature, divided by '.'", of: check,
      at: "token-response")
  }

  @Test("fails for a key that the key set does not have")
  func failsForOtherKey() throws {
    try SignIn(changing: "token-response", "json.id_token.header.kid", .set("other")).expect(
      .fail, "the header's 'kid' is 'other': the key set has '\(keyID)'", of: check,
      at: "token-response")
  }

  @Test("passes a token with wrong claims whose signature fits")
  func passesWrongClaims() throws {
    var signIn = try SignIn()
    try signIn.reissue("token-response", "id_token") { $0.claims.set("nonce", to: "other") }
    try signIn.expect(
      .pass, "the EdDSA signature fits the key 'test'", of: check, at: "token-response")
  }

  @Test("is unknown when no key set is in the transcript")
  func unknown() throws {
    try SignIn(without: "keys-response", "keys-response#2").expect(
      .unknown, "no key set from 'https://authorization-server.example/jwks' in the transcript",
      of: check, at: "token-response")
  }

  @Test("is unknown when the key set came from elsewhere")
  func unknownSource() throws {
    var signIn = try SignIn()
    for id in ["keys-request", "keys-request#2"] {
      try signIn.change(id, "url", .set("https://elsewhere.example/jwks"))
    }
    try signIn.expect(
      .unknown, "no key set from 'https://authorization-server.example/jwks' in the transcript",
      of: check, at: "token-response")
  }

  @Test("is unknown for a token that only the app can decrypt")
  func unknownEncrypted() throws {
    try SignIn(changing: "token-response", "json.id_token", .set("eyJh.a.b.c.d")).expect(
      .unknown, "the ID token is encrypted", of: check, at: "token-response")
  }

  @Test("does not apply to a refusal")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "status", .set("400")).expectNothing(
      of: check, at: "token-response")
  }
}
