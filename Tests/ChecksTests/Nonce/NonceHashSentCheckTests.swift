import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("nonce-hash-sent")
struct NonceHashSentCheckTests {
  private let check = MessageCheck.nonceHashSent

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'nonce' is SHA-256 of the raw nonce, 64 characters of lower-case hex",
      of: check, at: "apple-id-request")
  }

  @Test("fails for the raw nonce, and says so")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-id-request", "value.nonce", .set("7A.xclLcG1F_2Jc-8m98IoIewcJuweL3"))
    try signIn.expect(
      .fail,
      "raw-to-both: the raw nonce itself is sent; Apple has to get its hash",
      of: check, at: "apple-id-request")
  }

  @Test("fails when no nonce is sent")
  func absent() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-id-request", "value.nonce", .remove)
    try signIn.expect(
      .fail,
      "absent: no 'nonce' is sent, so the token will prove no sign-in",
      of: check, at: "apple-id-request")
  }

  @Test("fails for a form that cannot be right, without the raw nonce")
  func form() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("raw-nonce")
    try signIn.change(
      "apple-id-request", "value.nonce",
      .set("EB608DBD3A852EC662E37897834825F1E3F0E68CDD70A2973DADE7736ABA099D"))
    try signIn.expect(
      .fail,
      "'nonce' is 'EB608DBD3A852EC662E37897834825F1E3F0E68CDD70A2973DADE7736ABA099D', not 64 characters of lower-case hex",
      of: check, at: "apple-id-request")
  }

  @Test("is unknown without the raw nonce")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.delete("raw-nonce")
    try signIn.expect(
      .unknown,
      "the raw nonce of this sign-in is not in the transcript",
      of: check, at: "apple-id-request")
  }
}
