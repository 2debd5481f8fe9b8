import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("code-challenge-recomputed")
struct CodeChallengeRecomputationTests {
  private let check = CalculationRecomputedCheck<CodeChallengeRecomputation>()

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "6 values, recomputed, 1 of them free", of: check, at: "code-challenge")
  }

  @Test("fails for another challenge, digest, state or nonce")
  func fails() throws {
    for (name, value, witness) in [
      ("code_challenge", Recorded.challenge, "the other values give"),
      ("state", Recorded.state, "the messages give"),
      ("nonce", Recorded.nonce, "the messages give"),
    ] {
      var signIn = try SignIn()
      try signIn.changeCalculation("code-challenge", name, value.spoiled)
      try signIn.expect(
        .fail, "'\(name)' is '\(value.spoiled)', but \(witness) '\(value)'", expected: value,
        actual: value.spoiled, of: check, at: "code-challenge")
    }
  }

  @Test("fails for a verifier that was not drawn")
  func failsForVerifier() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation("code-challenge", "code_verifier", Recorded.verifier.spoiled)
    try signIn.expect(
      .fail,
      "'code_verifier' is '\(Recorded.verifier.spoiled)', "
        + "but the other values give '\(Recorded.verifier)'; "
        + "'sha256' is '40d6e9620d7bcd72c4fd58901037538a6a768e3f9c0582449d1d6de1f65d056e', "
        + "but the other values give "
        + "'1b777632aff9cdcf527487f1f1098c8a8ef6df0b0b8d552ebda0c00e981060e0'; "
        + "'code_challenge' is '\(Recorded.challenge)', "
        + "but the other values give 'G3d2Mq_5zc9SdIfx8QmMio723wsLjVUuvaDADpgQYOA'",
      expected: Recorded.verifier, actual: Recorded.verifier.spoiled,
      of: check, at: "code-challenge")
  }

  @Test("fails for octets in upper-case hex, for an unknown name, and for one that comes twice")
  func failsForForm() throws {
    var signIn = try SignIn()
    try signIn.changeCalculation("code-challenge", "random_octets", "F3")
    try signIn.expect(
      .fail,
      "'random_octets' is 'F3'; it must be an even number of digits of lower-case hex; "
        + "'code_verifier' is '\(Recorded.verifier)', but the other values give '8w'",
      actual: "F3", of: check, at: "code-challenge")
    signIn = try SignIn()
    try signIn.changeName("code-challenge", "sha256", "sha512")
    try signIn.expect(
      .fail, "'sha512' is no output of a calculation 'code-challenge'", of: check,
      at: "code-challenge")
    signIn = try SignIn()
    try signIn.changeName("code-challenge", "state", "nonce")
    try signIn.expect(.fail, "'nonce' occurs twice", of: check, at: "code-challenge")
  }

  @Test("takes a verifier that is built into the app, and no octets beside it")
  func builtIn() throws {
    var signIn = try SignIn()
    signIn.register(.codeVerifier, at: .app, Recorded.verifier)
    let octets = try #require(
      signIn.transcript.steps[2].calculation?.input("random_octets"))
    try signIn.expect(
      .fail, "'random_octets' is '\(octets)', but nothing gives it", actual: octets, of: check,
      at: "code-challenge")
    try signIn.deleteFromCalculation("code-challenge", "random_octets")
    try signIn.expect(.pass, "5 values, recomputed", of: check, at: "code-challenge")
    signIn.register(.codeVerifier, at: .app, "another")
    try signIn.expect(
      .fail, "'code_verifier' is '\(Recorded.verifier)', but what is registered is 'another'",
      expected: "another", actual: Recorded.verifier, of: check, at: "code-challenge")
  }

  @Test("is unknown without octets, without the verifier and without the request")
  func isUnknown() throws {
    for (name, rest) in [
      ("random_octets", ", and no 'code_verifier' is registered at 'app'"), ("code_verifier", ""),
    ] {
      var signIn = try SignIn()
      try signIn.deleteFromCalculation("code-challenge", name)
      try signIn.expect(
        .unknown, "the calculation lacks '\(name)'\(rest)", of: check, at: "code-challenge")
    }
    var signIn = try SignIn()
    signIn.transcript.steps = Array(signIn.transcript.steps.prefix(3))
    signIn.transcript.outcome = nil
    try signIn.expect(
      .unknown, "nothing that was sent after 'code-challenge' shows its values", of: check,
      at: "code-challenge")
  }

  @Test("is unknown where the request was changed on its way")
  func isUnknownForTampering() throws {
    var signIn = try SignIn()
    try signIn.change("open-browser", "query.state", .set("abc"))
    signIn.transcript.steps[try signIn.index(of: "open-browser")].tampering = [
      Tampering(change: "query.state=abc")
    ]
    try signIn.expect(
      .unknown,
      "'state' is '\(Recorded.state)'; 'open-browser' was changed on its way, and does not show what "
        + "was sent", of: check, at: "code-challenge")
  }
}
