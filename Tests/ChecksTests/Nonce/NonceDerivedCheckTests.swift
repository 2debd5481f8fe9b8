import Testing
import TranscriptModel

@testable import Checks

@Suite("nonce-derived")
struct NonceDerivedCheckTests {
  private let check = NonceDerivedCheck()

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'sha256' is the digest of the raw nonce, 32 characters",
      of: check, at: "raw-nonce")
  }

  @Test("fails for a digest of something else")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.changeCalculation(
      "raw-nonce", "sha256", "fb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d")
    try signIn.expect(
      .fail,
      "'sha256' is not the digest of 'raw_nonce'; 1 of 64 characters differ: character 1 is 'f' and should be 'e'",
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
      "'raw_nonce' is not what the octets pick; 1 of 32 characters differ: character 1 is '7' and should be '0'",
      expected: "0A.xclLcG1F_2Jc-8m98IoIewcJuweL3", actual: "7A.xclLcG1F_2Jc-8m98IoIewcJuweL3",
      of: check, at: "raw-nonce")
  }

  @Test("is unknown when the digest was taken out")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.deleteFromCalculation("raw-nonce", "sha256")
    try signIn.expect(
      .unknown,
      "the calculation lacks 'raw_nonce' or 'sha256'",
      of: check, at: "raw-nonce")
  }
}
