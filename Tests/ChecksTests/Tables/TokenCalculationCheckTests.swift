import Testing
import TranscriptModel

@Suite("Checks of calculations on tokens")
struct TokenCalculationCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("access-token-check-recomputed", at: "access-token-check") {
      pass("9 values, recomputed", at: "access-token-check", "access-token-check#2")
      fail(
        "'typ' is 'at+jAt', but the messages give 'at+jwt'", expected: "at+jwt", actual: "at+jAt",
        after: "value.typ=at+jAt", title: "one other character in each value")
      fail(
        "'iss' is 'https://authorization-server.exampAe', but the messages give 'https://authorization-server.example'",
        expected: "https://authorization-server.example",
        actual: "https://authorization-server.exampAe",
        after: "value.iss=https://authorization-server.exampAe")
      fail(
        #"'aud' is '"https://resource-server.examplA"', but the messages give '"https://resource-server.example"'"#,
        expected: #""https://resource-server.example""#,
        actual: #""https://resource-server.examplA""#,
        after: #"value.aud="https://resource-server.examplA""#)
      fail(
        "'exp' is '17672292A0', but the messages give '1767229200'", expected: "1767229200",
        actual: "17672292A0", after: "value.exp=17672292A0")
      fail(
        "'scope' is 'openid photAs', but the messages give 'openid photos'",
        expected: "openid photos", actual: "openid photAs", after: "value.scope=openid photAs")
      fail(
        "'audience_expected' is 'https://resource-server.exampAe', but what is registered is 'https://resource-server.example'",
        expected: "https://resource-server.example", actual: "https://resource-server.exampAe",
        after: "value.audience_expected=https://resource-server.exampAe")
      fail(
        "'scope_needed' is 'photAs', but what is registered is 'photos'", expected: "photos",
        actual: "photAs", after: "value.scope_needed=photAs")
      unknown("step 20 is not in the transcript", after: "resource-request:gone")
      unknown("step 22 is not in the transcript", after: "keys-response#2:gone")
      fail(
        "'now' is '1767225601', but the other values give '1767225600'", expected: "1767225600",
        actual: "1767225601", after: "value.now=1767225601")
      fail(
        "'now' is 'soon'; it must be a whole number of seconds since 1970", actual: "soon",
        after: "value.now=soon")
    },
    CheckTable("firebase-token-check-recomputed", in: "nonce", at: "firebase-token-check") {
      pass("11 values, recomputed", at: "firebase-token-check", "firebase-token-check#2")
      fail(
        "'audience_expected' is 'another', but what is registered is 'photo-app-project'",
        expected: "photo-app-project", actual: "another", after: "value.audience_expected=another",
        title: "an audience that is not the registered one")
      unknown("no 'issuer' is registered at 'resource-server'", after: "registered.issuer=")
    },
    CheckTable("forge-token-recomputed", in: "key-search", at: "forge-token") {
      pass(
        "7 values, recomputed, 3 of them free",
        title: "a token that was signed with the key that was found")
      fail(
        "'known' is 'a guess at the master key', but the messages give 'the master key, found with a list of words'",
        expected: "the master key, found with a list of words", actual: "a guess at the master key",
        after: "value.known=a guess at the master key",
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
      fail(
        "'iss' is 'https://authorization-server.exampAe', but the messages give 'https://authorization-server.example'",
        expected: "https://authorization-server.example",
        actual: "https://authorization-server.exampAe",
        after: "value.iss=https://authorization-server.exampAe",
        title: "one other character in each value")
      fail(
        "'aud' is '\"eKNjzFFjH9A1ysYA\"', but the messages give '\"\(Recorded.clientID)\"'",
        expected: "\"\(Recorded.clientID)\"", actual: #""eKNjzFFjH9A1ysYA""#,
        after: #"value.aud="eKNjzFFjH9A1ysYA""#)
      fail(
        "'exp' is '17672292A0', but the messages give '1767229200'", expected: "1767229200",
        actual: "17672292A0", after: "value.exp=17672292A0")
      fail(
        "'iat' is '17672256A0', but the messages give '1767225600'", expected: "1767225600",
        actual: "17672256A0", after: "value.iat=17672256A0")
      fail(
        "'nonce' is 'cN1HoIFyDUz_eWdB72I2Ag', but the messages give '\(Recorded.nonce)'",
        expected: "\(Recorded.nonce)", actual: "cN1HoIFyDUz_eWdB72I2Ag",
        after: "value.nonce=cN1HoIFyDUz_eWdB72I2Ag")
      fail(
        "'at_hash' is 'piO5K09eOWrvg3xifcdeAQ', but the messages give 'piO5K09eOWrvg3xifcdepQ'",
        expected: "piO5K09eOWrvg3xifcdepQ", actual: "piO5K09eOWrvg3xifcdeAQ",
        after: "value.at_hash=piO5K09eOWrvg3xifcdeAQ")
      fail(
        "'issuer_chosen' is 'https://authorization-server.exampAe', but what is registered is 'https://authorization-server.example'",
        expected: "https://authorization-server.example",
        actual: "https://authorization-server.exampAe",
        after: "value.issuer_chosen=https://authorization-server.exampAe")
      fail(
        "'client_id' is 'eKNjzFFjH9A1ysAd', but what is registered is '\(Recorded.clientID)'",
        expected: "\(Recorded.clientID)", actual: "eKNjzFFjH9A1ysAd",
        after: "value.client_id=eKNjzFFjH9A1ysAd")
      fail(
        "'nonce_sent' is 'cN1HoIFyDUz_eWdB72I2Ag', but the messages give '\(Recorded.nonce)'",
        expected: "\(Recorded.nonce)", actual: "cN1HoIFyDUz_eWdB72I2Ag",
        after: "value.nonce_sent=cN1HoIFyDUz_eWdB72I2Ag")
      fail(
        "'at_hash_computed' is 'piO5K09eOWrvg3xifcdeAQ', but the other values give 'piO5K09eOWrvg3xifcdepQ'",
        expected: "piO5K09eOWrvg3xifcdepQ", actual: "piO5K09eOWrvg3xifcdeAQ",
        after: "value.at_hash_computed=piO5K09eOWrvg3xifcdeAQ")
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
      fail(
        "'now' is '1767225601', but the other values give '1767225600'", expected: "1767225600",
        actual: "1767225601", after: "value.now=1767225601")
      fail(
        "'now' is 'soon'; it must be a whole number of seconds since 1970", actual: "soon",
        after: "value.now=soon")
    },
    CheckTable(
      "identity-token-verification-recomputed", in: "nonce", at: "identity-token-verification"
    ) {
      pass("15 values, recomputed")
      fail(
        "'issuer_expected' is 'https://apple.example', but what is registered is 'https://appleid.apple.com'",
        expected: "https://appleid.apple.com", actual: "https://apple.example",
        after: "value.issuer_expected=https://apple.example", title: "not the registered issuer")
      fail(
        "'signature' is 'bad', but the other values give 'good'", expected: "good", actual: "bad",
        after: "value.signature=bad", title: "a wrong verdict")
      fail(
        "'signature' is 'good', but the other values give 'bad'", expected: "bad", actual: "good",
        after: "firebase:registered.algorithm=ES256",
        title: "a good word about an algorithm that is not registered")
      unknown("no 'audience' is registered at 'firebase'", after: "registered.audience=")
    },
    CheckTable("mint-token-recomputed", in: "custom-token", at: "mint-token") {
      pass("8 values, recomputed, 3 of them free", at: "mint-token", "mint-token#2", "mint-token#3")
      fail(
        "'master_key' is 'another', but what is registered is '\(Recorded.masterKey)'",
        expected: "\(Recorded.masterKey)", actual: "another", after: "value.master_key=another",
        title: "not the registered master key")
      fail(
        "'key' is '00', but the other values give '6bd3323e57b69d86401769234fe8fcc7f68d0ecd4a211ce4b0e0ac1b2e86e7cd'",
        expected: "6bd3323e57b69d86401769234fe8fcc7f68d0ecd4a211ce4b0e0ac1b2e86e7cd", actual: "00",
        after: "value.key=00")
      unknown("no 'master_key' is registered at 'mobile-service'", after: "registered.master_key=")
    },
    CheckTable("token-verification-recomputed", in: "custom-token", at: "token-verification") {
      pass("10 values, recomputed", at: "token-verification", "token-verification#5")
      fail(
        "'signature' is 'bad', but the other values give 'good'", expected: "good", actual: "bad",
        after: "value.signature=bad", title: "a wrong verdict")
      fail(
        "'key' is '00', but the other values give '6bd3323e57b69d86401769234fe8fcc7f68d0ecd4a211ce4b0e0ac1b2e86e7cd'",
        expected: "6bd3323e57b69d86401769234fe8fcc7f68d0ecd4a211ce4b0e0ac1b2e86e7cd", actual: "00",
        after: "value.key=00", title: "not the service's key")
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
