import Testing
import TranscriptModel

@testable import Checks

@Suite("id-token-check-recomputed")
struct IDTokenCheckRecomputedCheckTests {
  private let check = IDTokenCheckRecomputedCheck()

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the claims, the nonce that was sent and 'at_hash', recomputed", of: check,
      at: "id-token-check")
  }

  @Test(
    "fails for one other character in each value",
    arguments: [
      "iss", "aud", "exp", "iat", "nonce", "at_hash", "signature", "issuer_chosen", "client_id",
      "now", "nonce_sent", "at_hash_computed",
    ])
  func fails(name: String) throws {
    var signIn = try SignIn()
    let calculation = try #require(signIn.transcript.steps[18].calculation)
    let value = try #require(calculation.input(name) ?? calculation.output(name))
    let other = value.withOtherCharacter(at: value.count - 2)
    try signIn.changeCalculation("id-token-check", name, other)
    let expected = name == "aud" ? String(value.dropFirst().dropLast()) : value
    try signIn.expect(
      .fail, "'\(name)' is '\(other)', but the messages give '\(expected)'",
      expected: expected, actual: other, of: check, at: "id-token-check")
  }

  @Test("finds the token that was judged, though another answer to the same code came after it")
  func passesAfterReplay() throws {
    var signIn = try SignIn()
    var second = signIn.transcript.steps[try signIn.index(of: "token-response")]
    second.number = 1000
    second.id.occurrence = 2
    signIn.transcript.steps.insert(second, at: try signIn.index(of: "keys-request"))
    for claim in ["at_hash", "iat"] {
      try signIn.change("token-response#2", "json.id_token.claims.\(claim)", .set("7"))
    }
    signIn.renumber()
    try signIn.expect(
      .pass, "the claims, the nonce that was sent and 'at_hash', recomputed", of: check,
      at: "id-token-check")
  }

  @Test("fails for a good word about a bad signature")
  func failsForSignature() throws {
    let token = try SignIn().token("token-response", "json.id_token")
    try SignIn(
      changing: "token-response", "json.id_token",
      .set(token.withOtherCharacter(at: token.count - 20))
    ).expect(
      .fail,
      "'signature' is 'good, with the key 'MnMxoD9-_daoAiAoBjrHPOzZYmlBeaqKcxeMG4tg87w'', "
        + "but the messages give 'bad'",
      expected: "bad",
      actual: "good, with the key 'MnMxoD9-_daoAiAoBjrHPOzZYmlBeaqKcxeMG4tg87w'", of: check,
      at: "id-token-check")
  }

  @Test("is unknown when the token or the keys are gone")
  func unknown() throws {
    try SignIn(without: "token-response").expect(
      .unknown, "step 16 is not in the transcript", of: check,
      at: "id-token-check")
    try SignIn(without: "keys-response").expect(
      .unknown, "step 18 is not in the transcript", of: check, at: "id-token-check")
  }

  @Test("passes an app that could not judge, since it got no keys")
  func passesWithoutKeys() throws {
    var signIn = try SignIn()
    signIn.transcript.steps[try signIn.index(of: "keys-response")].isDelivered = false
    try signIn.changeCalculation("id-token-check", "signature", "not judged: no keys")
    try signIn.expect(
      .pass, "the claims, the nonce that was sent and 'at_hash', recomputed", of: check,
      at: "id-token-check")
  }
}
