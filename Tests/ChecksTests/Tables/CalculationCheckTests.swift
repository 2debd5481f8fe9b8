import Testing
import TranscriptModel
import WireFormats

@Suite("Checks of other calculations")
struct CalculationCheckTests {
  @Test("say exactly what each case has", arguments: tables.flatMap(\.cases))
  func cases(_ row: CheckCase) { row.verify() }

  static let tables: [CheckTable] = [
    CheckTable("code-challenge-recomputed", at: "code-challenge") {
      pass("6 values, recomputed, 1 of them free")
      fail(
        "'code_challenge' is '\(Recorded.challenge.spoiled)', but the other values give '\(Recorded.challenge)'",
        expected: "\(Recorded.challenge)", actual: "\(Recorded.challenge.spoiled)",
        after: .spoil("value.code_challenge"))
      fail(
        "'state' is '\(Recorded.state.spoiled)', but the messages give '\(Recorded.state)'",
        expected: "\(Recorded.state)", actual: "\(Recorded.state.spoiled)",
        after: .spoil("value.state"))
      fail(
        "'nonce' is '\(Recorded.nonce.spoiled)', but the messages give '\(Recorded.nonce)'",
        expected: "\(Recorded.nonce)", actual: "\(Recorded.nonce.spoiled)",
        after: .spoil("value.nonce"))
      fail(
        "'code_verifier' is '\(Recorded.verifier.spoiled)', but the other values give '\(Recorded.verifier)'; 'sha256' is '40d6e9620d7bcd72c4fd58901037538a6a768e3f9c0582449d1d6de1f65d056e', but the other values give '1b777632aff9cdcf527487f1f1098c8a8ef6df0b0b8d552ebda0c00e981060e0'; 'code_challenge' is '\(Recorded.challenge)', but the other values give 'G3d2Mq_5zc9SdIfx8QmMio723wsLjVUuvaDADpgQYOA'",
        expected: "\(Recorded.verifier)", actual: "\(Recorded.verifier.spoiled)",
        after: .spoil("value.code_verifier"), title: "a verifier that was not drawn")
      fail(
        "'random_octets' is 'F3'; it must be an even number of digits of lower-case hex; 'code_verifier' is '\(Recorded.verifier)', but the other values give '8w'",
        actual: "F3", after: "value.random_octets=F3", title: "octets in upper-case hex")
      fail(
        "'sha512' is no output of a calculation 'code-challenge'",
        after: .rename("sha256", to: "sha512"))
      fail("'nonce' occurs twice", after: .rename("state", to: "nonce"))
      fail(
        "'random_octets' is 'f37289b5eaf7709e07fc519976e00a0ac603a67d7f50825c1f7bb9f1aa2c8faf', but nothing gives it",
        actual: "f37289b5eaf7709e07fc519976e00a0ac603a67d7f50825c1f7bb9f1aa2c8faf",
        after: "app:registered.code_verifier=\(Recorded.verifier)",
        title: "octets beside a verifier that is built into the app")
      pass(
        "5 values, recomputed", after: "app:registered.code_verifier=\(Recorded.verifier)",
        "value.random_octets=", title: "a verifier that is built into the app")
      fail(
        "'code_verifier' is '\(Recorded.verifier)', but what is registered is 'another'",
        expected: "another", actual: "\(Recorded.verifier)", after: "value.random_octets=",
        "app:registered.code_verifier=another", title: "another one than the built-in")
      unknown(
        "the calculation lacks 'random_octets', and no 'code_verifier' is registered at 'app'",
        after: "value.random_octets=")
      unknown("the calculation lacks 'code_verifier'", after: "value.code_verifier=")
      pass(
        "5 values, recomputed, 1 of them free", after: "value.state=", "open-browser:query.state=",
        title: "an app that sends no state")
      unknown("the calculation lacks 'state'", after: "value.state=")
      unknown(
        "nothing that was sent after 'code-challenge' shows its values", after: .nothingAfterThat)
      unknown(
        "'state' is '\(Recorded.state)'; 'open-browser' was changed on its way, and does not show what was sent",
        after: "open-browser:query.state=abc", .tampered("open-browser", "query.state=abc"),
        title: "the request was changed on its way")
    },
    CheckTable("code-lookup-recomputed", in: "code-lookup", at: "code-lookup") {
      pass("2 values, recomputed", at: "code-lookup", "code-lookup#2", title: "a race for a code")
      differs(
        "code_state", is: "redeemed", but: .messages, "unused",
        title: "a state that the messages do not give")
      unknown("the calculation lacks 'code_state'", after: "value.code_state=")
      unknown(
        "steps 15 to 17 are not in the transcript", after: "token-request:gone",
        "token-request#2:gone", "token-request#3:gone")
    },
    CheckTable("code-verifier-fresh", in: "two-persons", at: "code-challenge#2") {
      pass("the first sign-in: nothing could be used again", in: "pkce", at: "code-challenge")
      pass(
        "'code_verifier', 'state' and 'nonce' differ from those of 1 earlier sign-in",
        in: "two-sign-ins", title: "a second sign-in with values of its own")
      fail(
        "'code_verifier' is the one that is built into 'app': every copy of it has the same",
        in: "pkce", at: "code-challenge", after: "app:registered.code_verifier=\(Recorded.verifier)"
      )
      fail(
        "'code_verifier' was drawn before, in 'code-challenge': it has to be new each time",
        after: "value.code_verifier=\(Recorded.verifier)", title: "a value of an earlier sign-in")
      fail(
        "'state' was drawn before, in 'code-challenge': it has to be new each time",
        after: "value.state=\(Recorded.state)")
      fail(
        "'nonce' was drawn before, in 'code-challenge': it has to be new each time",
        after: "value.nonce=\(Recorded.nonce)")
      unknown(
        "step 2 is not in the transcript", in: "pkce", at: "code-challenge",
        after: "metadata-response:gone")
    },
    CheckTable("credential-check-recomputed", in: "nonce", at: "credential-check") {
      pass("7 values, recomputed", at: "credential-check")
      pass(
        "7 values, recomputed", in: "fatal-error", at: "credential-check",
        title: "the app forgot its sign-in")
      differs(
        "pending_sign_in", is: "none", but: .messages, "yes",
        title: "a sign-in waits, as the messages show")
      differs("token_parts", is: "4", but: .otherValues, "3")
      fail(
        "'pending_sign_in' is 'none', but the messages give 'yes'", expected: "yes", actual: "none",
        in: "fatal-error", after: "registered.pending_sign_in=",
        title: "the app forgot, but that is not registered")
      unknown(
        "no 'pending_sign_in' is registered at 'app'; nothing is registered, as in version 1 of the format: record the run anew",
        in: "fatal-error", after: "registered.pending_sign_in=", "registered=")
      unknown("step 7 is not in the transcript", after: "apple-credential:gone")
    },
    CheckTable("fatal-error-recomputed", in: "fatal-error", at: "fatal-error") {
      pass("1 value, recomputed", title: "the words of the tutorial's app")
      fail(
        "'fatal_error' is 'oops'; it must be 'Invalid state: A login callback was received, but no login request was sent.'",
        actual: "oops", after: "value.fatal_error=oops", title: "other words")
      unknown(
        "the calculation lacks 'fatal_error'", after: "value.fatal_error=", title: "without words")
    },
    CheckTable("key-search-recomputed", in: "key-search", at: "key-search") {
      pass("3 values, recomputed", title: "the word that fits")
      differs("found_master_key", is: "not found", but: .otherValues, "football")
      differs("guesses", is: "12", but: .otherValues, "11")
      unknown(
        "'attacker' got no token before 'key-search'", after: .lost("create-user-response#2"),
        title: "the attacker got no token")
    },
    CheckTable("password-hash-recomputed", in: "custom-token", at: "password-hash") {
      pass("5 values, recomputed, 1 of them free", title: "a new account")
      pass("6 values, recomputed", at: "password-hash#2", title: "a log-in")
      differs(
        "hash", is: "00", but: .otherValues,
        "ba8beec0936e9413d3f854e1df90c1c9f3eb1ae84562473b80bf10fc23c88e6c", at: "password-hash#2")
      differs(
        "salt", is: "00", but: .messages, "20ad8d572d74a1efe8bd98b0e6976760", at: "password-hash#2",
        title: "another salt at a log-in")
      unknown(
        "1000001 iterations are not recomputed here: from 1 to 1000000 are",
        after: "mobile-service:registered.password_iterations=1000001", "value.iterations=1000001",
        title: "more iterations than are worth the time")
      unknown(
        "no 'password_iterations' is registered at 'mobile-service'; nothing is registered, as in version 1 of the format: record the run anew",
        after: "mobile-service:registered.password_iterations=1000001", "value.iterations=1000001",
        "registered=")
    },
    CheckTable("raw-nonce-recomputed", in: "nonce", at: "raw-nonce") {
      pass("9 values, recomputed, 1 of them free")
      differs(
        "sha256", is: "fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
        but: .otherValues, "\(Recorded.nonceHash)", title: "a digest of something else")
      fail(
        "'raw_nonce' is '\(Recorded.rawNonce)', but the other values give '0A.xclLcG1F_2Jc-8m98IoIewcJuweL3'",
        expected: "0A.xclLcG1F_2Jc-8m98IoIewcJuweL3", actual: "\(Recorded.rawNonce)",
        after:
          "value.random_octets=004abefa65ee95a550c18fbf8253a5bd082f0988527192a7b9e513373967d503",
        title: "a raw nonce that the octets do not pick")
      unknown("the calculation lacks 'sha256'", after: "value.sha256=")
      pass(
        "4 values, recomputed", after: "value.random_octets=", "value.alphabet=",
        "value.alphabet_size=", "value.octets_per_character=", "value.guessing_bits=",
        "app:registered.raw_nonce=\(Recorded.rawNonce)",
        title: "a raw nonce that is built into the app")
      unknown(
        "the calculation lacks 'random_octets', and no 'raw_nonce' is registered at 'app'; the calculation lacks 'alphabet'; the calculation lacks 'alphabet_size'; the calculation lacks 'octets_per_character'; the calculation lacks 'guessing_bits'",
        after: "value.random_octets=", "value.alphabet=", "value.alphabet_size=",
        "value.octets_per_character=", "value.guessing_bits=",
        "app:registered.raw_nonce=\(Recorded.rawNonce)", "registered.raw_nonce=",
        title: "octets are missing where none is built in")
      fail(
        "'alphabet' is '0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._', but what is registered is 'ab'; 'alphabet_size' is '64', but the other values give '2'; 'octets_per_character' is '64 with 4', but the other values give '2 with 128'; 'raw_nonce' is '\(Recorded.rawNonce)', but the other values give 'baaababbabbbabbbabbaababbbbbbbbb'; 'guessing_bits' is '192', but the other values give '32'",
        expected: "ab", actual: "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._",
        after: "app:registered.alphabet=ab")
      unknown(
        "no 'alphabet' is registered at 'app'", after: "app:registered.alphabet=ab",
        "registered.alphabet=")
    },
    CheckTable("session-check-recomputed", in: "nonce", at: "session-check") {
      pass("5 values, recomputed")
      differs("same_user", is: "no", but: .otherValues, "yes", title: "a wrong conclusion")
      unknown(
        "step 20 is not in the transcript", after: "firebase-refresh-response:gone",
        title: "without the renewed token")
    },
    CheckTable("state-check-recomputed", at: "state-check") {
      pass("6 values, recomputed")
      fail(
        "'state_sent' is '\(Recorded.state.spoiled)', but the messages give '\(Recorded.state)'",
        expected: "\(Recorded.state)", actual: "\(Recorded.state.spoiled)",
        after: .spoil("value.state_sent"), title: "a value that the messages do not give")
      fail(
        "'state_received' is '\(Recorded.state.spoiled)', but the messages give '\(Recorded.state)'",
        expected: "\(Recorded.state)", actual: "\(Recorded.state.spoiled)",
        after: .spoil("value.state_received"))
      differs(
        "issuer_chosen", is: "Xttps://authorization-server.example", but: .registered,
        "https://authorization-server.example")
      differs(
        "issuer_received", is: "Xttps://authorization-server.example", but: .messages,
        "https://authorization-server.example")
      differs("state", is: "different", but: .otherValues, "equal", title: "a wrong conclusion")
      pass(
        "6 values, recomputed", after: .spoil("callback:query.state"), "callback:query.iss=",
        .spoil("value.state_received"), "value.issuer_received=absent", "value.state=different",
        "value.iss=absent", title: "the app saw that an answer is not its own")
      unknown("step 13 is not in the transcript", after: "callback:gone")
      unknown("the calculation lacks 'iss'", after: "value.iss=")
      unknown(
        "no 'issuer' is registered at 'app'; nothing is registered, as in version 1 of the format: record the run anew",
        after: "registered=", title: "without what is registered")
    },
  ]
}

extension Edit {
  /// Ends the transcript with the calculation.
  fileprivate static let nothingAfterThat = Edit("nothing after that") { signIn, step in
    let last = try signIn.index(of: step)
    signIn.transcript.steps = Array(signIn.transcript.steps[...last])
    signIn.transcript.outcome = nil
  }
}
