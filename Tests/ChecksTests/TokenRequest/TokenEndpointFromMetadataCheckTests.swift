import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("token-endpoint-from-metadata")
struct TokenEndpointFromMetadataCheckTests {
  private let check = MessageCheck.tokenEndpointFromMetadata

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass,
      "'https://authorization-server.example/oauth/token' is the 'token_endpoint' of the metadata",
      of: check, at: "token-request")
  }

  @Test("fails for another endpoint, and names the character")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change(
      "token-request", "url", .set("https://authorization-server.example/oauth/tokem"))
    try signIn.expect(
      .fail,
      "'https://authorization-server.example/oauth/tokem' is not the 'token_endpoint' of the "
        + "metadata; 1 of 48 characters differ: character 48 is 'm' and should be 'n'",
      expected: "https://authorization-server.example/oauth/token",
      actual: "https://authorization-server.example/oauth/tokem",
      of: check, at: "token-request")
  }

  @Test("is unknown when 'metadata-response' is gone")
  func isUnknownWithoutMetadataResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("metadata-response")
    try signIn.expect(
      .unknown, "step 2 is not in the transcript",
      of: check, at: "token-request")
  }

  @Test("is unknown for metadata without the member")
  func isUnknownWithoutMember() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "json.token_endpoint", .remove)
    try signIn.expect(
      .unknown, "no metadata names a 'token_endpoint' to compare with", of: check,
      at: "token-request")
  }
}
