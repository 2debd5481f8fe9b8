import Testing
import TranscriptModel
import Vocabulary
import WireFormats

@testable import Checks

@Suite("identity-token-verification-recomputed")
struct IdentityTokenVerificationRecomputationTests {
  private let check = CalculationRecomputedCheck<IdentityTokenVerificationRecomputation>()

  private let id = "identity-token-verification"

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn("nonce").expect(.pass, "15 values, recomputed", of: check, at: id)
  }

  @Test("fails for an issuer that is not the registered one, and for a wrong verdict")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeCalculation(id, "issuer_expected", "https://apple.example")
    try signIn.expect(
      .fail,
      "'issuer_expected' is 'https://apple.example', "
        + "but what is registered is 'https://appleid.apple.com'",
      expected: "https://appleid.apple.com", actual: "https://apple.example", of: check, at: id)
    signIn = try SignIn("nonce")
    try signIn.changeCalculation(id, "signature", "bad")
    try signIn.expect(
      .fail, "'signature' is 'bad', but the other values give 'good'", expected: "good",
      actual: "bad", of: check, at: id)
  }

  @Test("fails for a good word about an algorithm that is not registered")
  func failsForAlgorithm() throws {
    var signIn = try SignIn("nonce")
    signIn.register(.algorithm, at: .firebase, "ES256")
    try signIn.expect(
      .fail, "'signature' is 'good', but the other values give 'bad'", expected: "bad",
      actual: "good", of: check, at: id)
  }

  @Test("is unknown without what is registered")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    signIn.forget(.audience)
    try signIn.expect(
      .unknown, "no 'audience' is registered at 'firebase'", of: check, at: id)
  }
}
