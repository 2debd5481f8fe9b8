import Testing
import TranscriptModel

@Suite("Checks of calculations on tokens")
struct TokenCalculationCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("access-token-check-recomputed", at: "access-token-check") {
      pass("9 values, recomputed", at: "access-token-check", "access-token-check#2")
      differs(
        "typ", is: "at+jAt", but: .messages, "at+jwt", title: "one other character in each value")
      differs(
        "iss", is: "https://authorization-server.exampAe", but: .messages,
        "https://authorization-server.example")
      differs(
        "aud", is: #""https://resource-server.examplA""#, but: .messages,
        #""https://resource-server.example""#)
      differs("exp", is: "17672292A0", but: .messages, "1767229200")
      differs("scope", is: "openid photAs", but: .messages, "openid photos")
      differs(
        "audience_expected", is: "https://resource-server.exampAe", but: .registered,
        "https://resource-server.example")
      differs("scope_needed", is: "photAs", but: .registered, "photos")
      unknown("step 20 is not in the transcript", after: "resource-request:gone")
      unknown("step 22 is not in the transcript", after: "keys-response#2:gone")
      differs("now", is: "1767225601", but: .otherValues, "1767225600")
      fail(
        "'now' is 'soon'; it must be a whole number of seconds since 1970", actual: "soon",
        after: "value.now=soon")
    },
    CheckTable("firebase-token-check-recomputed", in: "nonce", at: "firebase-token-check") {
      pass("11 values, recomputed", at: "firebase-token-check", "firebase-token-check#2")
      differs(
        "audience_expected", is: "another", but: .registered, "photo-app-project",
        title: "an audience that is not the registered one")
      unknown("no 'issuer' is registered at 'resource-server'", after: "registered.issuer=")
    },
    CheckTable("forge-token-recomputed", in: "key-search", at: "forge-token") {
      pass(
        "7 values, recomputed, 3 of them free",
        title: "a token that was signed with the key that was found")
      differs(
        "known", is: "a guess at the master key", but: .messages,
        "the master key, found with a list of words",
        title: "knowledge that the attacker has not shown")
      unknown("the calculation lacks 'key'", after: "value.key=")
    },
    CheckTable("id-token-check-recomputed", at: "id-token-check") {
      pass("12 values, recomputed")
      fail(
        "'now' is '1767225600', but the other values give '1767225602'", expected: "1767225602",
        actual: "1767225600", after: .later(2), title: "a seeded clock does not tick")
      pass("12 values, recomputed", after: .later(2), .unseeded, title: "a live clock may tick")
      fail(
        "'now' is '1767225599', but the other values give '1767225602'", expected: "1767225602",
        actual: "1767225599", after: .later(2), .unseeded, "value.now=1767225599",
        title: "a live clock does not go back")
      fail(
        "'now' is '1767225603', but the other values give '1767225602'", expected: "1767225602",
        actual: "1767225603", after: .later(2), .unseeded, "value.now=1767225603",
        title: "a live clock ticked too long")
      differs(
        "iss", is: "https://authorization-server.exampAe", but: .messages,
        "https://authorization-server.example", title: "one other character in each value")
      differs("aud", is: #""eKNjzFFjH9A1ysYA""#, but: .messages, "\"\(Recorded.clientID)\"")
      differs("exp", is: "17672292A0", but: .messages, "1767229200")
      differs("iat", is: "17672256A0", but: .messages, "1767225600")
      differs("nonce", is: "cN1HoIFyDUz_eWdB72I2Ag", but: .messages, "\(Recorded.nonce)")
      differs("at_hash", is: "piO5K09eOWrvg3xifcdeAQ", but: .messages, "piO5K09eOWrvg3xifcdepQ")
      differs(
        "issuer_chosen", is: "https://authorization-server.exampAe", but: .registered,
        "https://authorization-server.example")
      differs("client_id", is: "eKNjzFFjH9A1ysAd", but: .registered, "\(Recorded.clientID)")
      differs("nonce_sent", is: "cN1HoIFyDUz_eWdB72I2Ag", but: .messages, "\(Recorded.nonce)")
      differs(
        "at_hash_computed", is: "piO5K09eOWrvg3xifcdeAQ", but: .otherValues,
        "piO5K09eOWrvg3xifcdepQ")
      pass(
        "12 values, recomputed", after: .secondTokenResponse,
        title:
          "finds the token that was judged, though another answer to the same code came after it")
      fail(
        "'signature' is 'good', but the other values give 'bad'", expected: "bad", actual: "good",
        after: .otherCharacter(in: "token-response:json.id_token", at: -20),
        title: "a good word about a bad signature")
      fail(
        "'signature' is 'good, with the key 'a''; it must be 'good' or 'bad' or 'not judged'",
        actual: "good, with the key 'a'", after: "value.signature=good, with the key 'a'",
        title: "a verdict in other words")
      unknown(
        "'signature' is 'good, with the key 'a''; a sentence of version 1 is not judged; no 'algorithm' is registered at 'app'; no 'issuer' is registered at 'app'; no 'client_id' is registered at 'app'; nothing is registered, as in version 1 of the format: record the run anew",
        after: "value.signature=good, with the key 'a'", "registered=",
        title: "not judged in a transcript without facts")
      unknown(
        "'app' asked for no keys before 'id-token-check': if it had some, they are not in the transcript",
        after: "keys-request:gone", "keys-response:gone", .renumbered,
        title: "keys that the app had from before the transcript begins")
      pass(
        "12 values, recomputed", after: "time=1767226200", .tampered("id-token-check", "wait=600"),
        title: "somebody let time pass before the step was written down")
      unknown("step 16 is not in the transcript", after: "token-response:gone")
      unknown("step 18 is not in the transcript", after: "keys-response:gone")
      pass(
        "12 values, recomputed", after: .lost("keys-response"), "value.signature=not judged",
        title: "an app that could not judge, since it got no keys")
      differs("now", is: "1767225601", but: .otherValues, "1767225600")
      fail(
        "'now' is 'soon'; it must be a whole number of seconds since 1970", actual: "soon",
        after: "value.now=soon")
    },
    CheckTable(
      "identity-token-verification-recomputed", in: "nonce", at: "identity-token-verification"
    ) {
      pass("15 values, recomputed")
      differs(
        "issuer_expected", is: "https://apple.example", but: .registered,
        "https://appleid.apple.com", title: "not the registered issuer")
      differs("signature", is: "bad", but: .otherValues, "good", title: "a wrong verdict")
      fail(
        "'signature' is 'good', but the other values give 'bad'", expected: "bad", actual: "good",
        after: "firebase:registered.algorithm=ES256",
        title: "a good word about an algorithm that is not registered")
      unknown("no 'audience' is registered at 'firebase'", after: "registered.audience=")
    },
    CheckTable("mint-token-recomputed", in: "custom-token", at: "mint-token") {
      pass("8 values, recomputed, 3 of them free", at: "mint-token", "mint-token#2", "mint-token#3")
      differs(
        "master_key", is: "another", but: .registered, "\(Recorded.masterKey)",
        title: "not the registered master key")
      differs(
        "key", is: "00", but: .otherValues,
        "6bd3323e57b69d86401769234fe8fcc7f68d0ecd4a211ce4b0e0ac1b2e86e7cd")
      unknown("no 'master_key' is registered at 'mobile-service'", after: "registered.master_key=")
    },
    CheckTable("token-verification-recomputed", in: "custom-token", at: "token-verification") {
      pass("10 values, recomputed", at: "token-verification", "token-verification#5")
      differs("signature", is: "bad", but: .otherValues, "good", title: "a wrong verdict")
      differs(
        "key", is: "00", but: .otherValues,
        "6bd3323e57b69d86401769234fe8fcc7f68d0ecd4a211ce4b0e0ac1b2e86e7cd",
        title: "not the service's key")
      unknown("no 'master_key' is registered at 'mobile-service'", after: "registered.master_key=")
    },
  ]
}

extension Edit {
  /// Lets seconds pass before the calculation is written down.
  fileprivate static func later(_ seconds: Int) -> Edit {
    Edit("\(seconds) seconds later") { signIn, step in
      let first = try signIn.index(of: step)
      for index in first..<signIn.transcript.steps.count {
        signIn.transcript.steps[index].time += seconds
      }
    }
  }

  /// Makes the run one with a live clock.
  fileprivate static let unseeded = Edit("no seed") { signIn, _ in signIn.transcript.seed = nil }

  /// Another answer to the same code, with another token, behind the first.
  fileprivate static let secondTokenResponse = Edit("a second token response") { signIn, _ in
    var second = try signIn.step("token-response")
    second.number = 1000
    second.id.occurrence = 2
    signIn.transcript.steps.insert(second, at: try signIn.index(of: "keys-request"))
    for claim in ["at_hash", "iat"] {
      try signIn.change("token-response#2", "json.id_token.claims.\(claim)", .set("7"))
    }
    signIn.renumber()
  }
}
