import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("raw-nonce-recomputed")
struct RawNonceRecomputationTests {
  private let check = CalculationRecomputedCheck<RawNonceRecomputation>()

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "9 values, recomputed, 1 of them free",
      of: check, at: "raw-nonce")
  }

  @Test("fails for a digest of something else")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeCalculation(
      "raw-nonce", "sha256", "fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d")
    try signIn.expect(
      .fail,
      "'sha256' is 'fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d', but the other "
        + "values give 'eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d'",
      expected: "eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      actual: "fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      of: check, at: "raw-nonce")
  }

  @Test("fails for a raw nonce that the octets do not pick")
  func drawn() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeCalculation(
      "raw-nonce", "random_octets",
      "004abefa65ee95a550c18fbf8253a5bd082f0988527192a7b9e513373967d503")
    try signIn.expect(
      .fail,
      "'raw_nonce' is '7A.xclLcG1F_2Jc-8m98IoIewcJuweL3', but the other values give "
        + "'0A.xclLcG1F_2Jc-8m98IoIewcJuweL3'",
      expected: "0A.xclLcG1F_2Jc-8m98IoIewcJuweL3", actual: "7A.xclLcG1F_2Jc-8m98IoIewcJuweL3",
      of: check, at: "raw-nonce")
  }

  @Test("is unknown when the digest was taken out")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.deleteFromCalculation("raw-nonce", "sha256")
    try signIn.expect(
      .unknown,
      "the calculation lacks 'sha256'",
      of: check, at: "raw-nonce")
  }

  @Test("takes a raw nonce that is built into the app, and misses octets where none is registered")
  func builtIn() throws {
    var signIn = try SignIn("nonce")
    for name in [
      "random_octets", "alphabet", "alphabet_size", "octets_per_character", "guessing_bits",
    ] {
      try signIn.deleteFromCalculation("raw-nonce", name)
    }
    let raw = "7A.xclLcG1F_2Jc-8m98IoIewcJuweL3"
    signIn.register(.rawNonce, at: .app, WireText(raw))
    try signIn.expect(.pass, "4 values, recomputed", of: check, at: "raw-nonce")
    signIn.forget(.rawNonce)
    try signIn.expect(
      .unknown,
      "the calculation lacks 'random_octets', and no 'raw_nonce' is registered at 'app'; "
        + "the calculation lacks 'alphabet'; the calculation lacks 'alphabet_size'; "
        + "the calculation lacks 'octets_per_character'; the calculation lacks 'guessing_bits'",
      of: check, at: "raw-nonce")
  }

  @Test("is unknown when no alphabet is registered, and fails for another one")
  func alphabet() throws {
    var signIn = try SignIn("nonce")
    signIn.register(.alphabet, at: .app, "ab")
    try signIn.expect(
      .fail,
      "'alphabet' is '0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._', "
        + "but what is registered is 'ab'; "
        + "'alphabet_size' is '64', but the other values give '2'; "
        + "'octets_per_character' is '64 with 4', but the other values give '2 with 128'; "
        + "'raw_nonce' is '7A.xclLcG1F_2Jc-8m98IoIewcJuweL3', but the other values give "
        + "'baaababbabbbabbbabbaababbbbbbbbb'; "
        + "'guessing_bits' is '192', but the other values give '32'", expected: "ab",
      actual: "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._", of: check,
      at: "raw-nonce")
    signIn.forget(.alphabet)
    try signIn.expect(
      .unknown, "no 'alphabet' is registered at 'app'", of: check, at: "raw-nonce")
  }
}
