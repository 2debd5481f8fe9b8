import Testing
import TranscriptModel

@testable import Checks

@Suite("key-set-source")
struct KeySetSourceCheckTests {
  private let check = MessageCheck.keySetSource

  private let url = "https://authorization-server.example/jwks"

  @Test("passes the recorded sign-in", arguments: ["keys-response", "keys-response#2"])
  func passes(id: String) throws {
    try SignIn().expect(
      .pass, "'\(url)' is the 'jwks_uri' of the metadata", of: check, at: id)
  }

  @Test("fails for another URL")
  func fails() throws {
    let other = "https://authorization-server.example/jwkz"
    try SignIn(changing: "keys-request", "url", .set(other)).expect(
      .fail,
      "'\(other)' is not the 'jwks_uri' of the metadata; "
        + "1 of 41 characters differ: character 41 is 'z' and should be 's'",
      expected: url, actual: other, of: check, at: "keys-response")
  }

  @Test("fails for a URL without TLS")
  func failsForHTTP() throws {
    let plain = "http://authorization-server.example/jwks"
    try SignIn(changing: "keys-request", "url", .set(plain)).expect(
      .fail, "the keys were fetched from '\(plain)', which is no https URL", of: check,
      at: "keys-response")
  }

  @Test("is unknown when the request or the metadata is gone")
  func unknown() throws {
    try SignIn(without: "keys-request").expect(
      .unknown, "the request that 'keys-response' answers is not in the transcript", of: check,
      at: "keys-response")
    try SignIn(without: "metadata-response").expect(
      .unknown, "no metadata in the transcript names a 'jwks_uri'", of: check,
      at: "keys-response")
  }
}
