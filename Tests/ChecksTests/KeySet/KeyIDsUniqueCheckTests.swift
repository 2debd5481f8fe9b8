import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("key-ids-unique")
struct KeyIDsUniqueCheckTests {
  private let check = MessageCheck.keyIDsUnique

  private func signIn(keys: String) throws -> SignIn {
    try SignIn(changing: "keys-response", "body", .set(#"{"keys":[\#(keys)]}"#))
  }

  @Test("passes the recorded sign-in, several keys, and a single one without 'kid'")
  func passes() throws {
    try SignIn().expect(
      .pass, "1 key, each with a 'kid' of its own", of: check, at: "keys-response")
    try signIn(keys: #"{"kid":"a"},{"kid":"b"}"#).expect(
      .pass, "2 keys, each with a 'kid' of its own", of: check, at: "keys-response")
    try signIn(keys: "{}").expect(
      .pass, "one key, which needs no 'kid'", of: check, at: "keys-response")
  }

  @Test("fails for two keys of one name, or without")
  func fails() throws {
    try signIn(keys: #"{"kid":"a"},{"kid":"a"}"#).expect(
      .fail, "two keys have the 'kid' 'a'", of: check, at: "keys-response")
    try signIn(keys: #"{"kid":"a"},{"kid":7}"#).expect(
      .fail, "a key has no 'kid', and the set has 2 keys", of: check, at: "keys-response")
  }

  @Test("does not apply to an answer without a key set")
  func notApplicable() throws {
    try SignIn(changing: "keys-response", "status", .set("503")).expectNothing(
      of: check, at: "keys-response")
  }
}
