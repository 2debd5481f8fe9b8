import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("key-set-public")
struct KeySetPublicCheckTests {
  private let check = MessageCheck.keySetPublic

  @Test("passes the recorded sign-in", arguments: ["keys-response", "keys-response#2"])
  func passes(id: String) throws {
    try SignIn().expect(.pass, "1 key, without private members", of: check, at: id)
  }

  @Test("fails for a private member, and for a shared secret")
  func fails() throws {
    try SignIn(changing: "keys-response", "json.keys/0/d", .add("AQAB")).expect(
      .fail, "key 1 has 'd': whoever fetches the set can sign with it", of: check,
      at: "keys-response")
    try SignIn(
      changing: "keys-response", "body",
      .set(#"{"keys":[{"kty":"RSA"},{"kty":"oct","k":"AA","d":"AA"}]}"#)
    ).expect(
      .fail, "key 2 has 'k', 'd': whoever fetches the set can sign with it", of: check,
      at: "keys-response")
  }

  @Test("does not apply to an answer without a key set")
  func notApplicable() throws {
    try SignIn(changing: "keys-response", "status", .set("503")).expectNothing(
      of: check, at: "keys-response")
    try SignIn(changing: "keys-response", "body", .set("7")).expectNothing(
      of: check, at: "keys-response")
  }
}
