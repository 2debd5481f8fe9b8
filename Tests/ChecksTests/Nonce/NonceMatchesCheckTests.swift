import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("nonce-matches")
struct NonceMatchesCheckTests {
  private let check = MessageCheck.nonceMatches

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "hex(SHA-256(raw nonce)) is the token's nonce, for 32 characters",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for another raw nonce")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.nonce",
      .set("8A.xclLcG1F_2Jc-8m98IoIewcJuweL3"))
    try signIn.expect(
      .fail,
      "another-nonce: the hash of some other raw nonce: the token is of another sign-in, or a second tap replaced the raw nonce",
      expected: "380bce4e3e8fa3d83a2354a68074076d2f0b03d9f057aa8b425d341681aa7848",
      actual: "eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a token without nonce")
  func absent() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.nonce", .remove)
    try signIn.expect(
      .fail,
      "absent: the token has no nonce, though a raw nonce came with it",
      expected: "eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails without a raw nonce")
  func rawAbsent() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.nonce", .remove)
    try signIn.expect(
      .fail,
      "raw-absent: the token has a nonce, but no raw nonce came with it",
      actual: "eb608dbd3a852ec662e37897834825f1e3f0e68cdd70a2973dade7736aba099d",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails when there is no nonce anywhere")
  func none() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.nonce", .remove)
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.nonce", .remove)
    try signIn.expect(
      .fail,
      "neither token nor request has a nonce: a stolen token would do as well",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("fails for a nonce that is no text")
  func kind() throws {
    var signIn = try SignIn("nonce")
    try signIn.change(
      "firebase-sign-in-request", "json.postBody.form.id_token.claims.nonce", .set("7"))
    try signIn.expect(
      .fail,
      "'nonce' is a number; it must be a string",
      of: check, at: "firebase-sign-in-request")
  }

  @Test("does not apply to what is no token")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("firebase-sign-in-request", "json.postBody.form.id_token", .set("abc"))
    try signIn.expectNothing(of: check, at: "firebase-sign-in-request")
  }
}
