import Vocabulary
import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("authorization-endpoint-from-metadata")
struct AuthorizationEndpointFromMetadataCheckTests {
  private let check = MessageCheck.authorizationEndpointFromMetadata

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass,
      "'https://authorization-server.example/authorize' is the 'authorization_endpoint' "
        + "of the metadata",
      of: check, at: "open-browser")
  }

  @Test("fails for another endpoint")
  func fails() throws {
    var signIn = try SignIn()
    try signIn.change(
      "metadata-response", "json.authorization_endpoint",
      .set("https://authorization-server.example/authorise"))
    try signIn.expect(
      .fail,
      "the URL does not begin with the 'authorization_endpoint' of the metadata; "
        + "1 of 46 characters differ: character 45 is 'z' and should be 's'",
      expected: "https://authorization-server.example/authorise",
      actual: "https://authorization-server.example/authorize",
      of: check, at: "open-browser")
  }

  @Test("is unknown when 'metadata-response' is gone")
  func isUnknownWithoutMetadataResponse() throws {
    var signIn = try SignIn()
    try signIn.delete("metadata-response")
    try signIn.expect(
      .unknown, "step 2 is not in the transcript",
      of: check, at: "open-browser")
  }

  @Test("is unknown for metadata without the member")
  func isUnknownWithoutMember() throws {
    var signIn = try SignIn()
    try signIn.change("metadata-response", "json.authorization_endpoint", .remove)
    try signIn.expect(
      .unknown, "the metadata has no 'authorization_endpoint' to compare with",
      of: check, at: "open-browser")
  }
}
