import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-verifier-format")
struct CodeVerifierFormatCheckTests {
  private let check = MessageCheck.codeVerifierFormat

  @Test("passes the recorded sign-in, calculation and token request")
  func passes() throws {
    for id in ["code-challenge", "token-request"] {
      try SignIn().expect(.pass, "43 unreserved characters", of: check, at: id)
    }
  }

  @Test("passes 43 and 128 characters, fails for 42 and 129")
  func isExact() throws {
    var signIn = try SignIn()
    for count in [43, 128] {
      let verifier = String(repeating: "~", count: count)
      try signIn.change("token-request", "form.code_verifier", .set(verifier))
      try signIn.expect(.pass, "\(count) unreserved characters", of: check, at: "token-request")
    }
    for count in [1, 42, 129] {
      let verifier = String(repeating: "~", count: count)
      try signIn.change("token-request", "form.code_verifier", .set(verifier))
      try signIn.expect(
        .fail, "'code_verifier' has \(count) characters; 43 to 128 are allowed",
        of: check, at: "token-request")
    }
  }

  @Test("fails for a character that is not unreserved")
  func failsForCharacter() throws {
    var signIn = try SignIn()
    for (character, codePoint) in [("=", "003D"), ("é", "00E9"), (" ", "0020")] {
      let verifier = Recorded.verifier + WireText(character)
      try signIn.change("token-request", "form.code_verifier", .set(verifier))
      try signIn.changeCalculation("code-challenge", "code_verifier", verifier)
      for id in ["code-challenge", "token-request"] {
        try signIn.expect(
          .fail,
          "'code_verifier' has the character U+\(codePoint); A-Z a-z 0-9 - . _ ~ are allowed",
          of: check, at: id)
      }
    }
  }

  @Test("does not apply without 'code_verifier'")
  func notApplicable() throws {
    var signIn = try SignIn()
    try signIn.change("token-request", "form.code_verifier", .remove)
    try signIn.expectNothing(of: check, at: "token-request")
  }
}
