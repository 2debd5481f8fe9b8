import JOSE
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("code-hash")
struct CodeHashCheckTests {
  private let check = TokenCheck.codeHash

  @Test("passes the recorded sign-in")
  func passes() throws {
    let signIn = try SignIn("nonce")
    try signIn.expect(
      .pass,
      "'c_hash' is 'HpvoNOXrkvBw8oNqK5tfGw'",
      of: check, at: "apple-authorization-response")
  }

  @Test("fails for another code")
  func fails() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-response", "json.code", .set("another"))
    try signIn.expect(
      .fail,
      "'c_hash' is 'HpvoNOXrkvBw8oNqK5tfGw', not 'rkSKyGxOjk3sZFcpcI70GA'; 21 of 22 characters differ",
      expected: "rkSKyGxOjk3sZFcpcI70GA", actual: "HpvoNOXrkvBw8oNqK5tfGw",
      of: check, at: "apple-authorization-response")
  }

  @Test("fails without the claim")
  func absent() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-response", "json.id_token.claims.c_hash", .remove)
    try signIn.expect(
      .fail,
      "'c_hash' is missing; it must be 'HpvoNOXrkvBw8oNqK5tfGw'",
      expected: "HpvoNOXrkvBw8oNqK5tfGw",
      of: check, at: "apple-authorization-response")
  }

  @Test("is unknown when the algorithm does not tell the hash")
  func unknown() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-response", "json.id_token.header.alg", .set("XS256"))
    try signIn.expect(
      .unknown,
      "the token's 'alg' does not tell which hash 'c_hash' is made with",
      of: check, at: "apple-authorization-response")
  }

  @Test("takes the hash of the algorithm that the header names")
  func otherHash() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-response", "json.id_token.header.alg", .set("PS256"))
    try signIn.expect(
      .pass, "'c_hash' is 'HpvoNOXrkvBw8oNqK5tfGw'", of: check, at: "apple-authorization-response")
    let code = try signIn.token("apple-authorization-response", "json.code")
    let longer = SignatureAlgorithm.es384.leftHalfHash(of: code)
    try signIn.change("apple-authorization-response", "json.id_token.header.alg", .set("ES384"))
    try signIn.change("apple-authorization-response", "json.id_token.claims.c_hash", .set(longer))
    try signIn.expect(
      .pass, "'c_hash' is '\(longer)'", of: check, at: "apple-authorization-response")
  }

  @Test("does not apply without a code")
  func notApplicable() throws {
    var signIn = try SignIn("nonce")
    try signIn.change("apple-authorization-response", "json.code", .remove)
    try signIn.expectNothing(of: check, at: "apple-authorization-response")
  }
}
