import Testing
import TranscriptModel
import Vocabulary

@testable import Checks

@Suite("code-verifier-fresh")
struct CodeVerifierFreshCheckTests {
  private let check = CodeVerifierFreshCheck()

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "the first sign-in: nothing could be used again",
      of: check, at: "code-challenge")
  }

  @Test("passes a second sign-in with values of its own")
  func passesSecond() throws {
    try SignIn.two(isOtherPerson: false).expect(
      .pass, "'code_verifier', 'state' and 'nonce' differ from those of 1 earlier sign-in",
      of: check, at: "code-challenge#2")
  }

  @Test("fails for a value of an earlier sign-in")
  func fails() throws {
    for (name, value) in [
      ("code_verifier", Recorded.verifier), ("state", Recorded.state), ("nonce", Recorded.nonce),
    ] {
      var signIn = try SignIn.two(isOtherPerson: true)
      try signIn.changeCalculation("code-challenge#2", name, value)
      try signIn.expect(
        .fail, "'\(name)' was drawn before, in 'code-challenge': it has to be new each time",
        of: check, at: "code-challenge#2")
    }
  }

  @Test("is unknown when 'metadata-response' is gone")
  func isUnknownWithoutMetadataResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("metadata-response")
    try signIn.expect(
      .unknown, "step 2 is not in the transcript",
      of: check, at: "code-challenge")
  }
}
