import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-check-recomputed")
struct IDTokenCheckRecomputationTests {
  private let check = CalculationRecomputedCheck<IDTokenCheckRecomputation>()

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "12 values, recomputed", of: check,
      at: "id-token-check")
  }

  @Test("lets a live clock tick between the decision and its record, and no seeded one")
  func ticking() throws {
    var signIn = try SignIn()
    let index = try signIn.index(of: "id-token-check")
    let time = signIn.transcript.steps[index].time
    for later in index..<signIn.transcript.steps.count { signIn.transcript.steps[later].time += 2 }
    let late = "'now' is '\(time)', but the other values give '\(time + 2)'"
    try signIn.expect(
      .fail, late, expected: "\(time + 2)", actual: "\(time)", of: check, at: "id-token-check")
    signIn.transcript.seed = nil
    try signIn.expect(.pass, "12 values, recomputed", of: check, at: "id-token-check")
    for wrong in [time - 1, time + 3] {
      try signIn.changeCalculation("id-token-check", "now", "\(wrong)")
      try signIn.expect(
        .fail, "'now' is '\(wrong)', but the other values give '\(time + 2)'",
        expected: "\(time + 2)", actual: "\(wrong)", of: check, at: "id-token-check")
    }
  }

  @Test(
    "fails for one other character in each value",
    arguments: [
      ("iss", "the messages give"), ("aud", "the messages give"), ("exp", "the messages give"),
      ("iat", "the messages give"), ("nonce", "the messages give"),
      ("at_hash", "the messages give"), ("issuer_chosen", "what is registered is"),
      ("client_id", "what is registered is"),
      ("nonce_sent", "the messages give"), ("at_hash_computed", "the other values give"),
    ])
  func fails(name: String, witness: String) throws {
    var signIn = try SignIn()
    let calculation = try #require(signIn.transcript.steps[18].calculation)
    let value = try #require(calculation.input(name) ?? calculation.output(name))
    let other = value.withOtherCharacter(at: value.utf8.count - 2)
    try signIn.changeCalculation("id-token-check", name, other)
    try signIn.expect(
      .fail, "'\(name)' is '\(other)', but \(witness) '\(value)'", expected: value, actual: other,
      of: check, at: "id-token-check")
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
      .pass, "12 values, recomputed", of: check,
      at: "id-token-check")
  }

  @Test("fails for a good word about a bad signature")
  func failsForSignature() throws {
    let token = try SignIn().token("token-response", "json.id_token")
    try SignIn(
      changing: "token-response", "json.id_token",
      .set(token.withOtherCharacter(at: token.utf8.count - 20))
    ).expect(
      .fail,
      "'signature' is 'good', but the other values give 'bad'", expected: "bad", actual: "good",
      of: check, at: "id-token-check")
  }

  @Test("fails for a verdict in other words, which is not judged in a transcript without facts")
  func sentences() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation("id-token-check", "signature", "good, with the key 'a'")
    try signIn.expect(
      .fail,
      "'signature' is 'good, with the key 'a''; it must be 'good' or 'bad' or 'not judged'",
      actual: "good, with the key 'a'", of: check, at: "id-token-check")
    signIn.forget()
    try signIn.expect(
      .unknown,
      "'signature' is 'good, with the key 'a''; a sentence of version 1 is not judged; "
        + "no 'algorithm' is registered at 'app'; no 'issuer' is registered at 'app'; "
        + "no 'client_id' is registered at 'app'; \(SignIn.remedyForNoFacts)",
      of: check, at: "id-token-check")
  }

  @Test("is unknown for keys that the app had from before the transcript begins")
  func cachedKeys() throws {
    var signIn = try SignIn()
    for id in ["keys-request", "keys-response"] { try signIn.delete(id) }
    signIn.renumber()
    try signIn.expect(
      .unknown,
      "'app' asked for no keys before 'id-token-check': if it had some, they are not in the transcript",
      of: check, at: "id-token-check")
  }

  @Test("takes the time without what somebody let pass before the step was written down")
  func wait() throws {
    var signIn = try SignIn()
    let index = try signIn.index(of: "id-token-check")
    signIn.transcript.steps[index].time += 600
    signIn.transcript.steps[index].tampering = [Tampering(change: "wait=600")]
    try signIn.expect(.pass, "12 values, recomputed", of: check, at: "id-token-check")
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
    try signIn.changeCalculation("id-token-check", "signature", "not judged")
    try signIn.expect(
      .pass, "12 values, recomputed", of: check,
      at: "id-token-check")
  }

  @Test("fails for another time, and for one that is no number")
  func time() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation("id-token-check", "now", "1767225601")
    try signIn.expect(
      .fail, "'now' is '1767225601', but the other values give '1767225600'",
      expected: "1767225600", actual: "1767225601", of: check, at: "id-token-check")
    try signIn.changeCalculation("id-token-check", "now", "soon")
    try signIn.expect(
      .fail, "'now' is 'soon'; it must be a whole number of seconds since 1970", actual: "soon",
      of: check, at: "id-token-check")
  }
}
