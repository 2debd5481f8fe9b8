import Testing
import TranscriptModel

@testable import Checks

@Suite("raw-nonce-fresh")
struct RawNonceFreshCheckTests {
  private let check = MessageCheck.rawNonceFresh

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "the first sign-in: nothing could be used again",
      of: check, at: "raw-nonce")
  }

  @Test("fails for a nonce that was drawn before")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.repeatFirst()
    try signIn.expect(
      .fail,
      "'nonce' was drawn before, in 'raw-nonce': it has to be new each time",
      of: check, at: "raw-nonce#2")
  }
}
