import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-challenge-present")
struct CodeChallengePresentCheckTests {
  private let check = MessageCheck.codeChallengePresent

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'code_challenge' has 43 characters",
      of: check, at: "authorization-request")
  }

  @Test("fails without a challenge")
  func fails() throws {
    for change in [Change.remove, .set("")] {
      var signIn = try SignIn()
      try signIn.change("authorization-request", "query.code_challenge", change)
      try signIn.expect(
        .fail, "'code_challenge' is missing: whoever gets the code could redeem it",
        of: check, at: "authorization-request")
    }
  }
}
