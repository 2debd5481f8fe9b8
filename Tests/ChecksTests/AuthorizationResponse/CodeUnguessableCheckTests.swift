import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-unguessable")
struct CodeUnguessableCheckTests {
  private let check = MessageCheck.codeUnguessable

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "43 characters of base64url, room for 258 random bits",
      of: check, at: "authorization-response")
  }

  @Test("passes 32 hexadecimal and 39 decimal digits")
  func passesDigits() throws {
    for (code, message) in [
      (
        "0123456789abcdef0123456789abcdef",
        "32 characters of hexadecimal, room for 128 random bits"
      ),
      (
        "012345678901234567890123456789012345678",
        "39 characters of decimal, room for 129 random bits"
      ),
    ] {
      var signIn = try SignIn()
      try signIn.change("authorization-response", "location.query.code", .set(code))
      try signIn.expect(.pass, message, of: check, at: "authorization-response")
    }
  }

  @Test("fails for a short one")
  func failsForShort() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-response", "location.query.code", .set("SplxlOBeZQQYbYS6WxSbI"))
    try signIn.expect(
      .fail,
      "'code' has 21 characters of base64url: room for 126 random bits, 128 are needed; "
        + "22 random characters of base64url have them",
      of: check, at: "authorization-response")
  }

  @Test("fails for one that repeats itself")
  func failsForRepeats() throws {
    var signIn = try SignIn()
    try signIn.change(
      "authorization-response", "location.query.code", .set("xyzxyzxyzxyzxyzxyzxyzxyzxyz"))
    try signIn.expect(
      .fail,
      "'code' has 27 characters of base64url, but only 3 different ones: it cannot be random",
      of: check, at: "authorization-response")
  }

  @Test("does not apply to an error")
  func notApplicable() throws {
    try SignIn("denied").expectNothing(of: check, at: "authorization-response")
  }
}
