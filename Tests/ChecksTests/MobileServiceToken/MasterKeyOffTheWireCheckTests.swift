import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("master-key-off-the-wire")
struct MasterKeyOffTheWireCheckTests {
  private let check = MessageCheck.masterKeyOffTheWire

  @Test("passes the recorded run")
  func passes() throws {
    try SignIn("custom-token").expect(
      .pass, "the master key is in none of 31 messages", of: check, at: "mint-token")
  }

  @Test("fails when a message holds it, alone or inside another value")
  func fails() throws {
    var run = try SignIn("custom-token")
    let masterKey = try #require(
      run.transcript.steps.first { $0.id.name == .mintToken }?.calculation?.input("master_key"))
    try run.change("social-login-request", "header.X-Debug", .add("key=\(masterKey)"))
    try run.expect(
      .fail,
      "the master key is in 'social-login-request', from 'app'; whoever reads it is every user",
      of: check, at: "mint-token")
  }

  @Test("is unknown when a step is gone, or when the key would be found by chance")
  func unknown() throws {
    var run = try SignIn("custom-token")
    try run.delete("table-response")
    try run.expect(
      .unknown, "step 18 is not in the transcript", of: check, at: "mint-token")
    run = try SignIn("custom-token")
    run.register(.masterKey, at: .mobileService, "key")
    try run.expect(
      .unknown, "the master key is too short to be told from other words", of: check,
      at: "mint-token")
  }
}
