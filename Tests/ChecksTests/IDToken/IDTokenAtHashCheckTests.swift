import Testing
import TranscriptModel
import WireFormats

@testable import Checks

@Suite("id-token-at-hash")
struct IDTokenAtHashCheckTests {
  private let check = TokenCheck.idTokenAtHash
  private let hash = "piO5K09eOWrvg3xifcdepQ"

  @Test("passes the recorded sign-in")
  func passes() throws {
    try SignIn().expect(
      .pass, "'at_hash' is '\(hash)'", of: check, at: "token-response")
  }

  @Test("fails for one other character")
  func fails() throws {
    let other = "AiO5K09eOWrvg3xifcdepQ"
    try SignIn(changing: "token-response", "json.id_token.claims.at_hash", .set(other)).expect(
      .fail,
      "'at_hash' is '\(other)', not '\(hash)'; "
        + "1 of 22 characters differ: character 1 is 'A' and should be 'p'",
      expected: hash, actual: other, of: check, at: "token-response")
  }

  @Test("fails for another access token")
  func failsForOtherToken() throws {
    try SignIn(changing: "token-response", "json.access_token", .set("other")).expect(
      .fail, "'at_hash' is '\(hash)', not '2SmKENGwc1g33EvYXaxkGw'; 22 of 22 characters differ",
      expected: "2SmKENGwc1g33EvYXaxkGw", actual: hash, of: check, at: "token-response")
  }

  @Test("is unknown without an access token, or for an algorithm whose hash is not known")
  func unknown() throws {
    try SignIn(changing: "token-response", "json.access_token", .remove).expect(
      .unknown, "no access token beside the ID token", of: check, at: "token-response")
    try SignIn(changing: "token-response", "json.id_token.header.alg", .set("none")).expect(
      .unknown, "the ID token's 'alg' does not tell which hash 'at_hash' is made with", of: check,
      at: "token-response")
  }

  @Test("does not apply to an ID token without the claim")
  func notApplicable() throws {
    try SignIn(changing: "token-response", "json.id_token.claims.at_hash", .remove)
      .expectNothing(of: check, at: "token-response")
  }
}
