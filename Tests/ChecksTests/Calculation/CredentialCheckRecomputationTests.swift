import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("credential-check-recomputed")
struct CredentialCheckRecomputationTests {
  private let check = CalculationRecomputedCheck<CredentialCheckRecomputation>()

  @Test("passes the recorded sign-in, and one that the app forgot")
  func passes() throws {
    for recording in ["nonce", "fatal-error"] {
      try SignIn(recording).expect(
        .pass, "7 values, recomputed", of: check, at: "credential-check")
    }
  }

  @Test("fails for a sign-in that waits, as the messages show, and for other values")
  func fails() throws {
    for (name, text, message) in [
      ("pending_sign_in", "none", "'pending_sign_in' is 'none', but the messages give 'yes'"),
      ("token_parts", "4", "'token_parts' is '4', but the other values give '3'"),
    ] {
      var signIn = try SignIn("nonce")
      let expected = name == "token_parts" ? "3" : "yes"
      try signIn.changeCalculation("credential-check", name, text)
      try signIn.expect(
        .fail, message, expected: expected, actual: text, of: check, at: "credential-check")
    }
  }

  @Test("takes the app's word that it forgot its sign-in only where that is registered")
  func forgetful() throws {
    var run = try SignIn("fatal-error")
    try run.expect(.pass, "7 values, recomputed", of: check, at: "credential-check")
    run.forget(.pendingSignIn)
    try run.expect(
      .fail, "'pending_sign_in' is 'none', but the messages give 'yes'", expected: "yes",
      actual: "none", of: check, at: "credential-check")
    run.forget()
    try run.expect(
      .unknown, "no 'pending_sign_in' is registered at 'app'; \(SignIn.remedyForNoFacts)",
      of: check, at: "credential-check")
  }

  @Test("is unknown without the credential")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("apple-credential")
    try signIn.expect(
      .unknown, "step 7 is not in the transcript", of: check, at: "credential-check")
  }
}
